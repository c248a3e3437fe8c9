import { holdRequests } from './support/heldRequests';
import { open, openWithCode } from './support/pages';
import { play } from './support/playback';
import { expect, type Page, test } from './support/visitor';

// Rows that drift are held still, so that a card stays where it is clicked.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const shelf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cards = (page: Page, name: string) => shelf(page, name).getByRole('link').filter({ visible: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('a live channel opens over the page, plays and pauses, closes with Escape and gives the focus back', async ({
  page,
}) => {
  const channel = shelf(page, 'Live TV').getByRole('button').first();
  await channel.click();
  const overlay = page.getByRole('dialog');
  await expect(overlay).toBeVisible();
  const frame = overlay.locator('iframe');
  await expect(frame).toHaveAttribute('src', /controls=0&fs=0/);
  const video = overlay.frameLocator('iframe').locator('video');
  const isPaused = () => video.evaluate((element) => (element as HTMLVideoElement).paused);
  await expect.poll(isPaused).toBe(false);
  await overlay.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect.poll(isPaused).toBe(true);
  await overlay.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(isPaused).toBe(false);
  // The embed has no control of its own: Tab passes it.
  for (const name of ['Close', 'Pause', 'Close']) {
    await page.keyboard.press('Tab');
    await expect(overlay.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(channel).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('recentlyWatched'))).toBeNull();
});

test('a live channel of a server that sends videoId alone, to everybody, opens over the page and by its address', async ({
  page,
}) => {
  type Wire = { id: string; youtube_video_id?: string };
  const asSpecified = ({ youtube_video_id: _, ...channel }: Wire) => ({
    ...channel,
    videoId: 'chal-live-pratidin',
  });
  await page.route(/\/api\/youtube-channels(\/|$)/, async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const wire = (await response.json()) as Wire | Wire[];
    await route.fulfill({ response, json: Array.isArray(wire) ? wire.map(asSpecified) : asSpecified(wire) });
  });
  const [channel] = (await (
    await page.request.get('/services/content/api/youtube-channels')
  ).json()) as Wire[];
  await page.reload();
  await shelf(page, 'Live TV').getByRole('button').first().click();
  await expect(page.getByRole('dialog').frameLocator('iframe').locator('video')).toBeVisible();
  await page.goto(`/video/${channel?.id}`);
  await expect(page.frameLocator('iframe').locator('video')).toBeVisible();
});

test('a live channel opens at once, and again, while the detail that names its video is fetched', async ({
  page,
}) => {
  type Wire = { youtube_video_id?: string };
  await page.route(/\/api\/youtube-channels(\?|$)/, async (route) => {
    const response = await route.fetch();
    const channels = ((await response.json()) as Wire[]).map(
      ({ youtube_video_id: _, ...channel }) => channel,
    );
    await route.fulfill({ response, json: channels });
  });
  const letThrough = await holdRequests(page, /\/api\/youtube-channels\/./);
  // Without what the server rendered of it.
  await page.goto('/privacy-policy');
  await page.getByRole('link', { name: 'Chalchitra' }).first().click();
  const channel = shelf(page, 'Live TV').getByRole('button').first();
  const overlay = page.getByRole('dialog');
  await channel.click();
  await expect(overlay.getByRole('status')).toHaveText('Loading');
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await channel.click();
  await expect(overlay.getByRole('status')).toHaveText('Loading');
  letThrough();
  await expect(overlay.frameLocator('iframe').locator('video')).toBeVisible();
});

test('a row has its next pictures before they come into view, and fetches the rest of its list when its last titles come near (spec §14)', async ({
  page,
}) => {
  const response = await page.request.get('/services/content/api/videos');
  const titles = ((await response.json()) as { name: string }[]).map(({ name }) => name);
  const last = titles.at(-1) ?? '';
  const row = shelf(page, 'Movies');
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('link', { name: titles[0] ?? '' }).first()).toBeVisible();
  const pictures = row.locator('img');
  await expect(pictures.last()).not.toBeInViewport();
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  const forward = row.getByRole('button', { name: 'Scroll Movies forward' });
  await expect(async () => {
    await forward.click();
    await expect(row.getByRole('link', { name: last }).first()).toBeAttached({ timeout: 500 });
  }).toPass();
  expect(paths.filter((path) => path === '/services/content/api/videos')).toHaveLength(1);
  expect(paths).not.toContain('/services/content/api/documentaries');
});

test('a live channel that can’t be shown says so, and is requested again in place of Play', async ({
  page,
}) => {
  await page.route('**/embed/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>addEventListener("message", () => parent.postMessage(\'{"event":"onError","info":100}\', "*"))</script>',
    }),
  );
  await shelf(page, 'Live TV').getByRole('button').first().click();
  const overlay = page.getByRole('dialog');
  await expect(overlay.getByRole('alert')).toHaveText('This channel can’t be played right now');
  await expect(overlay.getByRole('button', { name: /^(Play|Pause)$/ })).toHaveCount(0);
  await page.unroute('**/embed/**');
  await overlay.getByRole('button', { name: 'Try again' }).click();
  await expect(overlay.getByRole('alert')).toBeHidden();
  const video = overlay.frameLocator('iframe').locator('video');
  await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).paused)).toBe(false);
  await expect(overlay.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});

