import { paths } from '../src/routes/paths';
import { holdRequests } from './support/heldRequests';
import { rowsOf } from './support/lists';
import { open, openWithCode } from './support/pages';
import { openPlans } from './support/payments';
import { expectPlaying, play } from './support/playback';
import { expect, test } from './support/test';
import { createPaidAccount, payByRequest, signIn } from './support/viewers';
import { test as subscriberTest } from './support/visitor';

test('sends a visitor to sign in and back to the requested address, with its query', async ({
  page,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  await page.goto('/profile?from=mail');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, viewer, page.url());
  await expect(page).toHaveURL(/\/profile\?from=mail$/);
});

test('sends an unpaid viewer to the plans, from a card and from a video’s address', async ({
  page,
  request,
}) => {
  await openPlans(page, request);
  await page.goto('/');
  const trending = page.getByRole('region', { name: 'Trending in India' });
  await trending.getByRole('link').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/subscription/);

  const list = await (await request.get('/services/content/api/videos')).json();
  const [first] = rowsOf(list);
  expect(first?.video_url ?? null).toBeNull();
  await page.goto(`/video/${encodeURIComponent(first?.id ?? '')}`);
  await expect(page).toHaveURL(/\/subscription/);
});

test('opens the card that is clicked by a viewer who has paid elsewhere meanwhile', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const viewer = await openPlans(page, request);
  await page.goto('/');
  const card = page
    .getByRole('region', { name: 'Trending in India' })
    .getByRole('link')
    .filter({ visible: true })
    .first();
  await card.click();
  await expect(page).toHaveURL(/\/subscription$/);
  await page.goBack();
  await payByRequest(request, viewer);
  await card.click();
  await expect(page).toHaveURL(/\/video\//);
});

test('sends an unpaid viewer to the plans from live TV, a series and an episode, though they are free', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPlans(page, request);
  // As a server sends them that knows no subscriptions: with the video, to everybody.
  const free = { subscription: 'free', price: 0 };
  await page.route('**/api/youtube-channels*', (route) =>
    route.fulfill({ json: [{ id: 'open', name: 'Open to all', videoId: 'chal-live-pratidin', ...free }] }),
  );
  await page.route('**/api/web-series*', (route) =>
    route.fulfill({ json: [{ id: 'open-series', name: 'Series for all', ...free }] }),
  );
  const cards = [
    page.getByRole('button', { name: /Open to all/ }),
    page.getByRole('link', { name: /Series for all/ }),
  ];
  for (const card of cards) {
    await open(page, '/');
    await card.filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/subscription$/);
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  for (const address of [
    paths.video('open'),
    paths.series('open-series'),
    paths.episode('open-series', '1'),
  ]) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/subscription$/);
  }
});

subscriberTest(
  'plays what a card of another server holds, though the lookup finds nothing',
  async ({ page }) => {
    // Its rows are still, so that a card can be pressed.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found = page.waitForResponse(
      (response) => response.ok() && /\/api\/[\w-]+\/lamps-on-the-river$/.test(response.url()),
    );
    await page.goto('/video/lamps-on-the-river');
    const { video_url } = await (await found).json();
    await page.route('**/api/trending-in-india*', (route) =>
      route.fulfill({ json: [{ id: 'elsewhere', name: 'From elsewhere', video_url }] }),
    );
    await page.route('**/api/*/elsewhere', (route) => route.fulfill({ status: 404, json: {} }));
    await open(page, '/');
    await page.getByRole('link', { name: 'From elsewhere' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'From elsewhere' })).toBeVisible();
    await play(page);
  },
);

subscriberTest(
  'leads to the plans, from a card, whose subscription has ended in an open tab',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    const card = page
      .getByRole('region', { name: 'Trending in India' })
      .getByRole('link')
      .filter({ visible: true });
    await card.first().click();
    await expect(page).toHaveURL(/\/video\//);
    await page.goBack();
    // A server of the specification's sends the video to everybody: only the history says that it has ended.
    await page.route('**/api/payment-history/**', (route) => route.fulfill({ json: [] }));
    await page.clock.fastForward(61_000);
    await card.first().click();
    await expect(page).toHaveURL(/\/subscription$/);
  },
);

