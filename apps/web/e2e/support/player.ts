import type { Locator } from '@playwright/test';
import { expect, type Page } from './test';

/** Titles of the seed, by what plays them. */
export const titles = {
  /** 32 s of HLS in three levels, with captions in English, Hindi and Bengali. */
  playlist: 'lamps-on-the-river',
  /** Another playlist. */
  other: 'the-last-local',
  /** A file in 720p and 360p. */
  file: 'walking-meditation',
  series: 'orbit-of-small-things',
  embed: 'live-pratidin',
} as const;

/** Notes what is read out, because feedback to keys is brief; to be called before the page is opened. */
export async function noteFeedback(page: Page) {
  await page.addInitScript(() => {
    const readOut: string[] = [];
    Object.assign(globalThis, { readOut });
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('[role="status"]')) {
        const text = status.textContent ?? '';
        if (text !== '' && readOut.at(-1) !== text) readOut.push(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** The player as it is named to everybody. */
export const player = (page: Page) => page.getByRole('region', { name: /^Video player/ });

type Field = 'currentTime' | 'paused' | 'playbackRate' | 'videoHeight' | 'volume' | 'muted' | 'duration';

/** What the picture does now, for which no text stands. */
export const film = <Name extends Field>(page: Page, name: Name) =>
  page.locator('video').evaluate((element, field) => (element as HTMLVideoElement)[field], name) as Promise<
    HTMLVideoElement[Name]
  >;

/** Waits until the playhead has passed a place, in seconds. */
export async function expectBeyond(page: Page, seconds: number) {
  await expect.poll(() => film(page, 'currentTime')).toBeGreaterThan(seconds);
}

/** Opens a title by its address and waits until it plays. */
export async function watch(page: Page, id: string) {
  await page.goto(`/video/${id}`);
  await expectWatching(page);
}

/** Waits until the title that has been opened plays. */
export async function expectWatching(page: Page) {
  // The first picture is there before the player is, and of a live stream its place too.
  await expect.poll(() => film(page, 'paused')).toBe(false);
  await expectBeyond(page, 0.3);
}

/** Plays from a second on, pauses, and returns where. */
export async function stopAt(page: Page, seconds: number): Promise<number> {
  await page.locator('video').evaluate((element, at) => {
    (element as HTMLVideoElement).currentTime = at;
  }, seconds);
  await expectBeyond(page, seconds + 0.3);
  await page.locator('video').evaluate((element) => (element as HTMLVideoElement).pause());
  return film(page, 'currentTime');
}

/** Presses a key that goes to the player, wherever the focus is. */
export async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Opens one of the player's menus by the keyboard, for which its controls never hide. */
export async function openMenu(page: Page, name: string): Promise<Locator> {
  await player(page).getByRole('button', { name, exact: true }).press('Enter');
  const menu = page.getByRole('menu', { name });
  // An opening menu takes the focus to what is chosen, with the frame after the first entry had it: a key that is pressed
  // any sooner would go there.
  await expect(menu.getByRole('menuitemradio', { checked: true }).first()).toBeFocused();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return menu;
}

/** Chooses from one of the player's menus, and leaves it. */
export async function choose(page: Page, name: string, option: string | RegExp) {
  const menu = await openMenu(page, name);
  await menu.getByRole('menuitemradio', { name: option, exact: true }).press('Enter');
  // A menu with several choices stays for the next one.
  if (name === 'Captions') await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

/** The player's feedback to a key, as it is read out too. */
export async function expectFeedback(page: Page, text: string) {
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'readOut') as string[]))
    .toContain(text);
}

/** Media addresses of the product, signature and all. */
export const MEDIA = /\/media\/[^/]+\//;
