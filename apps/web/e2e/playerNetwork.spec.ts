import type { Page } from '@playwright/test';
import { CONTENT } from './support/pages';
import {
  choose,
  expectBeyond,
  expectFeedback,
  film,
  MEDIA,
  noteFeedback,
  openMenu,
  player,
  press,
  titles,
  watch,
} from './support/player';
import { expect, test } from './support/visitor';

const RENEWED = '/media/renewed/';
const QUALITY_LEFT = 'This quality is damaged. Auto is on.';

test.beforeEach(({ page }) => noteFeedback(page));

/** Slows or cuts the page's network; bytes per second. */
async function network(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  return (change: { offline?: boolean; bytes?: number; latency?: number }) =>
    client.send('Network.emulateNetworkConditions', {
      offline: change.offline ?? false,
      latency: change.latency ?? 0,
      downloadThroughput: change.bytes ?? -1,
      uploadThroughput: -1,
    });
}

const isLoadedTo = (page: Page, seconds: number) =>
  page.locator('video').evaluate((element, place) => {
    const { buffered } = element as HTMLVideoElement;
    return buffered.length > 0 && buffered.end(buffered.length - 1) > place;
  }, seconds);

/** Responds to requests for media with a status as long as it is switched on. */
async function refuseMedia(page: Page, status: number) {
  const refusal = { isOn: false, count: 0 };
  await page.context().route(MEDIA, (route) => {
    if (!refusal.isOn) return route.fallback();
    refusal.count += 1;
    return route.fulfill({ status, body: '' });
  });
  return refusal;
}

/** The first bytes of a rendition say how to read the rest. */
const THROUGHOUT = { from: 1, to: Number.POSITIVE_INFINITY };

/** Damages the picture in parts of renditions that begin within so many bytes, as long as it is switched on. */
async function damage(page: Page, renditions: RegExp, { from, to } = THROUGHOUT) {
  const state = { isOn: true };
  await page.context().route(renditions, async (route) => {
    const start = Number(/bytes=(\d+)-/.exec(route.request().headers().range ?? '')?.[1] ?? 0);
    if (!state.isOn || start < from || start > to) return route.fallback();
    const response = await route.fetch();
    const body = await response.body();
    body.fill(7, body.indexOf('mdat') + 4);
    return route.fulfill({ response, body });
  });
  return state;
}

