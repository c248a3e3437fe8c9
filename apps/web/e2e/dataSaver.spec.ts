import type { Request } from '@playwright/test';
import {
  expectBeyond,
  expectWatching,
  film,
  openMenu,
  player,
  press,
  stopAt,
  titles,
  watch,
} from './support/player';
import { type Page, productUrl } from './support/test';
import { expect, test } from './support/visitor';

/** The fonts of ours that the page draws with; Chromium may fetch others by what it learned on earlier pages. */
const fontsInUse = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status !== 'unloaded' && !family.includes('Fallback'))
      .map(({ family }) => family),
  );

test('with the data saver a film comes at 480p at most, until another quality is chosen (spec §19)', async ({
  page,
}) => {
  await page.goto('/profile');
  await page.getByRole('combobox', { name: 'Data saver' }).selectOption('On');
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await watch(page, titles.playlist);
  expect(await film(page, 'videoHeight')).toBe(360);
  expect(urls.filter((url) => /(720|540)p[^/]*\.m3u8/.test(url))).toEqual([]);
  expect(await fontsInUse(page)).toEqual([]);
  // Another quality begins a part or two ahead: late in half a minute of film there may be none left.
  await press(page, 'Home');
  const menu = await openMenu(page, 'Quality');
  await expect(menu.getByRole('menuitemradio', { name: /^On up to 480p/ })).toBeChecked();
  await menu.getByRole('menuitemradio', { name: /^720p/ }).press('Enter');
  await expect.poll(() => film(page, 'videoHeight')).toBe(720);
  const again = await openMenu(page, 'Quality');
  await again.getByRole('menuitemradio', { name: 'Off', exact: true }).press('Enter');
  await expect(again.getByRole('menuitemradio', { name: 'Off', exact: true })).toBeChecked();
  await page.goto('/profile');
  await expect(page.getByRole('combobox', { name: 'Data saver' })).toHaveValue('off');
});

/** Pages from now on find themselves on mobile data. */
const goMobile = (page: Page) =>
  page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { type: 'cellular', effectiveType: '4g' });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });

test('pictures that were rendered for another connection are those of this one (spec §19)', async ({
  page,
}) => {
  await page.context().addCookies([{ name: 'savesData', value: '1', url: productUrl() }]);
  const editions = () =>
    page
      .getByRole('region', { name: 'Trending in India' })
      .locator('picture img')
      .first()
      .evaluate((image: HTMLImageElement) => image.srcset.split(', ').length);
  const response = await page.goto('/');
  expect(await response?.text()).toContain('data-rendered-saving');
  await expect.poll(editions).toBeGreaterThan(1);
  await goMobile(page);
  expect(await (await page.goto('/'))?.text()).not.toContain('data-rendered-saving');
  await expect.poll(editions).toBe(1);
});

test('on mobile data the data saver is on by itself, and the profile says so (spec §19)', async ({
  page,
}) => {
  await goMobile(page);
  await page.goto('/profile');
  await expect(page.getByText('On now, because of your browser or your connection.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Data saver' }).selectOption('Off');
  await expect(page.getByText('On now')).toHaveCount(0);
});

test('the profile’s ceiling on mobile data says what the last video uses, and holds in the player (spec §19)', async ({
  page,
}) => {
  await goMobile(page);
  await page.goto('/profile');
  await page.getByRole('combobox', { name: 'Data saver' }).selectOption('Off');
  await expect(page.getByRole('option', { name: 'Up to 360p', exact: true })).toHaveCount(1);
  await watch(page, titles.playlist);
  await stopAt(page, 3);
  await page.goto('/profile');
  await expect(page.getByRole('option', { name: /^Up to 360p: ≈ \d+ MB an hour$/ })).toHaveCount(1);
  await page.getByRole('combobox', { name: 'On mobile data' }).selectOption('360');
  await page.goto(`/video/${titles.playlist}`);
  await player(page).getByRole('button', { name: 'Start over' }).click();
  await expectWatching(page);
  expect(await film(page, 'videoHeight')).toBe(360);
  const menu = await openMenu(page, 'Quality');
  await expect(menu.getByRole('menuitemradio', { name: /^Up to 360p ≈/ })).toBeChecked();
});

