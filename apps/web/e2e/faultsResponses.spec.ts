import { paths } from '../src/routes/paths';
import { type Fault, type FaultInjector, faults, injectFaults } from './support/faults';
import { type BrowsedPage, CONTENT, open, pageKinds, realPages } from './support/pages';
import { expect, type Page, test } from './support/visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' }).first();

const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const FAILED = /Failed to (load|search)/;

/** Beyond every time limit and every wait that a server demands. */
const LONG_MS = 61_000;

/** Where 404 means that the server doesn't know the call: other tests say what is shown then. */
const ADDITIONS: readonly string[] = [paths.watchlist, paths.search];

/** All faults but the one after which Try again isn't shown; each page starts with another. */
function faultsOf({ route }: BrowsedPage, turn: number): Fault[] {
  const isOther = route.includes(':') || ADDITIONS.includes(route);
  const all = faults.filter(({ isMissing }) => !(isMissing && isOther));
  return all.map((_, index) => all[(index + turn) % all.length] as Fault);
}

async function expectFailure(page: Page, fault: Fault) {
  await expect(async () => {
    // Retries wait, and a request without a response times out, as fast as the test moves the clock.
    await page.clock.fastForward(fault.respond ? 2000 : 16_000);
    await expect(tryAgain(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(alert(page).first()).toContainText(FAILED);
  await expect(alert(page).first()).toContainText(fault.message ?? FAILED);
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

async function expectEveryFault(page: Page, injector: FaultInjector, browsed: BrowsedPage, turn: number) {
  for (const [index, next] of faultsOf(browsed, turn).entries()) {
    await test.step(next.name, async () => {
      injector.set(next);
      if (index === 0) await open(page, browsed.address);
      else await tryAgain(page).click();
      await expect(tryAgain(page)).toBeHidden();
      injector.release();
      await expectFailure(page, next);
      if (next.name === 'status 429') await page.clock.fastForward(LONG_MS);
    });
  }
  injector.clear();
  await tryAgain(page).click();
  await expectWorking(page, browsed);
}

const parts = 3;
for (let part = 0; part < parts; part += 1) {
  test(`every kind of page says what failed after every fault, and works after Try again, part ${part + 1}`, async ({
    page,
    request,
  }) => {
    await page.clock.install();
    const injector = await injectFaults(page, CONTENT);
    for (const [index, browsed] of (await realPages(request, pageKinds)).entries()) {
      if (index % parts !== part) continue;
      await test.step(browsed.route, () => expectEveryFault(page, injector, browsed, index));
    }
  });
}

test('a page whose item doesn’t exist says so and links to another page', async ({ page }) => {
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

test('after 429 Try again says how long to wait, and sends no request before then', async ({ page }) => {
  await page.clock.install();
  let count = 0;
  await page.route(LIST, (route) => {
    count += 1;
    return route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: {} });
  });
  await open(page, '/movies');
  await expect(page.getByRole('alert')).toContainText('Try again in 60 s.');
  expect(count).toBe(1);
  await page.clock.fastForward(20_000);
  await tryAgain(page).click();
  // The page's clock goes on between the jumps.
  await expect(page.getByRole('alert')).toContainText(/Try again in (40|3\d) s\./);
  expect(count).toBe(1);
  await page.unroute(LIST);
  await page.clock.fastForward(41_000);
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { name: 'All', exact: true })).toBeVisible();
});

test('one shelf’s failure affects no other, and Try again sends each request once, however often it is pressed', async ({
  page,
}) => {
  const paths: string[] = [];
  await page.route(/api\/(trending-in-india|short-films|news)(\?|$)/, async (route) => {
    paths.push(new URL(route.request().url()).pathname);
    await route.fulfill({ status: 500, json: {} });
  });
  await open(page, '/');
  const trending = page.getByRole('region', { name: 'Trending in India' });
  await expect(trending.getByRole('alert')).toContainText('Failed to load trending videos');
  await expect(page.getByRole('region', { name: 'Movies' }).getByRole('link').first()).toBeVisible();
  for (const quiet of ['Short Films', 'News'])
    await expect(page.getByRole('region', { name: quiet, exact: true })).toHaveCount(0);
  expect(paths).toHaveLength(3);
  await trending.getByRole('button', { name: 'Try again' }).dblclick();
  await expect.poll(() => paths.length).toBe(6);
  await expect(trending.getByRole('alert')).toBeVisible();
  expect(paths).toHaveLength(6);
});
