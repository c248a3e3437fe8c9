import { paths } from '../src/routes/paths';
import { type BrowsedPage, CONTENT, open, pageKinds, realPages } from './support/pages';
import { expect, type Page, test } from './support/visitor';
import { type Weather, type WeatherOver, weatherOver, weathers } from './support/weathers';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' }).first();

const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const FAILED = /Failed to (load|search)/;

/** Beyond every time limit and every wait that a server asks for. */
const LONG_MS = 61_000;

/** Where a missing answer says that the server doesn't know the call: tests of their own say what is shown then. */
const ADDITIONS: readonly string[] = [paths.watchlist, paths.search];

/** All weathers but the one that Try again isn't offered in, each page beginning with another. */
function weathersOf({ route }: BrowsedPage, turn: number): Weather[] {
  const isOther = route.includes(':') || ADDITIONS.includes(route);
  const all = weathers.filter(({ isMissing }) => !(isMissing && isOther));
  return all.map((_, index) => all[(index + turn) % all.length] as Weather);
}

async function expectFailure(page: Page, weather: Weather) {
  await expect(async () => {
    // Repetitions wait, and a question that nobody answers is given up, as fast as time is made to go.
    await page.clock.fastForward(weather.answer ? 2000 : 16_000);
    await expect(tryAgain(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(alert(page).first()).toContainText(FAILED);
  await expect(alert(page).first()).toContainText(weather.says ?? FAILED);
}

/** What a page shows can be gone on with: a title to a page of its own, a video here. */
async function expectWorking(page: Page, { route }: BrowsedPage) {
  await expect(alert(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (route === '/video/:id') return void (await expect(page.locator('video')).toBeVisible());
  const before = page.url();
  await page.getByRole('main').locator('a[href^="/"]').filter({ visible: true }).first().click();
  await expect(page).not.toHaveURL(before);
}

async function bearWeathers(page: Page, weather: WeatherOver, browsed: BrowsedPage, turn: number) {
  for (const [index, next] of weathersOf(browsed, turn).entries()) {
    await test.step(next.name, async () => {
      weather.become(next);
      if (index === 0) await open(page, browsed.address);
      else await tryAgain(page).click();
      await expect(tryAgain(page)).toBeHidden();
      weather.breaks();
      await expectFailure(page, next);
      if (next.name === 'status 429') await page.clock.fastForward(LONG_MS);
    });
  }
  weather.clears();
  await tryAgain(page).click();
  await expectWorking(page, browsed);
}

const parts = 3;
for (let part = 0; part < parts; part += 1) {
  test(`every kind of page says what failed in every weather, and works after Try again, part ${part + 1}`, async ({
    page,
    request,
  }) => {
    await page.clock.install();
    const weather = await weatherOver(page, CONTENT);
    for (const [index, browsed] of (await realPages(request, pageKinds)).entries()) {
      if (index % parts !== part) continue;
      await test.step(browsed.route, () => bearWeathers(page, weather, browsed, index));
    }
  });
}

test('what isn’t there is said to be missing, and the page leads on', async ({ page }) => {
  for (const { route, address } of pageKinds.filter(({ route }) => route.includes(':'))) {
    await test.step(route, async () => {
      await page.goto(address);
      await expect(alert(page)).toContainText('can’t be found');
      await alert(page).getByRole('link').click();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expect(alert(page)).toHaveCount(0);
    });
  }
});

const LIST = /\/services\/content\/api\/videos(\?|$)/;

test('a server that asks for time gets it: Try again says when, and asks nobody before', async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  await page.route(LIST, (route) => {
    asked += 1;
    return route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: {} });
  });
  await open(page, '/movies');
  await expect(page.getByRole('alert')).toContainText('Try again in 60 s.');
  expect(asked).toBe(1);
  await page.clock.fastForward(20_000);
  await tryAgain(page).click();
  await expect(page.getByRole('alert')).toContainText('Try again in 40 s.');
  expect(asked).toBe(1);
  await page.unroute(LIST);
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
