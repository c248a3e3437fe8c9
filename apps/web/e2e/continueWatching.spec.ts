import { expectBeyond, expectWatching, film, press, stopAt, titles, watch } from './support/player';
import { expect, type Page, test, watchForProblems } from './support/test';
import { createPaidAccount, signIn, signInByRequest, type Viewer } from './support/viewers';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const FILM = 'नदी के दीये';
const FILM_DETAIL = `/api/videos/${titles.playlist}`;
const CALL = '**/services/content/api/places/**';
const row = (page: Page) => page.getByRole('region', { name: 'Recently Watched' });
const card = (page: Page, name: string) => row(page).getByRole('article', { name });

interface ServerPlace {
  id: string;
  position: number;
  episode: { id: string } | null;
}

/** The places that the server has of a viewer. */
async function onServer(page: Page, viewer: Viewer): Promise<ServerPlace[]> {
  const { uid, headers } = await signInByRequest(page.request, viewer);
  const response = await page.request.get(`/services/content/api/places/${uid}`, { headers });
  return (await response.json()) as ServerPlace[];
}

/** Signs in a new subscriber, and waits until they are. */
async function enter(page: Page, viewer: Viewer) {
  await signIn(page, viewer, '/movies');
  await expect(page.getByRole('heading', { level: 1, name: 'Movies' })).toBeVisible();
}

/** Opens a title that was begun, and goes on with it. */
async function resume(page: Page, id: string) {
  await page.goto(`/video/${id}`);
  await page.getByRole('button', { name: /^Resume from/ }).click();
  await expectWatching(page);
}

test('stopped here, a film is on another device, and resumes there where it was (spec §15)', async ({
  page,
  browser,
  request,
  problems,
}) => {
  const viewer = await createPaidAccount(request);
  const television = await browser.newContext({ reducedMotion: 'reduce' });
  await watchForProblems(television, problems);
  const other = await television.newPage();
  await signIn(other, viewer, '/');
  await expect(other.getByRole('heading', { name: 'Movies' })).toBeVisible();
  await other.mouse.move(300, 300);
  await expect(row(other)).toHaveCount(0);

  await enter(page, viewer);
  await watch(page, titles.playlist);
  const stopped = await stopAt(page, 12);
  const bar = card(other, FILM).getByRole('progressbar');
  await expect(bar).toBeVisible();
  expect(await bar.evaluate((element) => (element as HTMLProgressElement).value)).toBeCloseTo(
    stopped / 32,
    1,
  );

  await card(other, FILM).getByRole('link', { name: FILM }).click();
  // Where its first picture moves: read afterwards, the playhead is further by what the machine took to read it.
  await other.locator('video').evaluate((video) => {
    const begin = () => Object.assign(video.dataset, { begunAt: (video as HTMLVideoElement).currentTime });
    video.addEventListener('playing', begin, { once: true });
  });
  await other.getByRole('button', { name: /^Resume/ }).click();
  await expect(other.locator('video')).toHaveAttribute('data-begun-at', /./);
  const begunAt = await other.locator('video').getAttribute('data-begun-at');
  expect(Math.abs(Number(begunAt) - stopped)).toBeLessThan(2);
  await television.close();
});

test('of two devices the one that began later decides (spec §15)', async ({ page, request }) => {
  const viewer = await createPaidAccount(request);
  await enter(page, viewer);
  await watch(page, titles.file);
  // A television that began while this device was playing. The server orders both by when their reports arrive, so it
  // begins later by more than a report takes.
  await expectBeyond(page, 2);
  const { uid, headers } = await signInByRequest(request, viewer);
  const place = {
    type: 'place',
    id: titles.file,
    kind: 'podcasts',
    episodeId: '',
    position: 10,
    duration: 32,
  };
  const session = { age: 0, sessionId: 'television', sessionAge: 0 };
  const response = await request.put(`/services/content/api/places/${uid}`, {
    headers,
    data: { changes: [{ ...place, ...session }] },
  });
  expect(response.status()).toBe(204);
  const reported = page.waitForResponse(
    (call) => call.request().method() === 'PUT' && call.url().includes('/api/places/'),
  );
  await stopAt(page, 20);
  expect((await reported).status()).toBe(204);
  expect(await onServer(page, viewer)).toMatchObject([{ id: titles.file, position: 10 }]);
});

test('an episode that was finished leads to the next one, and a film that was finished leaves the row (spec §15)', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await enter(page, viewer);
  await watch(page, titles.playlist);
  await stopAt(page, 12);
  await page.goto('/');
  await page.mouse.move(300, 300);
  await expect(card(page, FILM)).toBeVisible();
  await resume(page, titles.playlist);
  await stopAt(page, 31);
  await watch(page, titles.series);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await stopAt(page, 31);
  await page.goto('/');
  await page.mouse.move(300, 300);
  await expect(card(page, name).getByText(/^Next: /)).toBeVisible();
  await expect(card(page, FILM)).toHaveCount(0);
  await card(page, name).getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`/video/${titles.series}\\?episode=`));
});

