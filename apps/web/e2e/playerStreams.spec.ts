import type { Page } from '@playwright/test';
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

test.beforeEach(({ page }) => noteFeedback(page));

const described = 'हिन्दी – audio description';

/** Gives each film three sounds; returns those that are fetched from then on. */
async function addSounds(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const sound = /audio\.m3u8\?sound=(\w+)/.exec(request.url())?.[1];
    if (sound !== undefined) fetched.push(sound);
  });
  await page.context().route(/\/master\.m3u8$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/^#EXT-X-MEDIA:TYPE=AUDIO.*$/m, (line) =>
      [
        ['हिन्दी', 'hi', 'YES', 'hindi'],
        [described, 'hi', 'NO', 'described'],
        ['বাংলা', 'bn', 'NO', 'bangla'],
      ]
        .map(([name, lang, isDefault, sound]) =>
          line
            .replace('NAME="Stereo"', `NAME="${name}",LANGUAGE="${lang}"`)
            .replace('DEFAULT=YES', `DEFAULT=${isDefault}`)
            .replace('audio.m3u8', `audio.m3u8?sound=${sound}`),
        )
        .join('\n'),
    );
    return route.fulfill({ response, body });
  });
  return fetched;
}

test('sound in another language is chosen, heard at once and remembered', async ({ page }) => {
  const sounds = await addSounds(page);
  await watch(page, titles.playlist);
  const menu = await openMenu(page, 'Audio');
  await expect(menu.getByRole('menuitemradio')).toHaveText(['हिन्दी', described, 'বাংলা']);
  await expect(menu.getByRole('menuitemradio', { name: 'हिन्दी', exact: true })).toBeChecked();
  expect(sounds).not.toContain('bangla');
  await page.keyboard.press('Escape');
  await choose(page, 'Audio', 'বাংলা');
  await expect.poll(() => sounds).toContain('bangla');
  const before = await film(page, 'currentTime');
  await expectBeyond(page, before + 1);
  expect(await film(page, 'paused')).toBe(false);
  // The next film begins with it.
  sounds.length = 0;
  await watch(page, titles.other);
  expect(sounds).toContain('bangla');
  expect(sounds).not.toContain('hindi');
  const next = await openMenu(page, 'Audio');
  await expect(next.getByRole('menuitemradio', { name: 'বাংলা' })).toBeChecked();
});

test('of two sounds in one language the chosen one stays, without the picture and in the next film', async ({
  page,
}) => {
  const sounds = await addSounds(page);
  await watch(page, titles.playlist);
  await choose(page, 'Audio', described);
  await expect.poll(() => sounds).toContain('described');
  sounds.length = 0;
  await press(page, 's');
  await expect.poll(() => sounds).toContain('described');
  await expectBeyond(page, (await film(page, 'currentTime')) + 1);
  await watch(page, titles.other);
  const menu = await openMenu(page, 'Audio');
  await expect(menu.getByRole('menuitemradio', { name: described })).toBeChecked();
  expect(sounds).not.toContain('hindi');
  // Without the picture it can be changed too.
  await menu.getByRole('menuitemradio', { name: 'हिन्दी', exact: true }).click();
  await expect.poll(() => sounds).toContain('hindi');
});

test('a browser without media source extensions plays the playlist itself', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource'])
      Reflect.deleteProperty(globalThis, name);
  });
  await watch(page, titles.playlist);
  expect(await page.locator('video').evaluate((element) => (element as HTMLVideoElement).currentSrc)).toMatch(
    /\/media\/[^/]+\/river-lamps\/master\.m3u8$/,
  );
  await press(page, '5');
  await expectBeyond(page, 16.2);
  await expect(player(page).getByRole('alert')).toHaveCount(0);
});
