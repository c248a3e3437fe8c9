import type { Page } from '@playwright/test';
import { makeLive } from './support/livePlaylists';
import {
  choose,
  expectBeyond,
  expectFeedback,
  film,
  noteFeedback,
  player,
  press,
  titles,
  watch,
} from './support/player';
import { expect, test } from './support/visitor';

/** Seconds before the end of what can be sought at which a stream is played live: three of its segments. */
const LATENCY = 12;
/** Seconds later that still count as live, and a segment more, as what can be sought grows by whole ones. */
const SLACK = 12 + 4;

let endEvent: () => void;

test.beforeEach(async ({ page }) => {
  await noteFeedback(page);
  endEvent = await makeLive(page);
});

const toLive = (page: Page) => player(page).getByRole('button', { name: 'Go live' });

/** The seek bar's place as it is read out; what has the focus keeps the controls, and with them the bar up to date. */
async function expectPlace(page: Page, text: string | RegExp) {
  await player(page)
    .getByRole('button', { name: /^(Play|Pause)$/ })
    .focus();
  const bar = player(page).getByRole('slider', { name: 'Seek' });
  await expect(bar).toHaveAttribute('aria-valuetext', text);
}

/** Seconds of the stream between the start of what can be sought, the playhead, and the end. */
const room = (page: Page) =>
  page.locator('video').evaluate((element) => {
    const { seekable, currentTime } = element as HTMLVideoElement;
    const [start, end] = [seekable.start(0), seekable.end(seekable.length - 1)];
    return { start, before: currentTime - start, after: end - currentTime };
  });

async function expectPlaysOn(page: Page, seconds: number) {
  await expectBeyond(page, (await film(page, 'currentTime')) + seconds);
  expect(await film(page, 'paused')).toBe(false);
  await expect(player(page).getByRole('alert')).toHaveCount(0);
}

test('a live stream begins near its edge, says that it is live, and keeps no place', async ({ page }) => {
  await watch(page, titles.playlist);
  expect(await film(page, 'duration')).toBe(Number.POSITIVE_INFINITY);
  expect((await room(page)).after).toBeLessThan(LATENCY + SLACK);
  await expectPlace(page, 'Live');
  await expect(player(page).getByText('Live', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(toLive(page)).toBeHidden();
  await expectPlaysOn(page, 5);
  await page.goto('/');
  const places = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('playbackPositions')),
  );
  expect(places).toEqual([]);
  await watch(page, titles.playlist);
  await expect(player(page).getByRole('button', { name: /^Resume/ })).toHaveCount(0);
});

test('a live stream begins at normal speed without a word', async ({ page }) => {
  await watch(page, titles.file);
  await choose(page, 'Speed', '1.5×');
  await expect.poll(() => film(page, 'playbackRate')).toBe(1.5);
  await watch(page, titles.playlist);
  await expectPlaysOn(page, 3);
  expect(await film(page, 'playbackRate')).toBe(1);
  await expectPlace(page, 'Live');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'readOut'))).not.toContain(
    'Live video plays at normal speed',
  );
});

test('a live stream is first among what was watched, before a film that has a place (spec §15)', async ({
  page,
}) => {
  await watch(page, titles.file);
  await watch(page, titles.playlist);
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Recently Watched' });
  await expect(row.getByRole('article')).toHaveCount(2);
  await expect(row.getByRole('article').first()).toHaveAccessibleName('नदी के दीये');
});

test('going back leaves a live stream’s edge, and the button and End lead to it again', async ({ page }) => {
  await watch(page, titles.playlist);
  await press(page, 'j', 'j', 'j');
  await expect.poll(async () => (await room(page)).after).toBeGreaterThan(LATENCY + 25);
  await expectPlace(page, /^\d+ seconds behind live$/);
  await toLive(page).press('Enter');
  await expect(toLive(page)).toBeHidden();
  expect((await room(page)).after).toBeLessThan(LATENCY + SLACK);
  await expectPlaysOn(page, 1);

  await expect.poll(async () => (await room(page)).start).toBeGreaterThan(0);
  await press(page, 'Home');
  // The start of what can be sought slides on: at once it would pass by whoever stands there.
  expect((await room(page)).before).toBeGreaterThan(5);
  await expectPlace(page, /^1 minute \d+ seconds behind live$/);
  await expectPlaysOn(page, 5);
  await expect(toLive(page)).toBeVisible();
  await press(page, 'End');
  await expectFeedback(page, 'Go live');
  await expectPlace(page, 'Live');
  await expect(toLive(page)).toBeHidden();
  await expectPlaysOn(page, 1);
});

