import {
  choose,
  expectBeyond,
  expectFeedback,
  film,
  noteFeedback,
  openMenu,
  player,
  press,
  titles,
  watch,
} from './support/player';
import { expect, type Page, type Route, test } from './support/visitor';

// Several films are opened one after another, on a machine that may do much else.

test.beforeEach(({ page }) => noteFeedback(page));

test('captions are off at first, then shown in the chosen language, and come back', async ({ page }) => {
  await watch(page, titles.playlist);
  await press(page, '3');
  await expectBeyond(page, 9.6);
  const said = player(page).getByText('किसके लिए, यह उसने कभी किसी को नहीं बताया।');
  await expect(said).toBeHidden();
  await choose(page, 'Captions', 'हिन्दी');
  await press(page, 'k', 'Home', 'ArrowRight', 'ArrowRight');
  await expect(said).toBeVisible();
  await expect(page.locator('[lang="hi"]', { hasText: 'किसके लिए' }).first()).toBeVisible();
  await press(page, 'c');
  await expect(said).toBeHidden();
  await press(page, 'c');
  await expect(said).toBeVisible();
  // Another film starts in the same language where it has it.
  await watch(page, 'the-salt-caravan');
  const menu = await openMenu(page, 'Captions');
  await expect(menu.getByRole('menuitemradio', { name: 'हिन्दी' })).toBeChecked();
});

test('captions beside a file are switched on, stay over its qualities, and come back', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/subtitles-\w+\.vtt/.test(request.url())) urls.push(request.url());
  });
  // Only this browser's own places count, which are removed below.
  await page.route('**/api/places/**', (route) => route.fulfill({ status: 404, json: {} }));
  await watch(page, titles.file);
  const said = player(page).getByText('किसके लिए, यह उसने कभी किसी को नहीं बताया।');
  expect(urls).toEqual([]);
  await choose(page, 'Captions', 'हिन्दी');
  await press(page, 'k', 'Home', 'ArrowRight', 'ArrowRight');
  await expect(said).toBeVisible();
  await choose(page, 'Quality', /^360p/);
  await expect.poll(() => film(page, 'videoHeight')).toBe(360);
  await expect(said).toBeVisible();
  expect(urls).toHaveLength(1);
  // Without a place to resume from, which is stored as it is left, it plays by itself.
  await page.goto('/privacy-policy');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('playbackPositions')) localStorage.removeItem(key);
  });
  await watch(page, titles.file);
  await press(page, 'k', 'Home', 'ArrowRight', 'ArrowRight');
  await expect(said).toBeVisible();
  await press(page, 'c');
  await expect(said).toBeHidden();
});

test('captions whose address has lapsed come from a new one', async ({ page }) => {
  const refusals: string[] = [];
  await page.route(/subtitles-bn\.vtt/, (route) => {
    refusals.push(route.request().url());
    return refusals.length === 1 ? route.fulfill({ status: 403 }) : route.continue();
  });
  await watch(page, titles.file);
  await choose(page, 'Captions', 'বাংলা');
  await press(page, 'k', 'Home', 'ArrowRight', 'ArrowRight');
  await expect(player(page).getByText('কার জন্য, তা সে কাউকে কোনোদিন বলেনি।')).toBeVisible();
  expect(refusals).toHaveLength(2);
});

test('captions that fail to load are reported calmly, and can be chosen again', async ({ page }) => {
  const responses: { status?: number; body?: string }[] = [
    // A server's failure is retried once before it is reported.
    { status: 500 },
    { status: 500 },
    { body: '<!doctype html><title>Sign in</title>' },
  ];
  await page.route(/subtitles-en\.vtt/, (route) => {
    const response = responses.shift();
    return response === undefined ? route.continue() : route.fulfill(response);
  });
  await watch(page, titles.file);
  const menu = await openMenu(page, 'Captions');
  for (const left of [1, 0]) {
    await menu.getByRole('menuitemradio', { name: /^English/ }).press('Enter');
    await expect.poll(() => responses.length).toBe(left);
    await expect(menu.getByRole('menuitemradio', { name: 'Off' })).toBeChecked();
    await expect(menu.getByRole('menuitemradio', { name: /^English Failed to load/ })).toBeVisible();
  }
  await expectFeedback(page, 'Failed to load captions');
  await press(page, 'Escape');
  await expect(player(page).getByRole('alert')).toHaveCount(0);
  await choose(page, 'Captions', /^English/);
  await press(page, 'k', 'Home', 'ArrowRight', 'ArrowRight');
  await expect(player(page).getByText('She has never told anyone whom it is for.')).toBeVisible();
});

const captionFaults: [string, RegExp, (route: Route) => Promise<void>][] = [
  ['are gone', /subtitles-hi\.m3u8/, (route) => route.fulfill({ status: 404 })],
  ['are refused for good', /subtitles-hi\.vtt/, (route) => route.fulfill({ status: 403 })],
  ['can’t be reached', /subtitles-hi\.vtt/, (route) => route.abort()],
  ['can’t be read', /subtitles-hi\.vtt/, (route) => route.fulfill({ body: '<!doctype html>' })],
];

