import { type BrowsedPage, browsedPages, CONTENT, open } from './support/pages';
import { expect, type Page, test } from './support/visitor';
import { type Weather, weathers } from './support/weathers';

const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' }).first();

/** Each page meets this many of the weathers, each weather so many pages: together all of both. */
const PER_PAGE = 2;
const combinations = browsedPages.flatMap((page, index) =>
  Array.from({ length: PER_PAGE }, (_, turn) => ({
    page,
    weather: weathers[(index * PER_PAGE + turn) % weathers.length] as Weather,
  })),
);
const parts = 4;

async function expectRecovery(page: Page, { address, route }: BrowsedPage, weather: Weather) {
  await page.route(CONTENT, weather.answer);
  await open(page, address);
  if (weather.isMissing && route.includes(':')) {
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/can’t be found|Failed to load/);
    return void (await page.unroute(CONTENT));
  }
  await expect(tryAgain(page)).toBeVisible();
  const message = page.getByRole('main').getByRole('alert').first();
  await expect(message).toContainText(weather.says ?? /Failed to load|Nothing could be loaded/);
  await page.unroute(CONTENT);
  await tryAgain(page).click();
  // A page of one detail has none under this address: the server now says so itself.
  await expect(tryAgain(page)).toBeHidden();
}

for (let part = 0; part < parts; part += 1) {
  test(`every page says what failed and recovers by Try again, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const [index, { page: browsed, weather }] of combinations.entries()) {
      if (index % parts !== part) continue;
      await test.step(`${browsed.route}: ${weather.name}`, () => expectRecovery(page, browsed, weather));
    }
  });
}

test('a server that doesn’t answer is given up, and Try again asks it once more', async ({ page }) => {
  await page.clock.install();
  for (const address of ['/movies', '/series/some-id']) {
    await test.step(address, async () => {
      await page.route(CONTENT, () => {});
      const asked = page.waitForRequest(CONTENT);
      await open(page, address);
      await asked;
      // The gate of a series has let the page through before time goes on.
      await expect(
        page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: /^Loading$/ }),
      ).toBeVisible();
      // A page whose code came after its questions were given up asks them once more.
      await expect(async () => {
        await page.clock.fastForward(16_000);
        const message = page.getByRole('main').getByRole('alert').first();
        await expect(message).toContainText('taking too long', { timeout: 1000 });
      }).toPass();
      await page.unroute(CONTENT);
      await tryAgain(page).click();
      await expect(tryAgain(page)).toBeHidden();
    });
  }
});

test('a server that asks for time gets it: Try again says when, and asks nobody before', async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  await page.route(CONTENT, (route) => {
    asked += 1;
    return route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: {} });
  });
  await page.goto('/movies');
  await expect(page.getByRole('alert')).toContainText('Try again in 60 s.');
  expect(asked).toBe(1);
  await page.clock.fastForward(20_000);
  await tryAgain(page).click();
  await expect(page.getByRole('alert')).toContainText('Try again in 40 s.');
  expect(asked).toBe(1);
  await page.unroute(CONTENT);
  await page.clock.fastForward(41_000);
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { name: 'All', exact: true })).toBeVisible();
});

test('one shelf’s failure hurts no other, and Try again sends one question however often it is pressed', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/api\/(trending-in-india|short-films|news)(\?|$)/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ status: 500, json: {} });
  });
  await open(page, '/');
  const trending = page.getByRole('region', { name: 'Trending in India' });
  await expect(trending.getByRole('alert')).toContainText('Failed to load trending videos');
  await expect(page.getByRole('region', { name: 'Movies' }).getByRole('link').first()).toBeVisible();
  for (const quiet of ['Short Films', 'News'])
    await expect(page.getByRole('region', { name: quiet, exact: true })).toHaveCount(0);
  expect(asked).toHaveLength(3);
  await trending.getByRole('button', { name: 'Try again' }).dblclick();
  await expect.poll(() => asked.length).toBe(6);
  await expect(trending.getByRole('alert')).toBeVisible();
  expect(asked).toHaveLength(6);
});
