import { holdApp } from './support/heldRequests';
import { realPages } from './support/pages';
import { expect, type Page, test } from './support/test';
import {
  createPaidAccount,
  createUndecidedAccount,
  payByRequest,
  signIn,
  signInByRequest,
} from './support/viewers';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const CALL = '**/services/content/api/content-languages/**';

const line = (page: Page) => page.getByText('Which languages do you watch in?');
const question = (page: Page) => page.getByRole('dialog', { name: 'Which languages do you watch in?' });

const firstIn = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('article').first().getByRole('heading');
const choice = (page: Page) => page.getByRole('region', { name: 'Languages you watch in' });

/** Waits for home, does something on it that opens nothing, and waits until its question would be there. */
async function useHome(page: Page) {
  await expect(firstIn(page, 'Movies')).toBeVisible();
  const code = page.waitForResponse(/HomeNotices/);
  await page.keyboard.press('Shift');
  await (await code).finished();
  await settle(page);
}

/** Until the page has nothing left to do. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((settled) => requestIdleCallback(() => requestIdleCallback(settled))));

/** Chooses one language on the profile. */
async function choose(page: Page, language: string) {
  await choice(page).getByRole('checkbox', { name: language }).check();
  await choice(page).getByRole('button', { name: 'Save' }).click();
  await expect(choice(page).getByText(`Saved. Titles in ${language} come first.`)).toBeVisible();
}

