import { expectPlaying } from './support/playback';
import {
  choose,
  expectBeyond,
  film,
  noteFeedback,
  openMenu,
  player,
  press,
  titles,
  watch,
} from './support/player';
import { expect, test } from './support/visitor';

/** A video of the local video host. */
const EMBED = 'https://www.youtube.com/watch?v=chal-live-pratidin';

test.beforeEach(({ page }) => noteFeedback(page));

test('a playlist plays by itself and changes its quality without a stop', async ({ page }) => {
  await watch(page, titles.playlist);
  await expectPlaying(page);
  await page.locator('video').evaluate((element) => {
    element.addEventListener('pause', () => element.setAttribute('data-paused', ''));
  });
  const menu = await openMenu(page, 'Quality');
  await expect(menu.getByRole('menuitemradio', { name: /^Auto \d+p$/ })).toBeChecked();
  await expect(menu.getByRole('group', { name: 'Quality' }).getByRole('menuitemradio')).toHaveText([
    /^Auto/,
    /^720p/,
    /^540p/,
    /^360p/,
    /^Sound only/,
  ]);
  const lowest = menu.getByRole('menuitemradio', { name: /^360p/ });
  const before = await film(page, 'currentTime');
  await lowest.press('Enter');
  await expect.poll(() => film(page, 'videoHeight')).toBe(360);
  expect(await film(page, 'currentTime')).toBeGreaterThanOrEqual(before);
  await expect(page.locator('video')).not.toHaveAttribute('data-paused');
});

for (const { name, title, quality, height, refused } of [
  // The others can't be loaded, so that the whole film comes at one level.
  { name: 'lowest', title: titles.playlist, quality: /^360p/, height: 360, refused: /(720|540)p[^/]*\.m3u8/ },
  {
    name: 'highest',
    title: titles.playlist,
    quality: /^720p/,
    height: 720,
    refused: /(540|360)p[^/]*\.m3u8/,
  },
  { name: 'plain file’s', title: titles.file, quality: /^720p/, height: 720, refused: /\.m3u8/ },
]) {
  test(`what an hour of the ${name} quality uses, and what was used, is what its film fetches (spec §4, spec §19)`, async ({
    page,
  }) => {
    await page.route(refused, (route) => route.fulfill({ status: 404 }));
    let fetched = 0;
    page.on('response', (response) => {
      if (response.request().method() === 'GET' && /\/media\/.*\.(mp4|m4a)/.test(response.url()))
        fetched += Number(response.headers()['content-length'] ?? 0);
    });
    await watch(page, title);
    const seconds = await film(page, 'duration');
    const bufferedTo = () =>
      page.locator('video').evaluate((element) => {
        const { buffered } = element as HTMLVideoElement;
        return buffered.length === 0 ? 0 : buffered.end(buffered.length - 1);
      });
    await expect.poll(bufferedTo).toBeGreaterThan(seconds - 0.5);
    expect(await film(page, 'videoHeight')).toBe(height);
    const menu = await openMenu(page, 'Quality');
    const shown = await menu.getByRole('menuitemradio', { name: quality }).textContent();
    const megabytes = Number(/≈ (\d+) MB an hour/.exec(shown ?? '')?.[1]);
    const used = (fetched / seconds) * (3600 / 1_000_000);
    expect(Math.abs(megabytes - used) / used).toBeLessThan(0.1);
    await page.keyboard.press('Escape');
    await press(page, 'd');
    const statistics = await page.getByRole('complementary', { name: 'Statistics' }).textContent();
    const counted = Number(/Data used\s*([\d.]+) MB/.exec(statistics ?? '')?.[1]) * 1_000_000;
    expect(Math.abs(counted - fetched) / fetched).toBeLessThan(0.05);
    await press(page, 'd', 'End');
    await expect(page.getByRole('status').filter({ hasText: 'Data used' })).toHaveText(
      `Data used ${(counted / 1_000_000).toFixed(1)} MB`,
    );
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByText('Data used')).toHaveCount(0);
  });
}