/** Counts how often a notice has come, also for a moment. */
async function countAlerts(page: Page) {
  await page.addInitScript(() => {
    const seen = { count: 0, isThere: false };
    Object.assign(globalThis, { seenAlerts: seen });
    new MutationObserver(() => {
      const isThere = document.querySelector('[role="alert"]') !== null;
      if (isThere && !seen.isThere) seen.count += 1;
      seen.isThere = isThere;
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (Reflect.get(globalThis, 'seenAlerts') as { count: number }).count);
}

test('a slow network plays the level that it carries', async ({ page }) => {
  // The code is there already, as on a second visit.
  await watch(page, titles.other);
  const set = await network(page);
  // 144 kbit/s: the 113 of 360p go through, the 157 of 540p don't.
  await set({ bytes: 18_000, latency: 150 });
  await watch(page, titles.playlist);
  // What was begun at a higher level is still shown first.
  await expect.poll(() => film(page, 'videoHeight')).toBe(360);
  await expectBeyond(page, 3);
});

test('a cut connection plays what is there, says so at its end, and goes on by itself', async ({ page }) => {
  const set = await network(page);
  await watch(page, titles.playlist);
  await choose(page, 'Quality', /^720p/);
  await press(page, 'Home');
  await set({ bytes: 60_000 });
  await page.goto(`/video/${titles.other}`);
  await expectBeyond(page, 0.3);
  await expect.poll(async () => isLoadedTo(page, (await film(page, 'currentTime')) + 3)).toBe(true);
  await set({ offline: true });
  const before = await film(page, 'currentTime');
  await expectBeyond(page, before + 1);
  await press(page, '9');
  await expect(player(page).getByText('You’re offline.')).toBeVisible();
  await set({});
  await expect(player(page).getByText('You’re offline.')).toBeHidden();
  await expectBeyond(page, 29.5);
  expect(await film(page, 'paused')).toBe(false);
});

test('a menu that is open when the connection is cut stays closed afterwards, and the notice has the focus', async ({
  page,
}) => {
  const set = await network(page);
  await set({ bytes: 60_000 });
  await watch(page, titles.playlist);
  await openMenu(page, 'Speed');
  await set({ offline: true });
  // Beyond what is loaded.
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 27;
  });
  await expect(player(page).getByText('You’re offline.')).toBeVisible();
  await expect(player(page).getByRole('button', { name: 'Try again' })).toBeFocused();
  await set({});
  await expectBeyond(page, 27.5);
  await expect(player(page).getByText('You’re offline.')).toBeHidden();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

/** The code of the player's menus. */
const MENU_CODE = /\/assets\/PlayerMenus-/;

test('a menu whose code can’t be had says so, and opens with the next press', async ({ page }) => {
  await page.route(MENU_CODE, (route) => route.abort('internetdisconnected'));
  await watch(page, titles.playlist);
  await player(page).getByRole('button', { name: 'Speed', exact: true }).press('Enter');
  await expectFeedback(page, 'Failed to load. Try again.');
  await expect(page.getByRole('menu', { name: 'Speed' })).toBeHidden();
  await page.unroute(MENU_CODE);
  await expect(await openMenu(page, 'Speed')).toBeVisible();
});

test('a film that has played a while opens its menus and the keys without the network', async ({ page }) => {
  const keys = page.waitForResponse(/\/assets\/PlayerKeys-/);
  const menus = page.waitForResponse(MENU_CODE);
  await watch(page, titles.playlist);
  for (const response of await Promise.all([keys, menus])) await response.finished();
  await page.context().setOffline(true);
  await expect(await openMenu(page, 'Speed')).toBeVisible();
  await press(page, 'Escape', '?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('a request to a server that fails is sent again with growing waits', async ({ page }) => {
  const refusal = await refuseMedia(page, 503);
  await watch(page, titles.playlist);
  await expect.poll(() => isLoadedTo(page, 31)).toBe(true);
  refusal.isOn = true;
  await page.goto(`/video/${titles.other}`);
  await expect(
    player(page).getByText('The connection to the video was lost. Retrying automatically…'),
  ).toBeVisible();
  refusal.isOn = false;
  await expectBeyond(page, 0.5);
});

for (const kind of ['playlist', 'file'] as const) {
  test(`a lapsed signature of a ${kind} is renewed at the same place`, async ({ page }) => {
    let signature = '';
    let isLapsed = false;
    await page.context().route(MEDIA, (route) => {
      const url = route.request().url();
      // The server's signature holds for hours; the renewed one stands for the one it would give then.
      if (url.includes(RENEWED)) return route.continue({ url: url.replace(RENEWED, signature) });
      signature = MEDIA.exec(url)?.[0] ?? '';
      return isLapsed ? route.fulfill({ status: 403, body: '' }) : route.fallback();
    });
    await page.context().route(/\/services\/content\/api\//, async (route) => {
      if (!isLapsed) return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replace(MEDIA, RENEWED) });
    });
    await watch(page, titles[kind]);
    await press(page, '5');
    await expectBeyond(page, 16);
    // At rest, so that the choice never comes after the film's end, however slow the machine is.
    await press(page, 'k');
    await expect.poll(() => isLoadedTo(page, 31)).toBe(true);
    isLapsed = true;
    await choose(page, 'Quality', /^360p/);
    await press(page, 'k');
    await expect.poll(() => film(page, 'videoHeight')).toBe(360);
    await expectBeyond(page, 16.5);
    expect(await film(page, 'paused')).toBe(false);
    await expect(player(page).getByRole('alert')).toHaveCount(0);
  });
}

test('a chosen rendition whose playlist fails is retried until it plays', async ({ page }) => {
  // From the start: on a slow machine the film may begin in it, and has its playlist then.
  await page.route(/360p\.m3u8/, (route) => route.fulfill({ status: 500, body: '' }));
  await watch(page, titles.playlist);
  // At rest: of a film that plays hls.js keeps what is buffered where fetching it again may take too long.
  await press(page, 'k', 'Home');
  await choose(page, 'Quality', /^360p/);
  await press(page, 'k');
  await expect(
    player(page).getByText('The connection to the video was lost. Retrying automatically…'),
  ).toBeVisible();
  await page.unroute(/360p\.m3u8/);
  await expect.poll(() => film(page, 'videoHeight')).toBe(360);
  await expectBeyond(page, (await film(page, 'currentTime')) + 1);
  await expect(player(page).getByRole('alert')).toHaveCount(0);
});

test('damage at one place of one rendition is played around', async ({ page }) => {
  await damage(page, /720p\.mp4$/, { from: 300_000, to: 370_000 });
  await watch(page, titles.playlist);
  await press(page, '5');
  await expectBeyond(page, 22);
  await expect(player(page).getByRole('alert')).toHaveCount(0);
});

test('a chosen rendition that is damaged throughout is left for another', async ({ page }) => {
  await watch(page, titles.series);
  await choose(page, 'Quality', /^720p/);
  await damage(page, /720p\.mp4$/);
  await choose(page, 'Episodes', /Solder and Jaggery/);
  await expect(player(page).getByText('Episode 3: Solder and Jaggery')).toBeVisible();
  await expect.poll(() => film(page, 'videoHeight')).toBeLessThan(720);
  await expectFeedback(page, QUALITY_LEFT);
  await expectBeyond(page, 5);
  expect(await film(page, 'paused')).toBe(false);
  await expect(player(page).getByRole('alert')).toHaveCount(0);
  const menu = await openMenu(page, 'Quality');
  await expect(menu.getByRole('group', { name: 'Quality' }).getByRole('menuitemradio')).toHaveText([
    /^Auto/,
    /^540p/,
    /^360p/,
    /^Sound only/,
  ]);
});

for (const [what, part, response] of [
  ['playlist is gone', /360p\.m3u8/, { status: 404, body: '' }],
  ['playlist can’t be read', /360p\.m3u8/, { status: 200, body: 'no playlist' }],
  ['segments are gone', /360p\.mp4$/, { status: 404, body: '' }],
  ['segments can’t be read', /360p\.mp4$/, { status: 200, body: 'no film' }],
] as const) {
  test(`a rendition that is chosen while it plays gives way to Auto where its ${what}`, async ({ page }) => {
    await watch(page, titles.series);
    await choose(page, 'Quality', /^720p/);
    // The next episode keeps the quality: where Auto chooses, it may load what is to be refused before that.
    await choose(page, 'Episodes', /Solder and Jaggery/);
    await expect(player(page).getByText('Episode 3: Solder and Jaggery')).toBeVisible();
    await expect.poll(() => film(page, 'videoHeight')).toBe(720);
    await page.context().route(part, (route) => route.fulfill(response));
    await press(page, 'Home');
    await choose(page, 'Quality', /^360p/);
    await expectFeedback(page, QUALITY_LEFT);
    // Past what was loaded before.
    await expectBeyond(page, 15);
    await expect(player(page).getByRole('alert')).toHaveCount(0);
    const menu = await openMenu(page, 'Quality');
    await expect(menu.getByRole('menuitemradio', { name: /^Auto/, checked: true }).first()).toBeVisible();
  });
}

test('two damaged renditions of three are left one after the other', async ({ page }) => {
  await damage(page, /(720|540)p\.mp4$/);
  const alerts = await countAlerts(page);
  await watch(page, titles.playlist);
  await expectBeyond(page, 5);
  expect(await film(page, 'videoHeight')).toBe(360);
  expect(await alerts()).toBe(0);
});

test('damage in all renditions is said once, and Try again plays on once it is mended', async ({ page }) => {
  const damaged = await damage(page, /\d+p\.mp4$/);
  const alerts = await countAlerts(page);
  await page.goto(`/video/${titles.playlist}`);
  const alert = player(page).getByRole('alert');
  await expect(alert).toContainText('damaged');
  expect(await alerts()).toBe(1);
  await player(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(alerts).toBe(2);
  await expect(alert).toContainText('damaged');
  damaged.isOn = false;
  await player(page).getByRole('button', { name: 'Try again' }).click();
  await expectBeyond(page, 0.5);
  await expect(alert).toHaveCount(0);
  const menu = await openMenu(page, 'Quality');
  await expect(menu.getByRole('group', { name: 'Quality' }).getByRole('menuitemradio')).toHaveText([
    /^Auto/,
    /^720p/,
    /^540p/,
    /^360p/,
    /^Sound only/,
  ]);
});

test('media that is gone, and a title without any, are said with a way on', async ({ page }) => {
  const refusal = await refuseMedia(page, 404);
  refusal.isOn = true;
  await page.goto(`/video/${titles.playlist}`);
  await expect(player(page).getByText('This video is no longer available.')).toBeVisible();
  await expect(player(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  refusal.isOn = false;
  await player(page).getByRole('button', { name: 'Try again' }).click();
  await expectBeyond(page, 0.3);

  // Withdrawn once it is open: its details are gone, too. The film that plays now must not be refused before that.
  await page.goto('/privacy-policy');
  const refused = refusal.count;
  await page
    .context()
    .route(CONTENT, (route) =>
      refusal.count > refused ? route.fulfill({ status: 404, json: {} }) : route.fallback(),
    );
  refusal.isOn = true;
  await page.goto(`/video/${titles.playlist}`);
  await expect(player(page).getByText('This video is no longer available.')).toBeVisible();
  await page.context().unroute(CONTENT);
  refusal.isOn = false;

  const withoutVideo = { isOn: true };
  await page.context().route(/\/services\/content\/api\/.*\/kayalkattu/, async (route) => {
    const response = await route.fetch();
    if (!response.ok() || !withoutVideo.isOn) return route.fulfill({ response });
    return route.fulfill({ json: { ...(await response.json()), video_url: '' } });
  });
  await page.goto('/video/kayalkattu');
  await expect(player(page).getByText('This title has no video yet')).toBeVisible();
  withoutVideo.isOn = false;
  await player(page).getByRole('button', { name: 'Try again' }).click();
  await expectBeyond(page, 0.3);
  await expect(player(page).getByRole('alert')).toHaveCount(0);

  await page.goto('/video/no-such-title');
  await expect(page.getByRole('alert').getByRole('link')).toBeVisible();
});