test('a live stream that is paused falls behind, plays on where it was, and is live again on demand', async ({
  page,
}) => {
  await watch(page, titles.playlist);
  await press(page, 'k');
  await expect.poll(() => film(page, 'paused')).toBe(true);
  const place = await film(page, 'currentTime');
  await expect(toLive(page)).toBeVisible();
  await expectPlace(page, /^\d+ seconds behind live$/);
  expect(await film(page, 'currentTime')).toBe(place);
  await page.locator('video').evaluate((element) => {
    const note = () => Object.assign(globalThis, { playedFrom: (element as HTMLVideoElement).currentTime });
    element.addEventListener('playing', note, { once: true });
  });
  await press(page, 'k');
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'playedFrom') as number | undefined))
    .toBeLessThan(place + 1);
  await expectPlaysOn(page, 1);
  await expect(toLive(page)).toBeVisible();
  await press(page, 'k');
  await expect.poll(() => film(page, 'paused')).toBe(true);
  await toLive(page).press('Enter');
  await expect(toLive(page)).toBeHidden();
  await expectPlaysOn(page, 1);
  expect((await room(page)).after).toBeLessThan(LATENCY + SLACK);
});

test('a live stream that is watched faster catches up and then plays at normal speed, without a stall', async ({
  page,
}) => {
  await watch(page, titles.playlist);
  await press(page, 'j', 'j', 'j');
  await expect(toLive(page)).toBeVisible();
  await choose(page, 'Speed', '4×');
  await expect.poll(() => film(page, 'playbackRate')).toBe(4);
  // Half a minute is caught up with in ten seconds at best.
  await expect.poll(() => film(page, 'playbackRate')).toBe(1);
  await expectFeedback(page, 'Live video plays at normal speed');
  await expectPlace(page, 'Live');
  await press(page, '>');
  await expectPlaysOn(page, 5);
  expect(await film(page, 'playbackRate')).toBe(1);
});

test('a live stream goes on at the same place without its picture, and with it again', async ({ page }) => {
  await watch(page, titles.playlist);
  await press(page, 'j', 'j', 'j');
  // By as much would the place be missed that counts from the start.
  await expect.poll(async () => (await room(page)).start).toBeGreaterThan(15);
  for (const feedback of ['Sound only', 'Picture on']) {
    const { after } = await room(page);
    await press(page, 's');
    await expectFeedback(page, feedback);
    await expect.poll(() => film(page, 'currentTime')).toBeGreaterThan(0);
    await expectPlaysOn(page, 1);
    expect(Math.abs((await room(page)).after - after)).toBeLessThan(2 * 4);
  }
});

test('a live stream whose event has ended is a film from then on: with a length, any speed and a place', async ({
  page,
}) => {
  await watch(page, titles.playlist);
  await expectPlace(page, 'Live');
  endEvent();
  await expect.poll(() => film(page, 'duration')).toBeLessThan(Number.POSITIVE_INFINITY);
  // Back from its end, which the film would reach meanwhile.
  await press(page, 'j', 'j', 'j');
  await expectPlace(page, / of \d+ minutes?/);
  await expect(player(page).getByText('Live', { exact: true })).toHaveCount(0);
  await expect(toLive(page)).toHaveCount(0);
  await choose(page, 'Speed', '2×');
  await expect.poll(() => film(page, 'playbackRate')).toBe(2);
  await expectPlaysOn(page, 1);
  await page.goto('/');
  const places = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('playbackPositions')),
  );
  expect(places).toHaveLength(1);
});