test('a file plays, and its qualities replace each other at the same place', async ({ page }) => {
  await watch(page, titles.file);
  await press(page, 'l');
  await expectBeyond(page, 10);
  await choose(page, 'Quality', /^360p/);
  await expect.poll(() => film(page, 'videoHeight')).toBe(360);
  await expectBeyond(page, 10.3);
  expect(await film(page, 'paused')).toBe(false);
  await press(page, 'k');
  await expect.poll(() => film(page, 'paused')).toBe(true);
  const stopped = await film(page, 'currentTime');
  await choose(page, 'Quality', /^720p/);
  await expect.poll(() => film(page, 'videoHeight')).toBe(720);
  expect(await film(page, 'paused')).toBe(true);
  expect(Math.abs((await film(page, 'currentTime')) - stopped)).toBeLessThan(0.5);
});

test('a speed is kept for the next film, and so is the volume', async ({ page }) => {
  await watch(page, titles.playlist);
  await choose(page, 'Speed', '1.5×');
  await expect.poll(() => film(page, 'playbackRate')).toBe(1.5);
  await press(page, 'ArrowDown');
  await expect.poll(() => film(page, 'volume')).toBeCloseTo(0.95);
  await watch(page, titles.other);
  await expect.poll(() => film(page, 'playbackRate')).toBe(1.5);
  expect(await film(page, 'volume')).toBeCloseTo(0.95);
});

test('a film that is paused while it loads doesn’t start by itself', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.m3u8', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/video/${titles.playlist}`);
  const button = (name: string) => player(page).getByRole('button', { name, exact: true });
  await expect(button('Pause')).toBeVisible();
  await press(page, ' ');
  await expect(button('Play')).toBeVisible();
  release();
  await expect.poll(() => film(page, 'duration')).toBeGreaterThan(1);
  await expect(button('Play')).toBeVisible();
  expect(await film(page, 'paused')).toBe(true);
  await press(page, ' ');
  await expectBeyond(page, 0.3);
});

