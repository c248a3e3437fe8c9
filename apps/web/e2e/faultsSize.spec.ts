import { injectFaults } from './support/faults';
import { expectCalm, watchJumps } from './support/jumps';
import { follow, open } from './support/pages';
import { expect, type Page, test } from './support/visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const THOUSAND = 1000;

/** A thousand titles; of as many genres as there are titles, or of one. */
const titles = (genreOf: (index: number) => string) =>
  Array.from({ length: THOUSAND }, (_, index) => ({
    id: `t${index}`,
    name: `Title ${index}`,
    description: 'One of very many',
    genres: [genreOf(index)],
    duration: 60 + index,
    created_at: '2024-06-01T10:00:00Z',
  }));

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
const toTheEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

const cases = [
  { address: '/', genre: () => 'Drama', last: 'Kids', most: 4500 },
  { address: '/movies', genre: (index: number) => `Genre ${index}`, last: 'Genre 999', most: 2500 },
  { address: '/movies?genre=Drama', genre: () => 'Drama', last: 'Title 999', most: 2500 },
];

for (const { address, genre, last, most } of cases) {
  test(`a thousand titles on ${address} need no more elements than can be seen`, async ({ page }) => {
    const body = JSON.stringify(titles(genre));
    await page.route(/\/services\/content\/api\/(?!youtube)/, (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    );
    await open(page, address);
    await expect(page.getByText('Title 0', { exact: true }).first()).toBeAttached();
    await expect.poll(() => elements(page)).toBeLessThan(most);
    await toTheEnd(page);
    await expect(async () => {
      await toTheEnd(page);
      await expect(page.getByRole('main').getByText(last, { exact: true }).first()).toBeAttached({
        timeout: 300,
      });
    }).toPass();
    expect(await elements(page)).toBeLessThan(most);
  });
}

test('a thousand episodes of a series need no more elements than can be seen', async ({ page }) => {
  const episodes = titles(() => 'Drama');
  await page.route(/\/api\/web-series\/long(\/episodes)?$/, (route) =>
    route.fulfill({
      json: route.request().url().endsWith('episodes') ? episodes : { ...episodes[0], id: 'long' },
    }),
  );
  await page.goto('/series/long');
  await expect(page.getByRole('link', { name: 'Title 0', exact: true })).toBeVisible();
  expect(await elements(page)).toBeLessThan(2500);
});

test('on a very slow connection room is reserved for what is loading, and nothing jumps', async ({
  page,
}) => {
  await watchJumps(page);
  const injector = await injectFaults(page, /\/services\/content\//);
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [address, shown] of [
    ['/movies', 'All'],
    ['/', 'Trending in India'],
  ] as const) {
    injector.set({ name: 'a slow connection', respond: (route) => route.continue() });
    await follow(page, address);
    await expect(page.getByRole('main').getByText('Loading', { exact: true }).first()).toBeAttached();
    // The change from one page to the next is what was wanted.
    const since = await page.evaluate(() => performance.now());
    injector.release();
    await expect(page.getByRole('region', { name: shown }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(0);
    await expectCalm(page, since, 0.1);
  }
});
