import { titles, watch } from './support/player';
import { expect, test } from './support/visitor';

test('the site can be installed, in the language of its page (spec §18)', async ({ page }) => {
  await page.goto('/profile?lang=ta');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
  const client = await page.context().newCDPSession(page);
  const { errors, data } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ lang: 'ta', dir: 'ltr', display: 'standalone' });
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // A test's context is a private window to Chromium; its headless shell judges none of this.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(others).toEqual([]);
});

test('the shortcut of an installed site opens home at Recently Watched (spec §18)', async ({ page }) => {
  await watch(page, titles.playlist);
  await page.goto('/#recently-watched');
  const shelf = page.getByRole('region', { name: 'Recently Watched', exact: true });
  await expect(shelf.getByRole('link').first()).toBeVisible();
  const top = () => shelf.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThan(0);
});