test('without its picture a film fetches its sound alone, also when it is opened again, until the picture is wanted (spec §19)', async ({
  page,
}) => {
  let urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  // Megabytes of the film: those that have come whole, with those that were aborted, and those of different parts of it.
  let [whole, begun] = [0, 0];
  const parts = new Map<string, number>();
  const sizes = new Map<Request, number>();
  page.on('response', (response) => {
    if (!/\/media\/.*\.(mp4|m4a)/.test(response.url())) return;
    const { 'content-length': length, 'content-range': part = '' } = response.headers();
    const megabytes = Number(length) / 1_000_000;
    begun += megabytes;
    parts.set(part, megabytes);
    sizes.set(response.request(), megabytes);
  });
  page.on('requestfinished', (request) => {
    whole += sizes.get(request) ?? 0;
  });
  const ofPicture = () => urls.filter((url) => /\/\d+p[^/]*\.(m3u8|mp4)|storyboard/.test(url));
  await watch(page, titles.playlist);
  expect(ofPicture()).not.toEqual([]);
  await press(page, 's');
  await expect(player(page).getByRole('button', { name: 'Show picture' })).toBeVisible();
  await expect.poll(() => film(page, 'videoHeight')).toBe(0);
  await stopAt(page, 3);

  [urls, whole, begun] = [[], 0, 0];
  parts.clear();
  await page.goto(`/video/${titles.playlist}`);
  await player(page).getByRole('button', { name: 'Start over' }).click();
  await expectWatching(page);
  await expect(player(page).getByRole('button', { name: 'Show picture' })).toBeVisible();
  await press(page, '5');
  await expectBeyond(page, 17);
  expect(ofPicture()).toEqual([]);
  expect(urls.filter((url) => url.includes('audio.m4a'))).not.toEqual([]);

  const menu = await openMenu(page, 'Quality');
  const shown = await menu.getByRole('menuitemradio', { name: /^Sound only/ }).textContent();
  const megabytes = Number(/≈ (\d+) MB an hour/.exec(shown ?? '')?.[1]);
  const seconds = await film(page, 'duration');
  await page.keyboard.press('Escape');
  await press(page, 'd');
  const statistics = page.getByRole('complementary', { name: 'Statistics' });
  await expect(statistics).toContainText('ResolutionNone');
  const counted = async () =>
    Number(/Data used\s*([\d.]+) MB/.exec((await statistics.textContent()) ?? '')?.[1]);
  // It is shown with one decimal, and noted here and there at different moments.
  await expect.poll(async () => (await counted()) - whole).toBeGreaterThan(-0.06);
  await expect.poll(async () => (await counted()) - begun).toBeLessThan(0.06);
  const different = [...parts.values()].reduce((sum, one) => sum + one, 0);
  expect(Math.abs((megabytes * seconds) / 3600 - different)).toBeLessThan(0.1);

  await press(page, 'd', 'End');
  const used = page.getByRole('status').filter({ hasText: 'Data used' });
  const atTheEnd = Number(/([\d.]+) MB/.exec((await used.textContent()) ?? '')?.[1]);
  expect(atTheEnd).toBeGreaterThan(whole - 0.06);
  expect(atTheEnd).toBeLessThan(begun + 0.06);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expectBeyond(page, 0);
  const place = await film(page, 'currentTime');
  await player(page).getByRole('button', { name: 'Show picture' }).press('Enter');
  await expect.poll(() => film(page, 'videoHeight')).toBeGreaterThan(0);
  await expectBeyond(page, place);
  expect(ofPicture()).not.toEqual([]);
});

test.describe('on a dense screen', () => {
  test.use({ deviceScaleFactor: 3, viewport: { width: 375, height: 812 } });

  test('with the data saver home is sent smaller pictures, before its code and after (spec §19)', async ({
    page,
  }) => {
    const widthsOfCards = async () => {
      await page.goto('/');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      await page.waitForLoadState('networkidle');
      const shown = await page
        .locator('img[sizes$="px"]')
        .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).currentSrc));
      return [...new Set(shown.flatMap((src) => /small-(\d+)\.\w+$/.exec(src)?.[1] ?? []))].sort();
    };
    await page.goto('/profile');
    await page.getByRole('combobox', { name: 'Data saver' }).selectOption('On');
    expect(await widthsOfCards()).toEqual(['240']);
    await page.goto('/profile');
    await page.getByRole('combobox', { name: 'Data saver' }).selectOption('Off');
    expect(await widthsOfCards()).toContain('480');
  });
});

test.describe('a guest', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the sign-in page fetches the fonts of its own language alone, though it names them all (spec §19)', async ({
    page,
  }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/([a-z]+-(?:latin|\d+|[a-z]+))-[^/]*\.woff2$/.exec(request.url()) ?? [];
      if (name !== undefined) fonts.push(name);
    });
    await page.goto('/login?lang=ta');
    await expect(page.getByRole('combobox', { name: 'மொழி' }).first()).toContainText('తెలుగు');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => fonts.toSorted()).toEqual(['anek-latin', 'ta-400', 'ta-700']);
  });

  test('where the browser asks to save data, a first page draws with the device’s fonts alone (spec §19)', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const connection = Object.assign(new EventTarget(), { saveData: true });
      Object.defineProperty(navigator, 'connection', { value: connection });
    });
    await page.goto('/login?lang=hi');
    await expect(page.getByRole('combobox', { name: 'भाषा' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await fontsInUse(page)).toEqual([]);
  });
});
