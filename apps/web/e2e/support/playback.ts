import { createHash } from 'node:crypto';
import { expect, type Page } from './test';

/** A print of the picture that is shown now, to tell one frame from another. */
async function framePrint(page: Page): Promise<string> {
  const colours = await page.locator('video').evaluate((element) => {
    const video = element as HTMLVideoElement;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [320, 180];
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return Array.from(context.getImageData(0, 0, canvas.width, canvas.height).data).join(',');
  });
  return createHash('sha256').update(colours).digest('hex');
}

const playhead = (page: Page) =>
  page.locator('video').evaluate((element) => (element as HTMLVideoElement).currentTime);

/** Holds that a video really plays: its playhead goes on and its picture changes. */
export async function expectPlaying(page: Page) {
  await expect.poll(() => playhead(page)).toBeGreaterThan(0.2);
  const [time, print] = [await playhead(page), await framePrint(page)];
  await expect.poll(() => playhead(page)).toBeGreaterThan(time + 1);
  await expect.poll(() => framePrint(page)).not.toBe(print);
}

/** Starts playing as a person would, where the browser didn't by itself. */
export async function play(page: Page) {
  const video = page.locator('video');
  await expect(video).toBeVisible();
  // A load in between, or another tab that plays, interrupts it: whoever watches would press again.
  await expect
    .poll(() =>
      video.evaluate(async (element) => {
        const media = element as HTMLVideoElement;
        await media.play().catch((error: DOMException) => {
          if (error.name !== 'AbortError') throw error;
        });
        return !media.paused && media.currentTime > 0;
      }),
    )
    .toBe(true);
}
