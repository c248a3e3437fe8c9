import { devices } from '@playwright/test';
import { expectWatching, film, noteFeedback, player, press, titles, watch } from './support/player';
import { expect, type Page, test } from './support/visitor';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];

test.use(phone);

test.beforeEach(({ page }) => noteFeedback(page));

/**
 * Notes how the page locks the screen's orientation and how that ends. A desktop's browser refuses to turn,
 * others turn; here it does neither by chance.
 */
async function noteCalls(page: Page, { isRefused = false } = {}) {
  await page.addInitScript((refuses) => {
    const calls: string[] = [];
    Object.assign(globalThis, { orientationCalls: calls });
    const own = ScreenOrientation.prototype as ScreenOrientation & {
      lock(this: ScreenOrientation, orientation: string): Promise<void>;
    };
    const { lock, unlock } = own;
    own.lock = function noted(orientation) {
      calls.push(`lock ${orientation}`);
      const locked = refuses
        ? Promise.reject(new DOMException('Not on this device', 'NotSupportedError'))
        : lock.call(this, orientation);
      locked.then(
        () => calls.push('locked'),
        (error: DOMException) => calls.push(error.name),
      );
      return locked;
    };
    own.unlock = function noted() {
      calls.push('unlock');
      unlock.call(this);
    };
  }, isRefused);
}

const orientationCalls = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'orientationCalls') as string[]);

/** A phone that turns when its orientation is locked, and back when it is unlocked. */
async function turnWithLocks(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { width, height } = phone.viewport;
  const turn = (isUpright: boolean) =>
    client.send('Emulation.setDeviceMetricsOverride', {
      ...(isUpright ? { width, height } : { width: height, height: width }),
      deviceScaleFactor: phone.deviceScaleFactor,
      mobile: true,
      screenOrientation: isUpright
        ? { type: 'portraitPrimary', angle: 0 }
        : { type: 'landscapePrimary', angle: 90 },
      screenOrientationLockEmulation: true,
    });
  client.on('Emulation.screenOrientationLockChanged', ({ locked, orientation }) =>
    turn(!locked || orientation?.type === 'portraitPrimary'),
  );
  await turn(true);
}

const isWide = (page: Page) => page.evaluate(() => innerWidth > innerHeight);

/** Full screen as a finger opens it, beside a film that stands still: its buttons stay. */
async function enterFullScreen(page: Page) {
  await press(page, 'k');
  await expect.poll(() => film(page, 'paused')).toBe(true);
  await player(page).getByRole('button', { name: 'Full screen', exact: true }).tap();
  await expect(player(page).getByRole('button', { name: 'Exit full screen' })).toBeVisible();
}

test('full screen turns the phone for a wide film, and lets it go at its end', async ({ page }) => {
  await noteCalls(page);
  await turnWithLocks(page);
  await watch(page, titles.playlist);
  await enterFullScreen(page);
  await expect.poll(() => isWide(page)).toBe(true);
  expect(await orientationCalls(page)).toEqual(['lock landscape', 'locked']);
  const box = await page.locator('video').boundingBox();
  expect(box?.width).toBe(phone.viewport.height);
  await player(page).getByRole('button', { name: 'Exit full screen' }).tap();
  await expect.poll(() => isWide(page)).toBe(false);
  expect(await orientationCalls(page)).toEqual(['lock landscape', 'locked', 'unlock']);
});

test('the phone is let go when its player is left in full screen', async ({ page }) => {
  await noteCalls(page);
  await turnWithLocks(page);
  await page.goto('/movies?genre=Drama');
  await page.getByRole('main').getByRole('link', { name: 'नदी के दीये' }).tap();
  await expectWatching(page);
  await enterFullScreen(page);
  await expect.poll(() => isWide(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/movies\?genre=Drama$/);
  await expect.poll(() => isWide(page)).toBe(false);
  expect(await orientationCalls(page)).toEqual(['lock landscape', 'locked', 'unlock']);
});

test('full screen goes on where the browser refuses to turn', async ({ page }) => {
  await noteCalls(page, { isRefused: true });
  await watch(page, titles.playlist);
  await enterFullScreen(page);
  await expect.poll(() => orientationCalls(page)).toEqual(['lock landscape', 'NotSupportedError']);
  await expect(player(page).getByRole('button', { name: 'Exit full screen' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
