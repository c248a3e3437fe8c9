import type { Browser } from '@playwright/test';
import { film, titles, watch } from './support/player';
import { expect, type Page, test } from './support/test';
import { createPaidAccount, signIn, type Viewer } from './support/viewers';

/** Opens a browser of its own, signed in; the plan of these viewers plays on one screen at a time. */
async function openDevice(browser: Browser, viewer: Viewer): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.clock.install();
  await signIn(page, viewer);
  await expect(page).toHaveURL(/\/$/);
  return page;
}

const isPaused = (page: Page) => film(page, 'paused');
const isReport = (response: { url(): string }) => response.url().includes('/api/screens/');

test('the second device names what plays where, takes over, and the first one pauses and says why', async ({
  browser,
  request,
}) => {
  const viewer = await createPaidAccount(request);
  const first = await openDevice(browser, viewer);
  await watch(first, titles.playlist);
  // It still plays when the second one has been opened, also on a slow machine.
  await first.locator('video').evaluate((video: HTMLVideoElement) => {
    video.playbackRate = 0.1;
  });

  const second = await openDevice(browser, viewer);
  await second.goto(`/video/${titles.other}`);
  await expect(second.getByText('Your plan plays on one screen at a time.')).toBeVisible();
  await expect(second.getByText(/^Chrome on Linux, since \d/)).toBeVisible();
  await expect.poll(() => isPaused(second)).toBe(true);
  expect(await isPaused(first)).toBe(false);

  await second.getByRole('button', { name: 'Play here instead' }).click();
  await expect.poll(() => isPaused(second)).toBe(false);
  await first.clock.runFor(30_000);
  await expect(first.getByText('paused because another screen is playing')).toBeVisible();
  await expect.poll(() => isPaused(first)).toBe(true);
  await first.context().close();
  await second.context().close();
});

test('a pause frees the screen at once', async ({ browser, request }) => {
  const viewer = await createPaidAccount(request);
  const first = await openDevice(browser, viewer);
  await watch(first, titles.playlist);
  const ended = first.waitForResponse((response) => isReport(response) && response.status() === 204);
  await first.keyboard.press('k');
  await ended;
  const second = await openDevice(browser, viewer);
  const allowed = second.waitForResponse(isReport);
  await watch(second, titles.other);
  expect(await (await allowed).json()).toMatchObject({ status: 'playing' });
  await first.context().close();
  await second.context().close();
});

test('a server that doesn’t count players sets no limit', async ({ browser, request }) => {
  const viewer = await createPaidAccount(request);
  const pages = [await openDevice(browser, viewer), await openDevice(browser, viewer)];
  for (const page of pages) {
    const responded = page.waitForResponse(isReport);
    await page.route('**/api/screens/**', (route) => route.fulfill({ status: 404, json: {} }));
    await watch(page, titles.playlist);
    await responded;
  }
  for (const page of pages) expect(await isPaused(page)).toBe(false);
  for (const page of pages) await page.context().close();
});
