import { expect, test } from './support/visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] });

test('a title’s address is copied by Share, and shows the title to whoever is sent it (spec §17)', async ({
  page,
  browser,
  request,
}) => {
  await page.goto('/movies');
  await page.getByRole('article').first().getByRole('link').first().click();
  // The address comes before its page.
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(page.url());
  const html = await (await request.get(address)).text();
  expect(html).toContain(`property="og:title" content="${name}"`);
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect((await request.get(new URL(picture).pathname)).headers()['content-type']).toBe('image/jpeg');
  // Whoever isn’t signed in is still asked to.
  const stranger = await browser.newPage({ storageState: { cookies: [], origins: [] } });
  await stranger.goto(address);
  await expect(stranger).toHaveURL('/login');
  await stranger.close();
});

test('an episode is shared by its own address (spec §17)', async ({ page }) => {
  await page.goto('/video/orbit-of-small-things?episode=orbit-of-small-things-2');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a title’s page offers others like it, never itself (spec §17)', async ({ page }) => {
  await page.goto('/movies');
  await page.getByRole('article').first().getByRole('link').first().click();
  // The address comes before its page.
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const alike = page.getByRole('list', { name: 'More Like This' }).getByRole('article');
  await expect(alike.first()).toBeVisible();
  expect(await alike.getByRole('heading').allTextContents()).not.toContain(name);
  const next = (await alike.first().getByRole('heading').textContent()) ?? '';
  await alike.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next);
});

test('a film that doesn’t start still offers others like it (spec §17)', async ({ page }) => {
  await page.route('**/media/**', () => {});
  await page.goto('/movies');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('list', { name: 'More Like This' }).getByRole('article').first()).toBeVisible();
});

test('a server that can’t search offers none (spec §17)', async ({ page }) => {
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/movies');
  const responded = page.waitForResponse(/\/api\/search\?/);
  await page.getByRole('article').first().getByRole('link').first().click();
  await responded;
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'More Like This' })).toHaveCount(0);
});
