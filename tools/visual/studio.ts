import { join } from 'node:path';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { everyStory, type Mode } from '../../.storybook/modes';
import { browserArgs } from '../browser.mjs';
import { root } from '../install.mjs';
import { differenceOf } from './compare';
import type { Pinned, Shot } from './stories';

/** How long one picture may take before it counts as failed, in milliseconds: far more than a busy machine needs. */
const STORY_TIMEOUT_MS = 120_000;

/** How long a page may take to say what it waits for, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 5000;

/** A story that was not ready in time. */
class Late extends Error {}

/** What became of one picture: its bytes as PNG, or what went wrong. */
export type Taken = { picture: Buffer; failure: null } | { picture: null; failure: string };

/** Starts the browser that draws the same picture each time: one colour space, no hinting, no subpixels, no scroll bars. */
export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      ...browserArgs,
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--hide-scrollbars',
      // Every picture is drawn whole, not first without its images and then in the parts that have changed.
      '--disable-checker-imaging',
      '--disable-partial-raster',
      '--disable-threaded-animation',
      '--disable-threaded-scrolling',
      // Pictures come without being scrolled to, for one that was told to at last may be waited for in vain;
      // and what lies beyond the viewport is drawn too, because the browser's own way to have it in a picture
      // makes the viewport one pixel wide for a moment, whereupon motions begin again.
      '--blink-settings=lazyLoadEnabled=false,mainFrameClipsContent=false',
      // What a script scrolls is there at once.
      '--disable-smooth-scrolling',
    ],
  });
}

/** What a change of a custom property does to a page: who depends on it, and whether it is seen; or what went wrong. */
export type ChangeResult = { failure: null; uses: string[]; isSeen: boolean } | { failure: string };

type Shown = { failure: string } | { failure: null; width: number; height: number };

/** What `inPage.js` offers. */
interface Stage {
  visual: {
    pinned(): Promise<Pinned>;
    choose(globals: Record<string, unknown>): Promise<string | null>;
    show(storyId: string): Promise<Shown>;
    change(property: string, value: string): Promise<string[]>;
    restore(property: string): Promise<void>;
    waitsFor(): string;
  };
}

/** One page of a built Storybook, which shows one story after another without being reloaded. */
export class Studio {
  #open: { context: BrowserContext; page: Page; camera: CDPSession; mode: Mode | null } | null = null;

  constructor(
    readonly browser: Browser,
    readonly address: string,
    readonly isFreshEachTime: boolean,
  ) {}

  /** Takes one picture. After a failure the next one gets a page of its own. */
  async take({ story, mode }: Shot): Promise<Taken> {
    try {
      const picture = await within(STORY_TIMEOUT_MS, this.#shoot(story.id, mode));
      if (this.isFreshEachTime) await this.close();
      return { picture, failure: null };
    } catch (error) {
      return { picture: null, failure: await this.#giveUp(error) };
    }
  }

  /** Changes a custom property in the page of a story, which shows what depends on it. After a failure the next one gets a page of its own. */
  async tryChange(shot: Shot, change: { property: string; value: string }): Promise<ChangeResult> {
    try {
      return await within(2 * STORY_TIMEOUT_MS, this.#change(shot, change));
    } catch (error) {
      return { failure: await this.#giveUp(error) };
    }
  }

  /** Closes the page; returns what went wrong, and of a story that was never ready what it waited for. */
  async #giveUp(error: unknown): Promise<string> {
    const reason = error instanceof Late ? `, waiting for ${await this.#waitsFor()}` : '';
    await this.close();
    return `${messageOf(error)}${reason}`;
  }

  async #waitsFor(): Promise<string> {
    if (!this.#open) return 'a page';
    const pending = this.#open.page.evaluate(() => (globalThis as unknown as Stage).visual.waitsFor());
    return within(RESPONSE_TIMEOUT_MS, pending).catch(() => 'a page that no longer responds');
  }

  async #change(
    { story, mode }: Shot,
    { property, value }: { property: string; value: string },
  ): Promise<ChangeResult> {
    const before = await this.#shoot(story.id, mode);
    const { page } = await this.#pageIn(mode);
    const uses = await page.evaluate(
      ([name, next]) => (globalThis as unknown as Stage).visual.change(name, next),
      [property, value] as const,
    );
    const after = await this.#photograph(mode, await page.evaluate(sizeOfPage));
    await page.evaluate((name) => (globalThis as unknown as Stage).visual.restore(name), property);
    // What began to move by itself meanwhile, such as a row, still differs from the first picture when all is as it was.
    const again = await this.#photograph(mode, await page.evaluate(sizeOfPage));
    const isSeen =
      (await differenceOf(before, after)) !== null && (await differenceOf(again, after)) !== null;
    return { failure: null, uses, isSeen };
  }

  /** What each story sets of the toolbar's choices by itself. */
  async readPinned(): Promise<Pinned> {
    const { page } = await this.#load(everyStory.desktop);
    return page.evaluate(() => (globalThis as unknown as Stage).visual.pinned());
  }

  async close(): Promise<void> {
    await this.#open?.context.close();
    this.#open = null;
  }

  /** The whole page as PNG. By the browser's protocol, because Playwright's own way packs four times as long. */
  async #shoot(storyId: string, mode: Mode): Promise<Buffer> {
    const { page, camera } = await this.#pageIn(mode);
    // Of a picture's sizes the browser takes a larger one that it remembers, so it must remember none.
    await camera.send('Network.setCacheDisabled', { cacheDisabled: true });
    await camera.send('Network.setCacheDisabled', { cacheDisabled: false });
    const shown = await page.evaluate((id) => (globalThis as unknown as Stage).visual.show(id), storyId);
    if (shown.failure !== null) throw new Error(shown.failure);
    return this.#photograph(mode, shown);
  }

  async #photograph(mode: Mode, { width, height }: { width: number; height: number }): Promise<Buffer> {
    const { camera } = await this.#pageIn(mode);
    const isLarger = width > mode.width || height > mode.height;
    const { data } = await camera.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      ...(isLarger ? { clip: { x: 0, y: 0, width, height, scale: 1 } } : {}),
    });
    return Buffer.from(data, 'base64');
  }

  async #load(mode: Mode) {
    const context = await this.browser.newContext({
      baseURL: this.address,
      viewport: { width: mode.width, height: mode.height },
      deviceScaleFactor: 1,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    const page = await context.newPage();
    const open = { context, page, camera: await context.newCDPSession(page), mode: null };
    this.#open = open;
    await page.addInitScript({ path: join(root, 'tools', 'visual', 'inPage.js') });
    await page.goto('/iframe.html?viewMode=story', { timeout: STORY_TIMEOUT_MS });
    return open;
  }

  async #pageIn(mode: Mode) {
    const open = this.#open ?? (await this.#load(mode));
    if (isSame(open.mode, mode)) return open;
    const { page } = open;
    await page.setViewportSize({ width: mode.width, height: mode.height });
    await page.emulateMedia({ reducedMotion: mode.motion === 'still' ? 'reduce' : 'no-preference' });
    const globals = { theme: mode.theme, motion: mode.motion, a11y: { manual: true } };
    await page.evaluate((chosen) => (globalThis as unknown as Stage).visual.choose(chosen), globals);
    open.mode = mode;
    return open;
  }
}

function sizeOfPage(): { width: number; height: number } {
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  return { width, height };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isSame(one: Mode | null, other: Mode): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A promise's value, or an error once that many milliseconds are over. */
async function within<T>(milliseconds: number, value: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Late(`the story was not ready after ${milliseconds / 1000} s`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}
