import type { Page } from '@playwright/test';
import { expectFeedback, film, noteFeedback, player, press, titles, watch } from './support/player';
import { expect, test } from './support/visitor';

test.use({ hasTouch: true, viewport: { width: 812, height: 375 } });

test.beforeEach(async ({ page }) => {
  await noteFeedback(page);
  await watch(page, titles.playlist);
});

/** Seconds from one touch or release to the next, as a finger taps. */
const TOUCH_STEP = 0.05;

async function tap(page: Page, share: number, times: number) {
  const box = await player(page).boundingBox();
  if (box === null) throw new Error('The player is not shown');
  const client = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width * share, y: box.y + box.height * 0.25 }];
  const start = Date.now() / 1000;
  // Sent at once and with their own times, so that a busy machine doesn't pull the taps apart.
  const steps = Array.from({ length: times * 2 }, (_, step) =>
    client.send('Input.dispatchTouchEvent', {
      ...(step % 2 === 0 ? { type: 'touchStart', touchPoints } : { type: 'touchEnd', touchPoints: [] }),
      timestamp: start + step * TOUCH_STEP,
    }),
  );
  await Promise.all(steps);
}

test('two taps on a side move ten seconds there, and leave the page as it is', async ({ page }) => {
  await press(page, 'k', '5');
  await expect.poll(() => film(page, 'currentTime')).toBeCloseTo(16, 0);
  await tap(page, 0.9, 2);
  await expectFeedback(page, 'Forward 10 seconds');
  await expect.poll(() => film(page, 'currentTime')).toBeCloseTo(26, 0);
  // The browser's own double click fills the screen only for a mouse.
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  await tap(page, 0.1, 2);
  await expectFeedback(page, 'Back 10 seconds');
  await expect.poll(() => film(page, 'currentTime')).toBeCloseTo(16, 0);
});

test('a tap shows the controls and does not pause', async ({ page }) => {
  await press(page, '0');
  await expect(player(page)).toHaveAttribute('data-controls', 'hidden');
  await tap(page, 0.5, 1);
  await expect(player(page)).toHaveAttribute('data-controls', 'shown');
  expect(await film(page, 'paused')).toBe(false);
});
