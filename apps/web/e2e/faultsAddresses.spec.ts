import type { Page } from '@playwright/test';
import { follow, open, openWithCode } from './support/pages';
import { expect, test } from './support/visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ids = [
  ...[
    'a/b',
    '../up',
    '..hidden..',
    'trailer.mp4',
    '100%',
    '%2e%2e',
    '%E0%A4%A',
    'a?b=c',
    'a#b',
    'a b',
    'a\\b',
  ],
  ...[
    'a+b&c=d',
    'it’s "x" <y>',
    '\u0906\u0936\u093e \u0914\u0930 \u0924\u093e\u0930\u093e',
    '\u30a2\u30cb\u30e1',
    '🎬👩‍👩‍👧',
    ':id',
    '~',
    'assets/x.js',
  ],
];
const item = (id: string) => ({
  id,
  name: `Title of ${id}`,
  genres: ['Drama'],
  content_url: '/artwork/none.avif',
});

/** Lists of all those ids, and one detail under the address of each; returns the paths that were requested. */
async function serveIds(page: Page): Promise<string[]> {
  const paths: string[] = [];
  await page.route(/\/services\/(content|creators)\//, (route) => {
    const { pathname } = new URL(route.request().url());
    const [, detail] =
      /\/(?:api\/videos|api\/web-series|creators\/creators)\/([^/]+)(?:\/\w+)?$/.exec(pathname) ?? [];
    if (detail === undefined)
      return route.fulfill({ json: /\/(?:user-uploads|youtube)/.test(pathname) ? [] : ids.map(item) });
    paths.push(pathname);
    return route.fulfill({
      json: /\/(episodes|posts)$/.test(pathname) ? [] : item(decodeURIComponent(detail)),
    });
  });
  return paths;
}

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Some of them, that an address would each make something else of. */
const someIds = ['a/b', '100%', 'a?b=c', '🎬👩‍👩‍👧'];

/** The pages of one thing, by the list page whose cards lead there. All read their ids in one way: one tries them all. */
const detailPages = [
  { route: '/video/:id', list: '/movies?genre=Drama', call: '/api/videos/', tried: ids },
  {
    route: '/series/:id',
    list: '/movies/series?genre=Drama',
    call: '/api/web-series/',
    tried: someIds,
  },
  { route: '/creators/:id', list: '/creators?all', call: '/creators/', tried: someIds },
];

for (const { route, list, call, tried } of detailPages) {
  test(`an item with any id opens from a card of ${list} at ${route}, is requested by its id, and opens by its address too`, async ({
    page,
  }) => {
    const paths = await serveIds(page);
    await page.goto(list);
    for (const id of tried) {
      await test.step(id, async () => {
        const card = page
          .getByRole('main')
          .getByRole('link', { name: item(id).name, exact: true })
          .first();
        await card.scrollIntoViewIfNeeded();
        const place = await scrolledTo(page);
        await card.click();
        await expect(heading(page)).toHaveText(item(id).name);
        const part = encodeURIComponent(id);
        expect(new URL(page.url()).pathname).toBe(route.replace(/:\w+/, part));
        // The card's own words stand as the heading before the detail has been requested.
        await expect.poll(() => paths.some((path) => path.endsWith(`${call}${part}`))).toBe(true);
        await page.goBack();
        await expect(card).toBeVisible();
        // A press while the place is being found again would go down on one thing and up on another.
        await expect.poll(() => scrolledTo(page)).toBe(place);
      });
    }
    for (const id of tried) {
      paths.length = 0;
      await page.goto(route.replace(/:\w+/, encodeURIComponent(id)));
      await expect(heading(page)).toHaveText(item(id).name);
      await expect
        .poll(() => paths.some((path) => path.endsWith(`${call}${encodeURIComponent(id)}`)))
        .toBe(true);
    }
  });
}

test('back and forward in quick succession end on the page that the address names', async ({ page }) => {
  await openWithCode(page, '/movies/short');
  const names: [string, string][] = [
    ['/movies/short', 'Short Films'],
    ['/tv/news', 'News'],
    ['/music', 'All Music'],
    ['/kids/cartoons', 'Cartoons'],
    ['/devotional/talks', 'Spiritual Talks'],
  ];
  // Far enough from the first entry that no order of the steps leaves the app.
  for (const [address] of [...names, ...names]) await follow(page, address);
  await expect(heading(page)).toHaveText('Spiritual Talks');
  for (const steps of [-1, -1, 1, -2, 1, 1, -1, 2, -1, 2, -2, 1]) {
    await page.evaluate((by) => history.go(by), steps);
  }
  await expect
    .poll(async () => {
      const shown = await heading(page).textContent();
      return names.some(([address, name]) => name === shown && page.url().endsWith(address));
    })
    .toBe(true);
});

test('going back restores the scroll position, also in a list of a thousand', async ({ page }) => {
  const thousand = Array.from({ length: 1000 }, (_, index) => ({
    ...item(`t${index}`),
    name: `Title ${index}`,
  }));
  await page.route(/\/api\/videos(\?|$)/, (route) => route.fulfill({ json: thousand }));
  await page.goto('/movies?genre=Drama');
  await expect(page.getByRole('link', { name: 'Title 0', exact: true })).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 20_000, behavior: 'instant' }));
  await expect
    .poll(() => page.getByRole('list', { name: 'Drama' }).getByRole('link').first().textContent())
    .not.toBe('Title 0');
  const seen = () =>
    page
      .getByRole('list', { name: 'Drama' })
      .getByRole('link')
      .evaluateAll((links) => links.find((link) => link.getBoundingClientRect().top > 100)?.textContent);
  const before = await seen();
  await follow(page, '/music');
  await expect(heading(page)).toHaveText('All Music');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(seen).toBe(before);
});

test('a page that is closed while its requests are pending leaves nothing behind', async ({
  page,
  context,
}) => {
  await page.route(/\/services\/content\//, () => {});
  const requested = page.waitForRequest(/\/api\/videos/);
  await open(page, '/movies');
  await requested;
  await page.close();
  const next = await context.newPage();
  await next.goto('/movies');
  await expect(next.getByRole('heading', { name: 'All', exact: true })).toBeVisible();
});