test('languages chosen on the profile put their titles first in lists and in the search (spec §16)', async ({
  page,
  request,
}) => {
  await signIn(page, await createPaidAccount(request), '/profile');
  await choose(page, 'Malayalam');

  await page.goto('/movies');
  await expect(page.getByText('Titles in Malayalam first')).toBeVisible();
  await expect(firstIn(page, 'All')).toHaveAttribute('lang', 'ml');
  await page.getByRole('combobox', { name: 'Search' }).click();
  await expect(page.getByRole('group', { name: 'Trending now · Titles in Malayalam first' })).toBeVisible();
  await expect(page.getByRole('option').first().locator('[lang="ml"]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/search');
  await expect(page.getByText('Titles in Malayalam first')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first().getByRole('heading')).toHaveAttribute(
    'lang',
    'ml',
  );

  await page.getByRole('link', { name: 'Change which languages come first' }).click();
  await expect(choice(page).getByRole('checkbox', { name: 'Malayalam' })).toBeChecked();
  await choice(page).getByRole('checkbox', { name: 'Malayalam' }).uncheck();
  await choice(page).getByRole('button', { name: 'Save' }).click();
  await expect(choice(page).getByText('Saved. Titles are in their usual order.')).toBeVisible();
  await page.goto('/movies');
  await expect(firstIn(page, 'All')).toBeVisible();
  await expect(page.getByText('Titles in Malayalam first')).toHaveCount(0);
});

test('home comes in their order before there is code, says so, and moves nothing when there is (spec §16)', async ({
  page,
  request,
}) => {
  await signIn(page, await createPaidAccount(request), '/profile');
  await choose(page, 'Tamil');
  const letThrough = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  const note = page.getByRole('link', { name: 'Titles in your languages come first' });
  await expect(note).toBeVisible();
  await expect(firstIn(page, 'Movies')).toHaveAttribute('lang', 'ta');
  const namesOf = () => page.locator('#app ul > li:first-child h3').allTextContents();
  const before = await namesOf();
  letThrough();
  await expect(page.locator('html')).not.toHaveAttribute('data-starting');
  // What moves and what is kept in this browser is there from hydration on.
  await settle(page);
  expect(await namesOf()).toEqual(before);
  await note.click();
  await expect(page).toHaveURL('/profile#content-languages');
  const section = page.getByRole('heading', { name: 'Languages you watch in' });
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
  // A page that is opened at that address begins there too.
  const tab = await page.context().newPage();
  await tab.goto('/profile#content-languages');
  const same = tab.getByRole('heading', { name: 'Languages you watch in' });
  await expect(same).toBeFocused();
  // Payments are above it, and may come later.
  await expect(tab.getByRole('link', { name: 'Renew Early' })).toBeAttached();
  await expect(same).toBeInViewport();
  await tab.close();
  // Without the server's page too.
  await page.getByRole('banner').getByRole('link', { name: 'Chalchitra' }).click();
  await expect(note).toBeVisible();
  await expect(firstIn(page, 'Movies')).toHaveAttribute('lang', 'ta');
});

test('another device of the account knows them, and an account of this browser only its own (spec §16)', async ({
  page,
  browser,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await signIn(page, viewer, '/profile');
  await choose(page, 'Tamil');
  const { uid, headers } = await signInByRequest(request, viewer);
  await expect
    .poll(async () =>
      (await request.get(`/services/content/api/content-languages/${uid}`, { headers })).json(),
    )
    .toEqual({ languages: ['Tamil'] });

  const television = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await signIn(television, viewer, '/profile');
  await expect(choice(television).getByRole('checkbox', { name: 'Tamil' })).toBeChecked();
  await television.goto('/movies');
  await expect(television.getByText('Titles in Tamil first')).toBeVisible();
  await television.context().close();

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, await createPaidAccount(request), '/profile');
  await expect(choice(page).getByRole('checkbox', { name: 'Tamil' })).not.toBeChecked();
  await page.goto('/movies');
  await expect(firstIn(page, 'All')).toBeVisible();
  await expect(page.getByText('Titles in Tamil first')).toHaveCount(0);
});

test('the first home after signing in asks for them once, and not over a film, for all devices (spec §16)', async ({
  page,
  browser,
  request,
}) => {
  const viewer = await payByRequest(request, await createUndecidedAccount(request));
  const [film] = await realPages(request, [{ route: '/video/:id', address: '' }]);
  const known = page.waitForResponse(CALL);
  await signIn(page, viewer, film?.address);
  await expect(page.getByRole('region', { name: /^Video player/ })).toBeVisible();
  await (await known).finished();
  await expect(line(page)).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'Chalchitra' }).click();
  await useHome(page);
  await choice(page).getByRole('button', { name: 'Choose' }).click();
  await question(page).getByRole('checkbox', { name: 'Tamil' }).check();
  await question(page).getByRole('button', { name: 'Save' }).click();
  await expect(line(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Titles in your languages come first' })).toBeVisible();
  await expect(firstIn(page, 'Movies')).toHaveAttribute('lang', 'ta');

  const television = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const knownThere = television.waitForResponse(CALL);
  await signIn(television, viewer);
  await useHome(television);
  await (await knownThere).finished();
  await expect(line(television)).toHaveCount(0);
  await television.context().close();
});

test('left out, they are never asked for again, also where this browser alone knows it (spec §16)', async ({
  page,
  request,
}) => {
  await page.route(CALL, (route) => route.fulfill({ status: 404, json: {} }));
  const viewer = await payByRequest(request, await createUndecidedAccount(request));
  await signIn(page, viewer);
  await useHome(page);
  await choice(page).getByRole('button', { name: 'Close' }).click();
  await expect(line(page)).toHaveCount(0);
  await page.goto('/profile');
  const known = page.waitForResponse(CALL);
  await page.reload();
  await (await known).finished();
  await page.getByRole('banner').getByRole('link', { name: 'Chalchitra' }).click();
  await useHome(page);
  await expect(line(page)).toHaveCount(0);
});

test('where the server doesn’t know the call, the browser alone keeps them (spec §16)', async ({
  page,
  request,
}) => {
  await page.route(CALL, (route) => route.fulfill({ status: 404, json: {} }));
  await signIn(page, await payByRequest(request, await createUndecidedAccount(request)), '/profile');
  await choose(page, 'Tamil');
  await page.goto('/movies');
  await expect(page.getByText('Titles in Tamil first')).toBeVisible();
  // The page that is there may send a request too.
  const sent = page.waitForRequest(
    (call) => call.method() === 'PUT' && call.url().includes('content-languages'),
  );
  await page.unroute(CALL);
  await page.goto('/profile');
  expect((await sent).postDataJSON()).toMatchObject({ languages: ['Tamil'] });
});
