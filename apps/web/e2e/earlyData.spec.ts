import { holdApp, holdRequests } from './support/heldRequests';
import { choose, expectBeyond } from './support/player';
import { createPaidAccount, signIn } from './support/viewers';
import { expect, type Page, test } from './support/visitor';

const ID = 'lamps-on-the-river';

/** Opens a playlist whose app is held back, and waits for its first picture; returns its element and the way to let the app through. */
async function openToFirstPicture(page: Page) {
  const letThrough = await holdApp(page);
  await page.goto(`/video/${ID}`, { waitUntil: 'commit' });
  const film = page.getByRole('main').locator('video');
  await expect
    .poll(() => film.evaluateAll(([video]) => (video as HTMLVideoElement | undefined)?.readyState ?? 0))
    .toBeGreaterThan(1);
  return { film, letThrough };
}

/** Tells of each frame in which a player's stage is seen, from now on. */
async function watchForStage(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('tellOfStage', (address: string) => seen.push(address));
  await page.addInitScript(() => {
    const look = () => {
      const stage = document.querySelector('[data-early-picture]');
      if (stage?.checkVisibility({ visibilityProperty: true }))
        Reflect.get(window, 'tellOfStage')(location.href);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return seen;
}

test('a player page fetches what it plays, and who has paid, before the code of the app is there', async ({
  page,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/services/')) paths.push(pathname + search);
  });
  const letThrough = await holdApp(page);
  await page.goto(`/video/${ID}`, { waitUntil: 'commit' });
  await expect.poll(() => paths.filter((path) => path.includes('/payment-history/'))).toHaveLength(1);
  await expect.poll(() => paths.filter((path) => path.endsWith(`/${ID}`)).length).toBeGreaterThan(0);
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('नदी के दीये');
  await expect
    .poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).readyState))
    .toBeGreaterThan(1);
  // The app took those responses and requested nothing of that a second time.
  expect(paths).toEqual([...new Set(paths)]);
});

test('a playlist’s first picture is shown before the code of the app is there, and the player goes on with it', async ({
  page,
}) => {
  const media: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(mp4|m4a)$/.test(pathname)) media.push(`${pathname} ${request.headers().range}`);
  });
  const { film, letThrough } = await openToFirstPicture(page);
  await expect(film).toBeVisible();
  const early = await film.elementHandle();
  letThrough();
  await expectBeyond(page, 0.3);
  expect(await film.evaluate((video, other) => video === other, early)).toBe(true);
  // Nothing of it is loaded a second time.
  expect(media).toEqual([...new Set(media)]);
  // The player knows what was reported before it was there.
  await choose(page, 'Captions', 'हिन्दी');
  await choose(page, 'Quality', /^360p/);
});

for (const [what, file] of [
  ['our code for playlists', '**/assets/hlsSource-*.js'],
  ['the early start', '**/assets/early-*.js'],
] as const)
  test(`the app starts and plays although ${what} fails to load`, async ({ page }) => {
    await page.route(file, (route) => route.abort());
    await page.goto(`/video/${ID}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('नदी के दीये');
    await expectBeyond(page, 0.3);
    // Nothing of the early start is left.
    await expect(page.locator('video')).toHaveCount(1);
  });

test('the app starts while the film is still loading', async ({ page }) => {
  const letThrough = await holdRequests(page, /\/media\//);
  await page.goto(`/video/${ID}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('नदी के दीये');
  letThrough();
  await expectBeyond(page, 0.3);
});

test('the app starts while it isn’t known yet who has paid, and plays once it is', async ({ page }) => {
  const letThrough = await holdRequests(page, '**/api/payment-history/**');
  // A call that hangs is given up only later.
  const app = page.waitForRequest('**/assets/libraries-*.js', { timeout: 10_000 });
  await page.goto(`/video/${ID}`, { waitUntil: 'commit' });
  await app;
  letThrough();
  await expectBeyond(page, 0.3);
  await expect(page.locator('video')).toHaveCount(1);
});

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('nobody sees a player page on the way to sign in, nor fetches its film or the code of its route', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/video\.route|player-|\/services\/content|\/media\//.test(pathname)) fetched.push(pathname);
    });
    await page.goto('/privacy-policy');
    const seen = await watchForStage(page);
    await page.goto(`/video/${ID}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(fetched).toEqual([]);
    expect(seen).toEqual([]);
    // Going back leads to where they came from, as it would have from the film.
    await page.goBack();
    await expect(page).toHaveURL(/\/privacy-policy$/);
  });

  test('a visitor who signs in goes on to the film they wanted, at their episode', async ({
    page,
    request,
  }) => {
    const viewer = await createPaidAccount(request);
    await page.goto('/video/orbit-of-small-things?episode=2');
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, viewer, page.url());
    await expect(page).toHaveURL(/\/video\/orbit-of-small-things\?episode=2$/);
    await expectBeyond(page, 0.3);
  });
});

test('a player page that fails early shows it at the usual time, and Try again loads it', async ({
  page,
}) => {
  let isDown = true;
  await page.route('**/services/**', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(`/video/${ID}`);
  const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  isDown = false;
  await tryAgain.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('नदी के दीये');
});
