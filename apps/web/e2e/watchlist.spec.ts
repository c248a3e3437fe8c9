import { expectCalm, watchJumps } from './support/jumps';
import { titles } from './support/player';
import { expect, type Page, test, watchForProblems } from './support/test';
import { createPaidAccount, signIn, signInByRequest, type Viewer } from './support/viewers';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const FILM = 'नदी के दीये';
const CALL = '**/services/content/api/watchlist/**';
const add = (page: Page, name: string | RegExp = 'Add to Watchlist') => page.getByRole('button', { name });
const listed = (page: Page) => page.getByRole('list', { name: 'Watchlist' }).getByRole('article');

/** The ids that the server has on a viewer's watchlist. */
async function onServer(page: Page, viewer: Viewer): Promise<string[]> {
  const { uid, headers } = await signInByRequest(page.request, viewer);
  const response = await page.request.get(`/services/content/api/watchlist/${uid}`, { headers });
  return ((await response.json()) as { id: string }[]).map(({ id }) => id);
}

/** Until what is done in an animation frame is done. */
const waitForFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The changes of the list that a browser has still to send. */
const unsent = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^outbox:.*:watchlist:/.test(key)));

test('from a card to the page and the row, on every device, and back by Undo (spec §15)', async ({
  page,
  browser,
  request,
  problems,
}) => {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, '/movies');
  const card = page.getByRole('list', { name: 'All' }).getByRole('article').first();
  const button = card.getByRole('button', { name: /^Add .* to Watchlist$/ });
  await button.click();
  await expect(page).toHaveURL(/\/movies$/);
  // The press leaves the focus there, which doesn't hold the preview.
  const preview = card.getByRole('link', { name: 'Watch Now' });
  await expect(preview).toBeVisible();
  await expect(button.or(card.getByRole('button', { name: /^Remove / }))).toBeFocused();
  await page.mouse.move(1, 1);
  await expect(preview).toHaveCount(0);
  await expect(card.getByRole('button', { name: /^Remove .* from Watchlist$/ })).toBeVisible();
  await expect(page.getByText(/^Added to Watchlist: /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Watchlist' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Watchlist' })).toBeVisible();
  await expect(listed(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  const television = await browser.newContext({ reducedMotion: 'reduce' });
  await watchForProblems(television, problems);
  const other = await television.newPage();
  await signIn(other, viewer, '/');
  const row = other.getByRole('region', { name: 'Watchlist' });
  await expect(row.getByRole('article')).toHaveCount(1);
  await row.getByRole('button', { name: /^Remove .* from Watchlist$/ }).click();
  await expect(row).toHaveCount(0);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('article')).toHaveCount(1);
  await expect.poll(() => unsent(other)).toEqual([]);
  await television.close();

  await page.reload();
  await expect(listed(page)).toHaveCount(1);
  await listed(page)
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(page.getByText('Your watchlist is empty')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Undo stays, and a key leads to it from anywhere in the page.
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('F8');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  const restored = listed(page).getByRole('button', { name: /^Remove / });
  await expect(restored).toBeFocused();
  await restored.press('Enter');
  await expect(page.getByText('Your watchlist is empty')).toBeVisible();
  await expect.poll(() => onServer(page, viewer)).toEqual([]);
});

test('Undo leaves the page and the focus at the row where the title was added (spec §15)', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  // The rows don't fit on it together.
  await page.setViewportSize({ width: 1280, height: 400 });
  await signIn(page, viewer, '/movies');
  const inRow = (row: string) =>
    page.getByRole('list', { name: row }).getByRole('button', { name: `Add ${FILM} to Watchlist` });
  await expect(inRow('All')).toHaveCount(1);
  await inRow('Drama').click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  const scrolled = () => page.evaluate(() => scrollY);
  const top = await scrolled();
  expect(top).toBeGreaterThan(100);
  await undo.click();
  await waitForFrames(page);
  await expect(inRow('Drama')).toBeFocused();
  expect(Math.abs((await scrolled()) - top)).toBeLessThan(2);
});

