import { DAY_MS } from '@chalchitra/api/constants';
import { follow, pageKinds, realPages } from './support/pages';
import { play } from './support/playback';
import { expect, test } from './support/visitor';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [where, shift] of [
  ['ahead', DAY_MS],
  ['behind', -DAY_MS],
] as const) {
  test(`with a clock a day ${where} every kind of page shows its content, and a title plays and is stored as recently watched`, async ({
    page,
    request,
  }) => {
    await page.clock.install({ time: Date.now() + shift });
    await page.goto('/privacy-policy');
    const main = page.getByRole('main');
    const pages = await realPages(request, pageKinds);
    for (const { route, address } of [...pages, { route: '/profile', address: '/profile' }]) {
      await test.step(route, async () => {
        await follow(page, address);
        await expect(main.getByRole('heading', { level: 1 }).first()).not.toHaveText('Privacy Policy');
        await expect(main.getByText('Loading', { exact: true })).toHaveCount(0);
        await expect(main.getByRole('link').or(main.locator('video')).first()).toBeAttached();
        await expect(main.getByRole('alert')).toHaveCount(0);
        await expect(main.getByText(/Invalid Date|NaN|undefined/)).toHaveCount(0);
        await expect(page).toHaveURL(new RegExp(`${address.replace(/[?.]/g, '\\$&')}$`));
      });
    }
    await page.goto(pages.find(({ route }) => route === '/video/:id')?.address ?? '');
    await play(page);
    const title = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyWatched'))).toContain(title);
    await page.goto('/');
    await expect(
      page.getByRole('region', { name: 'Recently Watched' }).getByRole('link', { name: title }).first(),
    ).toBeVisible();
  });
}
