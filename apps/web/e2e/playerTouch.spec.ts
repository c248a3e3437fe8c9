import type { Page } from '@playwright/test';
import { expectFeedback, film, noteFeedback, player, press, titles, watch } from './support/player';
import { expect, test } from './support/visitor';

test.use({ hasTouch: true, viewport: { width: 812, height: 375 } });

test.beforeEach(async ({ page }) => {
  await noteFeedback(page);
  await watch(page, titles.playlist);
});

async function tap(page: Page, share: number, times: number) {
  const box = await player(page).boundingBox();
  if (box === null) throw new Error('The player is not shown');
  // One message each, so that two taps are as close as a finger's.
  const client = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width * share, y: box.y + box.height * 0.25 }];
  for (let count = 0; count < times; count += 1) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

test('two taps on a side move ten seconds there', async ({ page }) => {
  await press(page, 'k', '5');
  await expect.poll(() => film(page, 'currentTime')).toBeCloseTo(16, 0);
  await tap(page, 0.9, 2);
  await expectFeedback(page, 'Forward 10 seconds');
  await expect.poll(() => film(page, 'currentTime')).toBeCloseTo(26, 0);
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