test('a live channel that is paused while it loads stays paused, and plays when Play is pressed', async ({
  page,
}) => {
  const letThrough = await holdRequests(page, '**/embed/*');
  await shelf(page, 'Live TV').getByRole('button').first().click();
  const overlay = page.getByRole('dialog');
  await overlay.getByRole('button', { name: 'Pause', exact: true }).click();
  letThrough();
  const video = overlay.frameLocator('iframe').locator('video');
  const isReady = () => video.evaluate((element) => (element as HTMLVideoElement).readyState > 2);
  const isPaused = () => video.evaluate((element) => (element as HTMLVideoElement).paused);
  await expect.poll(isReady).toBe(true);
  await expect.poll(isPaused).toBe(true);
  await expect(overlay.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await overlay.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(isPaused).toBe(false);
});

/** Opens the page again with its payment history held; returns how to wait for its request, and how to let it through. */
async function holdHistory(page: Page) {
  const letThrough = await holdRequests(page, '**/api/payment-history/*');
  const isRequested = page.waitForRequest('**/api/payment-history/*');
  // The page itself gives up one that is held for long.
  const isAnswered = isRequested.then((request) => request.response().catch(() => null));
  await page.reload();
  return { isRequested, isAnswered, letThrough };
}

test('a live channel that is clicked before it is known who has paid opens over the page all the same', async ({
  page,
}) => {
  const { isRequested, letThrough } = await holdHistory(page);
  await shelf(page, 'Live TV').getByRole('button').first().click();
  await isRequested;
  letThrough();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('a film that is clicked before it is known who has paid leads nowhere once another page was opened', async ({
  page,
}) => {
  const { isRequested, isAnswered, letThrough } = await holdHistory(page);
  await cards(page, 'Movies').nth(1).click();
  await isRequested;
  await expect(page.getByText('Checking your subscription')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await expect(page.getByText('Checking your subscription')).toBeHidden();
  letThrough();
  await isAnswered;
  // Had the click led on after all, the way back would lead to the policy.
  await page.goBack();
  await expect(shelf(page, 'Movies')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('a press that comes just before a card’s preview opens its title (spec §4)', async ({ page }) => {
  await page.clock.install();
  await openWithCode(page, '/movies');
  const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
  const preview = page.getByRole('link', { name: 'Watch Now' });
  // The code of previews has loaded then.
  await links.nth(1).hover();
  await page.clock.runFor(1000);
  await expect(preview).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(1000);
  await expect(preview).toHaveCount(0);
  const title = (await links.first().textContent()) ?? '';
  await links.first().hover();
  await page.mouse.down();
  await page.clock.runFor(1000);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('what was played is recently watched; going back finds the same place; the logo leads home', async ({
  page,
}) => {
  const card = cards(page, 'Movies').nth(1);
  const title = (await card.textContent()) ?? '';
  await card.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('video')).toHaveJSProperty('disablePictureInPicture', true);
  await play(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyWatched'))).toContain(title);
  await page.goBack();
  await expect(shelf(page, 'Recently Watched').getByRole('link', { name: title }).first()).toBeVisible();
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(400);
  await page.goto('/movies');
  await page.getByRole('banner').getByRole('link', { name: 'Chalchitra' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(shelf(page, 'Kids')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('home skips the shelves that are off screen, and the way back finds the same place all the same', async ({
    page,
  }) => {
    // A script's own font breaks lines elsewhere whenever it comes, which moves the place by a line.
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto('/');
    const isRendered = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
    const shelf = page.getByRole('region', { name: 'Kids', exact: true });
    const card = shelf.getByRole('article').first();
    await expect.poll(() => card.evaluate(isRendered)).toBe(false);

    await shelf.scrollIntoViewIfNeeded();
    await expect.poll(() => card.evaluate(isRendered)).toBe(true);
    const topOf = () => shelf.evaluate((element) => element.getBoundingClientRect().top);
    const top = await topOf();
    const moved = async () => Math.abs((await topOf()) - top);
    await shelf.getByRole('link', { name: 'See All' }).tap();
    await expect(page).not.toHaveURL(/\/$/);
    await page.goBack();
    await expect.poll(moved).toBeLessThan(2);
    await expect.poll(() => page.getByRole('article').first().evaluate(isRendered)).toBe(false);
    expect(await moved()).toBeLessThan(2);
  });

  test('a tap on the hero’s dots shows a slide, and the next ones follow (spec §4)', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await open(page, '/');
    const hero = page.getByRole('region', { name: 'Featured' });
    const dot = (place: number) => hero.getByRole('button', { name: new RegExp(`^Slide ${place} of`) });
    await dot(2).tap();
    await expect(dot(2)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(7500);
    await expect(dot(3)).toHaveAttribute('aria-current', 'true');
  });
});

test('See All leads to the shelf’s own page, and there to one genre as a grid', async ({ page }) => {
  await shelf(page, 'Short Films').getByRole('link', { name: 'See All' }).click();
  await expect(page).toHaveURL(/\/movies\/short$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short Films');
  await page.getByRole('link', { name: 'See All' }).first().click();
  await expect(page).toHaveURL(/\?genre=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('· Short Films');
});

test('right-click and the named keys are blocked at home, and nowhere else', async ({ page }) => {
  const isBlocked = (target = page.locator('body')) =>
    target.evaluate((element) => {
      const events = [
        new MouseEvent('contextmenu', { bubbles: true, cancelable: true }),
        new KeyboardEvent('keydown', { code: 'KeyS', ctrlKey: true, bubbles: true, cancelable: true }),
      ];
      return events.map((event) => !element.dispatchEvent(event));
    });
  await expect.poll(() => isBlocked()).toEqual([true, true]);
  // What is typed may be corrected and pasted by right-click.
  expect(await isBlocked(page.getByRole('combobox', { name: 'Search' }))).toEqual([false, false]);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Payment History' })).toBeVisible();
  expect(await isBlocked()).toEqual([false, false]);
});
