import { setTimeout } from 'node:timers/promises';
import { rowsOf } from './support/lists';
import { open, openWithCode } from './support/pages';
import { expect, type Page, test } from './support/visitor';

const isPlaying = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('video')].filter((video) => !video.paused).length);

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Post' });

test('creators: from the header to the strip, all suggestions, a creator and a post', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Creators' }).click();
  await expect(page).toHaveTitle(/^Creators · /);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const strip = page.getByRole('region', { name: 'Suggested Creators' });
  await strip.getByRole('link', { name: 'See All' }).click();
  await expect(page).toHaveURL(/\/creators\?all$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suggested Creators');
  const card = page.getByRole('article').first();
  await expect(card.getByRole('button', { name: 'Follow' })).toHaveAccessibleDescription(/Not available yet/);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(`^${name.slice(0, 5)}`));
  const tile = page.getByRole('list', { name: 'Posts' }).getByRole('link').first();
  await tile.click();
  await expect(viewer(page)).toBeVisible();
  await expect(page).toHaveURL(/\?post=/);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(page).not.toHaveURL(/\?post=/);
  await expect(tile).toBeFocused();
});

/** The posts of the feed that are in the page. */
const feedPosts = (page: Page) => page.getByRole('list', { name: 'Posts' }).getByRole('listitem');

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Opens the feed, shows some more of it, and resolves to how many posts are in the page, at the last of them. */
async function openLongFeed(page: Page): Promise<number> {
  await page.goto('/posts');
  await expect(feedPosts(page)).not.toHaveCount(0);
  const first = await feedPosts(page).count();
  await expect(async () => {
    await feedPosts(page).last().scrollIntoViewIfNeeded();
    expect(await feedPosts(page).count()).toBeGreaterThan(2 * first);
  }).toPass();
  await feedPosts(page).last().scrollIntoViewIfNeeded();
  return feedPosts(page).count();
}

test('a feed of which more was shown is loaded again as it was, at the same place (spec §14)', async ({
  page,
}) => {
  const mismatches: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('[hydration]')) mismatches.push(message.text());
  });
  // A script's own font breaks lines elsewhere whenever it comes, which moves the place by a line.
  await page.route(/\.woff2$/, (route) => route.abort());
  const count = await openLongFeed(page);
  const left = await scrolledTo(page);
  // However slowly it loads: the posts are shown once the payment history has been checked.
  await page.route('**/api/payment-history/**', async (route) => {
    await setTimeout(3000);
    await route.continue();
  });
  await page.reload();
  await expect.poll(() => feedPosts(page).count()).toBeGreaterThanOrEqual(count);
  await expect.poll(() => scrolledTo(page).then((top) => Math.abs(top - left))).toBeLessThan(3);
  expect(mismatches).toEqual([]);
});

test('a feed is as long under a post that is come back to as it was', async ({ page }) => {
  const count = await openLongFeed(page);
  await feedPosts(page).last().getByRole('link', { name: /^Open/ }).click();
  await viewer(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/creators\//);
  await page.goBack();
  await expect(viewer(page)).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => feedPosts(page).count()).toBeGreaterThanOrEqual(count);
});

test('from a post’s viewer to its creator the focus goes to the heading, however late it comes', async ({
  page,
}) => {
  await page.route(/\/creators\/creators\/[^/]+$/, async (route) => {
    await setTimeout(2000);
    await route.continue();
  });
  await openWithCode(page, '/posts');
  await page
    .getByRole('link', { name: /^Open (post|reel)/ })
    .first()
    .click();
  await viewer(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/creators\//);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the viewer goes through the posts by keys; the back button closes it; its address opens it again', async ({
  page,
}) => {
  await openWithCode(page, '/posts');
  const first = page.getByRole('link', { name: /^Open (post|reel)/ }).first();
  await first.click();
  await expect(viewer(page).getByText(/^1 of /)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText(/^3 of /)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer(page).getByText(/^2 of /)).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(/\/posts$/);
  await expect(first).toBeFocused();
  await page.goto(address);
  await expect(viewer(page).getByText(/^2 of /)).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/posts$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Posts');
});

