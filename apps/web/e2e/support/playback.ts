import { expect, type Page } from './test';

/** The average colours of a few places of the picture, to tell one frame from another. */
async function framePrint(page: Page): Promise<string> {
  return page.locator('video').evaluate((element) => {
    const video = element as HTMLVideoElement;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [64, 36];
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return Array.from(context.getImageData(0, 0, canvas.width, canvas.height).data).join(',');
  });
}

const playhead = (page: Page) =>
  page.locator('video').evaluate((element) => (element as HTMLVideoElement).currentTime);

/** Holds that a video really plays: its playhead goes on and its picture changes. */
export async function expectPlaying(page: Page) {
  await expect.poll(() => playhead(page), { timeout: 20_000 }).toBeGreaterThan(0.2);
  const [time, print] = [await playhead(page), await framePrint(page)];
  await expect.poll(() => playhead(page)).toBeGreaterThan(time + 1);
  expect(print).not.toBe('');
  expect(await framePrint(page)).not.toBe(print);
}

/** Starts playing as a person would, where the browser didn't by itself. */
export async function play(page: Page) {
  const video = page.locator('video');
  await expect(video).toBeVisible();
  await video.evaluate((element) => (element as HTMLVideoElement).play());
}
