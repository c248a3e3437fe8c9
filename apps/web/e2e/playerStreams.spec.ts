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

test('sound in another language is chosen, heard at once and remembered', async ({ page }) => {
  const langs: string[] = [];
  page.on('request', (request) => {
    const lang = /audio\.m3u8\?lang=(\w+)/.exec(request.url())?.[1];
    if (lang !== undefined) langs.push(lang);
  });
  await page.context().route(/\/master\.m3u8$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(/^#EXT-X-MEDIA:TYPE=AUDIO.*$/m, (line) =>
      [
        ['हिन्दी', 'hi', 'YES'],
        ['বাংলা', 'bn', 'NO'],
      ]
        .map(([name, lang, isDefault]) =>
          line
            .replace('NAME="Stereo"', `NAME="${name}",LANGUAGE="${lang}"`)
            .replace('DEFAULT=YES', `DEFAULT=${isDefault}`)
            .replace('audio.m3u8', `audio.m3u8?lang=${lang}`),
        )
        .join('\n'),
    );
    return route.fulfill({ response, body });
  });
  await watch(page, titles.playlist);
  const menu = await openMenu(page, 'Audio');
  await expect(menu.getByRole('menuitemradio')).toHaveText(['हिन्दी', 'বাংলা']);
  await expect(menu.getByRole('menuitemradio', { name: 'हिन्दी' })).toBeChecked();
  expect(langs).not.toContain('bn');
  await page.keyboard.press('Escape');
  await choose(page, 'Audio', 'বাংলা');
  await expect.poll(() => langs).toContain('bn');
  const before = await film(page, 'currentTime');
  await expectBeyond(page, before + 1);
  expect(await film(page, 'paused')).toBe(false);
  // The next film begins with it.
  langs.length = 0;
  await watch(page, titles.other);
  expect(langs).toContain('bn');
  expect(langs).not.toContain('hi');
  const next = await openMenu(page, 'Audio');
  await expect(next.getByRole('menuitemradio', { name: 'বাংলা' })).toBeChecked();
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