test('a reel in the viewer plays silently, and by Space, a tap and the sound button', async ({
  page,
  request,
}) => {
  const posts = rowsOf<{ id: string; content_type: string }>(
    await (await request.get('/services/creators/posts')).json(),
  );
  const reel = posts.find(({ content_type: type }) => type === 'reel');
  await page.goto(`/posts?post=${encodeURIComponent(reel?.id ?? '')}`);
  const video = viewer(page).locator('video');
  await expect(video).toHaveJSProperty('muted', true);
  await expect.poll(() => isPlaying(page)).toBe(1);
  await viewer(page).press(' ');
  await expect(viewer(page).getByRole('button', { name: 'Play reel' })).toBeVisible();
  await expect(video).toHaveJSProperty('paused', true);
  await viewer(page).getByRole('button', { name: 'Play reel' }).click();
  await expect(video).toHaveJSProperty('paused', false);
  await viewer(page).getByRole('button', { name: 'Unmute reel' }).click();
  await expect(video).toHaveJSProperty('muted', false);
});

test('in the feed one reel at a time plays, and only while it is seen', async ({ page }) => {
  await page.goto('/posts');
  const reel = page
    .getByRole('article')
    .filter({ has: page.getByText('Reel', { exact: true }) })
    .first();
  expect(await isPlaying(page)).toBe(0);
  // At once: a click in the middle of a smooth scroll is tried again elsewhere on the screen, where the reel has no turn.
  await reel.evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(reel.getByRole('button', { name: 'Pause reel' })).toBeVisible();
  await expect.poll(() => isPlaying(page)).toBe(1);
  await reel.getByRole('button', { name: 'Pause reel' }).click();
  await expect.poll(() => isPlaying(page)).toBe(0);
  await reel.getByRole('button', { name: 'Play reel' }).click();
  await expect.poll(() => isPlaying(page)).toBe(1);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => isPlaying(page)).toBe(0);
});

test('a thousand posts: only a part is in the page, and going back finds the same place', async ({
  page,
}) => {
  await page.route('**/services/creators/posts*', (route) =>
    route.fulfill({
      json: Array.from({ length: 1000 }, (_, index) => ({
        id: `p${index}`,
        content_type: 'image',
        content_url: '/icon.svg',
        caption: `Picture ${index + 1} <b>of</b> many`,
        likes_count: index,
        created_at: '2026-11-01T00:00:00Z',
        creator: { id: 'ananya-kolam', name: 'अनन्या' },
      })),
    }),
  );
  await open(page, '/posts');
  const cards = page.getByRole('list', { name: 'Posts' }).getByRole('article');
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeLessThanOrEqual(24);
  await expect(page.getByText('Picture 1 <b>of</b> many')).toBeVisible();
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      return cards.count();
    })
    .toBeGreaterThan(30);
  expect(await page.locator('*').count()).toBeLessThan(3000);
  const card = cards.nth(20);
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('link', { name: 'अनन्या' }).click();
  await expect(page).toHaveURL(/\/creators\/ananya-kolam$/);
  await page.goBack();
  await expect(card).toBeInViewport();
});

test('what can’t be loaded says so, and Try again works', async ({ page }) => {
  const texts = {
    '/creators': 'Failed to load creators',
    '/creators/ananya-kolam': 'Failed to load creator data',
    '/posts': 'Failed to load posts',
  };
  for (const [path, text] of Object.entries(texts)) {
    await page.route('**/services/creators/**', (route) => route.fulfill({ status: 503, json: {} }));
    await open(page, path);
    await expect(page.getByRole('alert').getByText(text)).toBeVisible();
    await page.unroute('**/services/creators/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page
        .getByRole('main')
        .getByRole('article')
        .or(page.getByRole('list', { name: 'Posts' }))
        .first(),
    ).toBeVisible();
  }
  await page.goto('/creators/no%2Fbody');
  await expect(page.getByRole('alert')).toContainText('This creator can’t be found');
  await expect(page).toHaveTitle(/^This creator can’t be found · /);
});
