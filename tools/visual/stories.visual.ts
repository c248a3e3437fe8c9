import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type Mode, modesOf } from '../../.storybook/modes';

/** One entry of the index that Storybook writes beside its build. */
interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags?: string[];
}

const FIXED_TIME = new Date('2025-08-15T12:00:00+05:30');

const index = JSON.parse(readFileSync(process.env.VISUAL_INDEX ?? '', 'utf8')) as {
  entries: Record<string, Entry>;
};
const sample = Number(process.env.VISUAL_SAMPLE ?? 0);
const all = Object.values(index.entries).filter((entry) => entry.type === 'story');
const step = sample > 0 ? Math.max(1, Math.floor(all.length / sample)) : 1;
const stories = sample > 0 ? all.filter((_, place) => place % step === 0).slice(0, sample) : all;

/** Opens one story and waits until it has been played and everything in it has come. */
async function open(page: Page, story: Entry, mode: Mode) {
  await page.setViewportSize({ width: mode.width, height: mode.height });
  await page.emulateMedia({ reducedMotion: mode.motion === 'still' ? 'reduce' : 'no-preference' });
  await page.clock.setFixedTime(FIXED_TIME);
  const globals = `theme:${mode.theme};motion:${mode.motion};a11y.manual:!true`;
  await page.goto(`/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
  const phase = await page.waitForFunction(() => {
    const { currentRender } =
      (globalThis as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } })
        .__STORYBOOK_PREVIEW__ ?? {};
    const now = currentRender?.phase;
    return now === 'finished' || now === 'completed' || now === 'errored' || now === 'aborted' ? now : null;
  });
  expect(await phase.jsonValue(), 'the story and its play function end without an error').toMatch(
    /finished|completed/,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  });
}

/** A picture in which every pixel has the same colour shows nothing. */
async function isBlank(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  return channels.every((channel) => channel.stdev === 0);
}

for (const story of stories) {
  for (const [name, mode] of Object.entries(modesOf(story.title))) {
    test(`${story.title} › ${story.name} (${name})`, async ({ page }, info) => {
      await open(page, story, mode);
      const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true });
      expect(await isBlank(picture), 'the story shows nothing').toBe(false);
      const file = `${story.id}--${name.replaceAll(' ', '-')}.png`;
      const isNew = process.env.VISUAL_ROLE === 'compare' && !existsSync(info.snapshotPath(file));
      if (isNew) {
        info.annotations.push({
          type: 'new story',
          description: 'there is no picture of the base to compare with',
        });
        await info.attach('new', { body: picture, contentType: 'image/png' });
        return;
      }
      expect(picture).toMatchSnapshot(file, { threshold: 0, maxDiffPixels: 0 });
    });
  }
}