test('Undo leads back to the button of a title’s page (spec §15)', async ({ page, request }) => {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, `/video/${titles.playlist}`);
  await add(page).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.keyboard.press('F8');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await waitForFrames(page);
  await expect(add(page)).toBeFocused();
});

test('the hero, the player’s page and a series’ page have the button (spec §15)', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, '/');
  const hero = page.getByRole('region', { name: 'Featured' });
  await hero.getByRole('button', { name: /^Add .* to Watchlist$/ }).click();
  await expect(hero.getByRole('button', { name: /^Remove .* from Watchlist$/ })).toBeVisible();
  await hero.getByRole('button', { name: /^Remove .* from Watchlist$/ }).click();
  await expect.poll(() => onServer(page, viewer)).toEqual([]);
  for (const address of [`/video/${titles.playlist}`, `/series/${titles.series}`]) {
    await page.goto(address);
    // The title's own button comes before those of the cards below it.
    const own = (name: RegExp) => page.getByRole('main').getByRole('button', { name }).first();
    await own(/^Add (.* )?to Watchlist$/).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(own(/^Remove (.* )?from Watchlist$/)).toBeVisible();
  }
  await expect.poll(() => onServer(page, viewer)).toHaveLength(2);
  await page.goto('/watchlist');
  await expect(listed(page).filter({ hasText: FILM })).toHaveCount(1);
});

/** Opens home on a screen on which all rows around the watchlist's are seen: its one title comes, and nothing jumps. */
async function expectPlaceKept(page: Page) {
  await watchJumps(page);
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Watchlist' }).getByRole('article')).toHaveCount(1);
  await expectCalm(page, 0, 0.01);
}

test('home keeps the place of the row for the browser’s own list, and nothing jumps (spec §15)', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, `/video/${titles.playlist}`);
  await add(page).click();
  await expect.poll(() => onServer(page, viewer)).toEqual([titles.playlist]);
  await expectPlaceKept(page);
});

test('home keeps the place of the row for a title that is still on its way to the server (spec §15)', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, `/video/${titles.playlist}`);
  await page.route(CALL, (route) => route.request().method() === 'PUT' || route.fallback());
  await add(page).click();
  await expect(page.getByRole('button', { name: 'Remove from Watchlist' })).toBeVisible();
  await expectPlaceKept(page);
});

test('a title that is removed while its addition is still on its way stays removed (spec §15)', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, `/video/${titles.playlist}`);
  const sent: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CALL, async (route) => {
    const body = route.request().postData();
    if (body === null) return route.fallback();
    sent.push(body);
    if (sent.length === 1) await held;
    return route.fallback();
  });
  await add(page).click();
  await expect.poll(() => sent.length).toBe(1);
  await page.getByRole('button', { name: 'Remove from Watchlist' }).click();
  release();
  await expect.poll(() => sent.length).toBe(2);
  await expect.poll(() => onServer(page, viewer)).toEqual([]);
});

test('changes made offline show at once and are sent when the connection is restored, the last word of each (spec §15)', async ({
  page,
  context,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, `/video/${titles.playlist}`);
  await expect(add(page)).toBeVisible();
  await context.setOffline(true);
  await add(page).click();
  await page.getByRole('button', { name: 'Remove from Watchlist' }).click();
  await add(page).click();
  await expect(page.getByRole('button', { name: 'Remove from Watchlist' })).toBeVisible();
  const sent: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'PUT' && call.url().includes('/api/watchlist/')) sent.push(call.postData() ?? '');
  });
  await context.setOffline(false);
  await expect.poll(() => onServer(page, viewer)).toEqual([titles.playlist]);
  expect(sent.join()).not.toContain('"isListed":false');
  // Their code could not be loaded offline.
  await page.getByRole('button', { name: 'Remove from Watchlist' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a server that fails gets each change later, and nothing is lost with the page (spec §15)', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, `/video/${titles.playlist}`);
  await expect(add(page)).toBeVisible();
  let failed = 0;
  await page.route(CALL, (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    failed += 1;
    return route.fulfill({ status: 500, json: {} });
  });
  await add(page).click();
  await expect.poll(() => failed).toBeGreaterThan(1);
  await expect(page.getByRole('button', { name: 'Remove from Watchlist' })).toBeVisible();
  await page.unroute(CALL);
  await page.goto('/watchlist');
  await expect.poll(() => onServer(page, viewer)).toEqual([titles.playlist]);
  await expect(listed(page)).toHaveCount(1);
});