test('a live channel that our own player plays keeps its place on this device, and gets into no row', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  // An event that has ended: a channel that is a film by now.
  const isChannel = new RegExp(`/api/youtube-channels/${titles.embed}$`);
  await page.route(isChannel, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(isChannel, FILM_DETAIL) });
    await route.fulfill({ response, json: { ...(await response.json()), id: titles.embed } });
  });
  await enter(page, viewer);
  await watch(page, titles.embed);
  await stopAt(page, 12);
  await watch(page, titles.file);
  const reported = page.waitForResponse(
    (call) => call.request().method() === 'PUT' && call.url().includes('/api/places/'),
  );
  await stopAt(page, 12);
  expect((await reported).status()).toBe(204);
  expect(await onServer(page, viewer)).toMatchObject([{ id: titles.file }]);
  await page.goto(`/video/${titles.embed}`);
  await expect(page.getByRole('button', { name: /^Resume from/ })).toBeVisible();
});

test('a title is removed from the row on every device, and put back (spec §15)', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await enter(page, viewer);
  await watch(page, titles.playlist);
  await stopAt(page, 12);
  await page.goto('/');
  await page.mouse.move(300, 300);
  const remove = card(page, FILM).getByRole('button', { name: /^Remove .* from Recently Watched$/ });
  await remove.click();
  await expect(row(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(card(page, FILM)).toBeVisible();
  await expect(remove).toBeFocused();
  await remove.click();
  await expect(row(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-starting');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
  // What keeps the places isn't loaded before the page is used.
  expect(await row(page).count()).toBe(0);
  await page.mouse.move(310, 310);
  await expect(page.getByRole('button', { name: /Watchlist$/ }).first()).toBeVisible();
  await expect(row(page)).toHaveCount(0);
  await page.route(CALL, (route) => route.abort());
  await page.reload();
  await page.mouse.move(300, 300);
  await expect(page.getByRole('button', { name: /Watchlist$/ }).first()).toBeVisible();
  await expect(row(page)).toHaveCount(0);
  await page.unroute(CALL);
  await resume(page, titles.playlist);
  await stopAt(page, 14);
  await page.goto('/');
  await page.mouse.move(300, 300);
  await expect(card(page, FILM)).toBeVisible();
});

test('a place that is reached offline, or as the page is left, isn’t lost (spec §15)', async ({
  page,
  context,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await enter(page, viewer);
  await watch(page, titles.file);
  await context.setOffline(true);
  const stopped = await stopAt(page, 8);
  await context.setOffline(false);
  await expect
    .poll(async () => (await onServer(page, viewer))[0]?.position ?? 0)
    .toBeGreaterThan(stopped - 0.5);
  await press(page, 'k');
  await expect.poll(() => film(page, 'paused')).toBe(false);
  await expectBeyond(page, stopped + 2);
  // A film that still plays.
  await page.goto('/movies');
  await expect
    .poll(async () => (await onServer(page, viewer))[0]?.position ?? 0)
    .toBeGreaterThan(stopped + 1.5);
});

for (const [way, leave] of [
  ['to another page of the site', (page: Page) => page.getByRole('link', { name: 'Creators' }).click()],
  ['to another address', (page: Page) => page.goto('/movies')],
  [
    'in a tab that is hidden and never shown again',
    (page: Page) =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  ],
] as const) {
  test(`a paused film is resumed where it was moved to before it was left ${way} (spec §15)`, async ({
    page,
    request,
  }) => {
    const viewer = await createPaidAccount(request);
    await enter(page, viewer);
    await watch(page, titles.file);
    const stopped = await stopAt(page, 8);
    await press(page, 'l');
    await expect.poll(() => film(page, 'currentTime')).toBeGreaterThan(stopped + 5);
    const moved = await film(page, 'currentTime');
    await leave(page);
    await expect.poll(async () => (await onServer(page, viewer))[0]?.position ?? 0).toBeCloseTo(moved, 0);
  });
}

test('where the server doesn’t know the call, this browser’s own places serve (spec §15)', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await page.route(CALL, (route) => route.fulfill({ status: 404, json: {} }));
  await enter(page, viewer);
  await watch(page, titles.playlist);
  await stopAt(page, 12);
  await page.goto('/');
  await page.mouse.move(300, 300);
  await expect(card(page, FILM).getByRole('progressbar')).toBeVisible();
  await card(page, FILM).getByRole('link', { name: FILM }).click();
  await expect(page.getByRole('button', { name: /^Resume/ })).toBeVisible();
  expect(await onServer(page, viewer)).toEqual([]);
  await page.unroute(CALL);
  await page.reload();
  await expect.poll(() => onServer(page, viewer)).toHaveLength(1);
});

test('a film waits for the places of other devices a second at most (spec §15)', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await enter(page, viewer);
  // Never gets a response.
  await page.route(CALL, () => {});
  await watch(page, titles.playlist);
});
