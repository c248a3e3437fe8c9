import { film, openMenu, titles, watch } from './support/player';
import { expect, test } from './support/visitor';

test('with the data saver a film comes at 480p at most, until another quality is chosen (spec §19)', async ({
  page,
}) => {
  await page.goto('/profile');
  await page.getByRole('combobox', { name: 'Data saver' }).selectOption('On');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await watch(page, titles.playlist);
  expect(await film(page, 'videoHeight')).toBe(360);
  expect(asked.filter((url) => /(720|540)p[^/]*\.m3u8|devanagari.*\.woff2/.test(url))).toEqual([]);
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

test('on mobile data the data saver is on by itself, and the profile says so (spec §19)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { type: 'cellular', effectiveType: '4g' });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  await page.goto('/profile');
  await expect(page.getByText('On now, because of your browser or your connection.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Data saver' }).selectOption('Off');
  await expect(page.getByText('On now')).toHaveCount(0);
});