test('a server that doesn’t know the call leaves the list to this browser, which sends it the day the server does (spec §15)', async ({
  page,
  context,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await page.route(CALL, (route) => route.fulfill({ status: 404, json: {} }));
  await signIn(page, viewer, `/video/${titles.playlist}`);
  await add(page).click();
  await page.goto('/watchlist');
  await expect(listed(page)).toHaveCount(1);
  const tab = await context.newPage();
  await tab.route(CALL, (route) => route.fulfill({ status: 501, json: {} }));
  await tab.goto('/watchlist');
  await expect(listed(tab)).toHaveCount(1);
  expect(await onServer(page, viewer)).toEqual([]);
  await tab.close();
  await page.unroute(CALL);
  await page.reload();
  await expect.poll(() => onServer(page, viewer)).toEqual([titles.playlist]);
  await expect(listed(page)).toHaveCount(1);
});

/** Opens a title in the page and in a further tab, which it returns. */
async function openTwice(page: Page, viewer: Viewer): Promise<Page> {
  await signIn(page, viewer, `/video/${titles.playlist}`);
  await expect(add(page)).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(`/video/${titles.playlist}`);
  await expect(add(tab)).toBeVisible();
  return tab;
}

test('two tabs show each other’s changes, and an account’s change waits for its own sign-in (spec §15)', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  const tab = await openTwice(page, viewer);
  for (const one of [page, tab]) {
    await one.route(CALL, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
  }
  await add(page).click();
  await expect(tab.getByRole('button', { name: 'Remove from Watchlist' })).toBeVisible();
  for (const one of [page, tab]) await one.unroute(CALL);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await tab.close();
  const another = await createPaidAccount(request);
  await signIn(page, another, '/watchlist');
  await expect(page.getByText('Your watchlist is empty')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, viewer, '/watchlist');
  await expect(listed(page)).toHaveCount(1);
  await expect.poll(() => onServer(page, viewer)).toEqual([titles.playlist]);
  expect(await onServer(page, another)).toEqual([]);
});

test('Undo is offered no longer when its user has signed out (spec §15)', async ({ page, request }) => {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, `/video/${titles.playlist}`);
  await add(page).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(undo).toHaveCount(0);
});

test('a title that one tab has added stays in the other when the server has taken it (spec §15)', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  const tab = await openTwice(page, viewer);
  // The other tab gets no newer list from the server.
  await tab.route(CALL, () => {});
  await add(page).click();
  await expect(tab.getByRole('button', { name: 'Remove from Watchlist' })).toBeVisible();
  await expect.poll(() => unsent(tab)).toEqual([]);
  await expect.poll(() => onServer(page, viewer)).toEqual([titles.playlist]);
  await expect(tab.getByRole('button', { name: 'Remove from Watchlist' })).toBeVisible();
  await expect(add(tab)).toHaveCount(0);
});

test('five hundred titles are in the page as they are scrolled to (spec §15)', async ({ page, request }) => {
  const viewer = await createPaidAccount(request);
  const entry = (index: number) => ({
    id: `title-${index}`,
    kind: 'videos',
    name: `Title ${index}`,
    added_at: '2026-01-01T00:00:00Z',
  });
  await page.route(CALL, (route) =>
    route.fulfill({ json: Array.from({ length: 500 }, (_, index) => entry(index)) }),
  );
  await signIn(page, viewer, '/watchlist');
  await expect(page.getByText('500 titles')).toBeVisible();
  expect(await listed(page).count()).toBeLessThan(120);
  // The page gets its length with the first cards that are measured; the key leads to the end that is there.
  const last = page.getByRole('article', { name: 'Title 499', exact: true });
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(last).toBeVisible({ timeout: 2000 });
  }).toPass();
});