for (const [fault, address, respond] of captionFaults) {
  test(`a playlist whose captions ${fault} plays on without them, and says so`, async ({ page }) => {
    await page.route(address, respond);
    await watch(page, titles.playlist);
    await choose(page, 'Captions', 'हिन्दी');
    await expectFeedback(page, 'Failed to load captions');
    await press(page, '5');
    await expectBeyond(page, 20);
    await expect(player(page).getByRole('alert')).toHaveCount(0);
    await choose(page, 'Captions', 'English');
    await press(page, 'k', 'Home', 'ArrowRight', 'ArrowRight');
    await expect(player(page).getByText('She has never told anyone whom it is for.')).toBeVisible();
    await page.unroute(address);
    await choose(page, 'Captions', /^हिन्दी/);
    await expect(player(page).getByText('किसके लिए, यह उसने कभी किसी को नहीं बताया।')).toBeVisible();
  });
}

test('a playlist’s captions go on after a part that is empty', async ({ page }) => {
  const parts = ['#EXTINF:8.0,', 'subtitles-hi.vtt?empty', '#EXTINF:24.0,', 'subtitles-hi.vtt'];
  await page.route(/subtitles-hi\.m3u8/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/#EXTINF.*\n.*/, parts.join('\n')) });
  });
  await page.route(/subtitles-hi\.vtt\?empty/, (route) => route.fulfill({ body: '' }));
  await watch(page, titles.playlist);
  await choose(page, 'Captions', 'हिन्दी');
  await press(page, 'k', 'Home', 'ArrowRight', 'ArrowRight');
  await expect(player(page).getByText('किसके लिए, यह उसने कभी किसी को नहीं बताया।')).toBeVisible();
  const menu = await openMenu(page, 'Captions');
  await expect(menu.getByRole('menuitemradio', { name: 'हिन्दी' })).toBeChecked();
});

/** Plays a series' parts as files with captions beside them, of which the seed has none. */
async function playFiles(page: Page) {
  await page.route(/\/web-series\/[^/]+\/episodes$/, async (route) => {
    const response = await route.fetch();
    const episodes: { video_url: string }[] = await response.json();
    const besides = (address: string, file: string) => address.replace('master.m3u8', file);
    const files = episodes.map(({ video_url: address, ...episode }) => ({
      ...episode,
      video_url: besides(address, 'file-540p.mp4'),
      captions: [
        { language: 'en', label: 'English', url: besides(address, 'subtitles-en.vtt') },
        { language: 'mr', label: 'मराठी', url: besides(address, 'subtitles-mr.vtt') },
      ],
    }));
    await route.fulfill({ response, json: files });
  });
}

for (const kind of ['playlists', 'files'] as const) {
  test(`choosing an episode keeps the language of the captions: ${kind}`, async ({ page }) => {
    if (kind === 'files') await playFiles(page);
    await page.goto('/video/mofussil-mail?episode=mofussil-mail-2');
    await expectBeyond(page, 0.3);
    await choose(page, 'Captions', 'मराठी');
    await press(page, 'k', 'Home', 'ArrowRight', 'ArrowRight');
    await expect(player(page).getByText('काकांनी तीन छत्र्या उघडल्या, मागितलं काहीच नाही.')).toBeVisible();
    await choose(page, 'Episodes', /The Sixth Mailbag/);
    await expect(player(page).getByText('Episode 3: The Sixth Mailbag')).toBeVisible();
    await expectBeyond(page, 0.3);
    await press(page, 'k', 'Home', 'ArrowRight', 'ArrowRight');
    await expect(player(page).getByText('फरीदा खिडक्यांवरून शहर वाचते.')).toBeVisible();
    await expect(
      (await openMenu(page, 'Captions')).getByRole('menuitemradio', { name: 'मराठी' }),
    ).toBeChecked();
    await press(page, 'Escape');
    // One without the language shows none, and the next one that has it shows it again.
    if (kind === 'files') return;
    await choose(page, 'Episodes', /Registered Post/);
    await expect(player(page).getByText('Episode 4: Registered Post')).toBeVisible();
    await expect(
      (await openMenu(page, 'Captions')).getByRole('menuitemradio', { name: 'Off' }),
    ).toBeChecked();
    await press(page, 'Escape');
    await choose(page, 'Episodes', /Postage Due/);
    await expect(player(page).getByText('Episode 2: Postage Due')).toBeVisible();
    await expectBeyond(page, 0.3);
    await press(page, 'k', 'Home', 'ArrowRight', 'ArrowRight');
    await expect(player(page).getByText('काकांनी तीन छत्र्या उघडल्या, मागितलं काहीच नाही.')).toBeVisible();
  });
}