subscriberTest(
  'a result that is clicked before it is known who has paid doesn’t lead away from the next search',
  async ({ page }) => {
    const letThrough = await holdRequests(page, '**/api/payment-history/**');
    await openWithCode(page, '/search?q=river');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    const checking = page.getByText('Checking your subscription');
    await expect(checking).toBeVisible();
    await page.getByRole('combobox', { name: 'Search' }).fill('kayal');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “kayal”');
    await expect(checking).toBeHidden();
    const responded = page.waitForResponse('**/api/payment-history/**');
    letThrough();
    await responded;
    // Had the click led on after all, the way back would lead to the second search.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “river”');
  },
);

subscriberTest(
  'a title whose payment check fails says so in the name of its tab too, until it is there (spec §2)',
  async ({ page }) => {
    await page.route('**/api/payment-history/**', (route) => route.abort('connectionrefused'));
    for (const [address, name] of [
      ['/video/lamps-on-the-river', 'नदी के दीये'],
      ['/series/orbit-of-small-things', 'Orbit of Small Things'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText('Failed to load payment history')).toBeVisible();
      await expect(page).toHaveTitle('Failed to load this page · Chalchitra');
      await page.unroute('**/api/payment-history/**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page).toHaveTitle(`${name} · Chalchitra`);
      await page.route('**/api/payment-history/**', (route) => route.abort('connectionrefused'));
    }
  },
);

/** The last two can't be decoded. */
const UNKNOWN = ['/no/such/page', '/video/100%', '/series/100%'];

test('leads unknown paths home when signed in, else to the sign-in page', async ({ page, request }) => {
  for (const path of UNKNOWN) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
  await signIn(page, await createPaidAccount(request));
  await expect(page).toHaveURL(/\/$/);
  for (const path of UNKNOWN) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
  }
});

const LISTS = [
  ...['user-uploads', 'videos', 'trending-in-india', 'youtube-channels', 'short-films', 'reality-shows'],
  ...['podcasts', 'interviews', 'documentaries', 'news', 'devotional', 'kids', 'web-series', 'music-videos'],
  ...['live-performances', 'kids/cartoons', 'kids/educational', 'devotional/bhajans', 'devotional/talks'],
];

for (const list of LISTS) {
  subscriberTest(`opens an item of ${list} by its address, and it plays`, async ({ page, request }) => {
    const item = rowsOf(await (await request.get(`/services/content/api/${list}`)).json()).at(-1);
    if (!item) throw new Error(`${list} is empty`);
    await page.goto(`/video/${encodeURIComponent(item.id)}`);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    if (list === 'youtube-channels') {
      await expect(page.frameLocator('iframe').locator('video')).toBeVisible();
    } else {
      await play(page);
      await expectPlaying(page);
    }
  });
}

subscriberTest('a subscription that ends in an open tab leads to the plans', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/api/trending-in-india*', (route) =>
    route.fulfill({ json: ['lamps-on-the-river', 'kayalkattu'].map((id) => ({ id, name: id })) }),
  );
  const home = page.getByRole('banner').getByRole('link', { name: 'Chalchitra' });
  const card = (name: string) => page.getByRole('link', { name }).filter({ visible: true }).first();
  await open(page, '/');
  await card('lamps-on-the-river').click();
  await expect(page).toHaveURL(/\/lamps-on-the-river$/);
  await home.click();
  let loads = 0;
  page.on('request', (sent) => {
    if (sent.url().includes('/payment-history/')) loads += 1;
  });
  await page.route(/\/services\/content\/api\/.*\/kayalkattu/, async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    return route.fulfill({ json: { ...(await response.json()), video_url: null } });
  });
  await card('kayalkattu').click();
  // Whoever has paid reads why; the payments are loaded again meanwhile, once.
  await expect(page.getByText('This title has no video yet')).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  await home.click();
  await expect(page.getByRole('region', { name: 'Trending in India' })).toBeVisible();
  await page.route('**/api/payment-history/*', (route) => route.fulfill({ json: [] }));
  await page.goBack();
  await expect(page).toHaveURL(/\/subscription$/);
  // Paid elsewhere, the film that was opened before is there again.
  await page.unroute('**/api/payment-history/*');
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Trending in India' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/lamps-on-the-river$/);
});

test('nothing of a film is loaded for somebody who hasn’t paid', async ({ page, request }) => {
  await openPlans(page, request);
  const media: string[] = [];
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname.startsWith('/media/')) media.push(sent.url());
  });
  await page.goto('/video/lamps-on-the-river');
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(media).toEqual([]);
});