test('resumes where a film was left, or starts it over', async ({ page }) => {
  await watch(page, titles.playlist);
  await press(page, '5');
  await expectBeyond(page, 16);
  // Where it stops counts, however long ago the element last said where it is.
  await page.evaluate(() => {
    for (const type of ['timeupdate', 'progress'])
      window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await expectBeyond(page, 18);
  await press(page, 'k');
  await expect.poll(() => film(page, 'paused')).toBe(true);
  const left = Math.floor(await film(page, 'currentTime'));
  await page.goto('/');
  await page.goto(`/video/${titles.playlist}`);
  await player(page)
    .getByRole('button', { name: `Resume from 0:${left}`, exact: true })
    .click();
  await expectBeyond(page, 16.5);
  await page.reload();
  await player(page).getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => film(page, 'paused')).toBe(false);
  expect(await film(page, 'currentTime')).toBeLessThan(10);
});

test('an episode goes on to the next after a countdown that can be called off', async ({ page }) => {
  await watch(page, titles.series);
  await press(page, 'End');
  const countdown = player(page).getByRole('timer');
  await expect(countdown).toHaveText(/^Next episode in \d+$/);
  await player(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(countdown).toBeHidden();
  await expect(player(page).getByText('Episode 1: Payload')).toBeVisible();
  await press(page, 'Home', 'k');
  await expect.poll(() => film(page, 'paused')).toBe(false);
  await press(page, 'End');
  await player(page).getByRole('button', { name: 'Play now' }).click();
  await expect(player(page).getByText('Episode 2: The Committee')).toBeVisible();
  await expect.poll(() => film(page, 'paused')).toBe(false);
  await expect.poll(() => film(page, 'currentTime')).toBeLessThan(10);
  await expect(page).toHaveURL(/episode=orbit-of-small-things-2/);
});

test('the focus goes to what takes the place of a control that had it', async ({ page }) => {
  const visible = (name: string) =>
    player(page).getByRole('button', { name, exact: true }).filter({ visible: true });
  await watch(page, titles.series);
  await visible('Full screen').focus();
  await press(page, 'End');
  await expect(visible('Play now')).toBeFocused();
  await expect(player(page).getByText('Next episode: The Committee')).toBeAttached();
  await press(page, 'Escape');
  await expect(visible('Play')).toBeFocused();
  await press(page, 'd');
  await visible('Close').press('Enter');
  await expect(visible('Play')).toBeFocused();
  await press(page, 'Home', 's');
  await visible('Show picture').press('Enter');
  await expect(visible('Play')).toBeFocused();
});

test('choosing an episode starts it from 0 and keeps the quality', async ({ page }) => {
  await watch(page, titles.series);
  await choose(page, 'Quality', /^540p/);
  await press(page, '5');
  await expectBeyond(page, 16);
  // A menu may take its time, which a film that plays on would spend.
  await press(page, 'k');
  await expect.poll(() => film(page, 'paused')).toBe(true);
  const seconds = Math.floor(await film(page, 'currentTime'));
  await choose(page, 'Episodes', /Solder and Jaggery/);
  await expect(player(page).getByText('Episode 3: Solder and Jaggery')).toBeVisible();
  await expect.poll(() => film(page, 'videoHeight')).toBe(540);
  expect(await film(page, 'currentTime')).toBeLessThan(10);
  await expectBeyond(page, 0.3);
  // The link to the episode that is playing chooses it as well, and goes nowhere that Back would have to leave.
  await press(page, '5');
  await expectBeyond(page, 16);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Solder and Jaggery' }).click();
  await expect.poll(() => film(page, 'currentTime')).toBeLessThan(10);
  await expectPlaying(page);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goto('/');
  await page.goto(`/video/${titles.series}?episode=orbit-of-small-things-1`);
  await expect(player(page).getByRole('button', { name: `Resume from 0:${seconds}` })).toBeVisible();
});

test('another tab that plays pauses this one', async ({ page, context }) => {
  await watch(page, titles.playlist);
  const other = await context.newPage();
  await watch(other, titles.other);
  await expect.poll(() => film(page, 'paused')).toBe(true);
  expect(await film(other, 'paused')).toBe(false);
});

test('the system is shown what plays, and picture-in-picture is off', async ({ page }) => {
  await watch(page, titles.series);
  await expect(page.locator('video')).toHaveJSProperty('disablePictureInPicture', true);
  const shown = () =>
    page.evaluate(() => {
      const { metadata } = navigator.mediaSession;
      return metadata && { title: metadata.title, pictures: metadata.artwork.length };
    });
  await expect.poll(shown).toEqual({ title: 'Payload', pictures: 1 });
});

test('an embedded video plays at the video host, without our controls', async ({ page }) => {
  await page.goto(`/video/${titles.embed}`);
  await expect(page.frameLocator('iframe').locator('video')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Quality' })).toHaveCount(0);
  const watched = () => page.evaluate(() => localStorage.getItem('recentlyWatched'));
  // A live channel doesn't count as watched, another embedded video does.
  expect(await watched()).toBeNull();
  await page.route(/\/api\/[a-z-]+\/the-salt-caravan$/, async (route) => {
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    await route.fulfill({ response, json: { ...(await response.json()), youtube_video_id: EMBED } });
  });
  await page.goto('/video/the-salt-caravan');
  await expect(page.frameLocator('iframe').locator('video')).toBeVisible();
  await expect.poll(watched).toContain('the-salt-caravan');
});

test('the statistics tell what is played', async ({ page }) => {
  await watch(page, titles.playlist);
  await press(page, 'd');
  const panel = page.getByRole('complementary', { name: 'Statistics' });
  await expect(panel).toContainText(/Resolution\s*\d+ × \d+ at 24/);
  await expect(panel).toContainText(/Rendition\s*\d of 3/);
  // A choice closes its menu alone.
  await choose(page, 'Quality', /^540p/);
  await expect(panel).toBeVisible();
  await press(page, 'd');
  await expect(panel).toBeHidden();
});

test('the seek bar shows a small picture of the place under the pointer', async ({ page }) => {
  const sheet = page.waitForResponse(/storyboard\.webp/);
  await watch(page, titles.playlist);
  // Beside a film that plays the bar is there for three seconds alone.
  await press(page, 'k');
  await expect.poll(() => film(page, 'paused')).toBe(true);
  const bar = player(page).getByRole('slider', { name: 'Seek' });
  await bar.hover();
  await expect(player(page).getByText('0:16')).toBeVisible();
  expect((await sheet).ok()).toBe(true);
  await bar.click();
  await expectBeyond(page, 15);
  // The arrows go on from where the film is, also once nobody sees the bar.
  await bar.press('k');
  await expect(player(page)).toHaveAttribute('data-controls', 'hidden');
  await bar.press('ArrowRight');
  await bar.press('ArrowRight');
  expect(await film(page, 'currentTime')).toBeGreaterThan(27);
});
