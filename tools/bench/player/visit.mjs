import { watchPage } from './watch.mjs';

/** The viewport of every visit, in CSS pixels. */
export const viewport = { width: 1366, height: 768 };

const FRAME_TIMEOUT_MS = 60_000;
/** Milliseconds in which a new window of the browser comes to rest: what it makes for itself would slow each visit. */
const REST_MS = 1500;

/** A machine and a network: as they are, or a slow phone's. */
export const conditions = {
  plain: null,
  slow: { processor: 4, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
};

/**
 * Opens a page in a context of its own, with an empty cache, and passes it on; the context is closed afterwards.
 * @param {{ browser: import('@playwright/test').Browser, state: object, condition?: keyof typeof conditions, isCached?: boolean }} options
 * @param {(page: import('@playwright/test').Page, session: import('@playwright/test').CDPSession) => Promise<T>} use
 * @returns {Promise<T>}
 * @template T
 */
export async function visit({ browser, state, condition = 'plain', isCached = true }, use) {
  const context = await browser.newContext({ storageState: state, viewport });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(FRAME_TIMEOUT_MS);
    await page.addInitScript(watchPage);
    const session = await context.newCDPSession(page);
    const slow = conditions[condition];
    await session.send('Network.enable');
    if (!isCached) await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    if (slow !== null) {
      const { processor: rate, ...network } = slow;
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
    }
    await page.waitForTimeout(REST_MS);
    return await use(page, session);
  } finally {
    await context.close();
  }
}

/** Waits for the first frame; returns its time since navigation and since the media's address was known, in milliseconds. */
export async function firstFrame(page, knownFrom) {
  await page.waitForFunction(() => globalThis.bench.notes.firstFrameAt !== null);
  return page.evaluate((calls) => {
    const { firstFrameAt } = globalThis.bench.notes;
    const mark = performance.getEntriesByName('media-known')[0]?.startTime;
    const ends = performance
      .getEntriesByType('resource')
      .filter(({ name }) => calls.some((call) => name.includes(call)))
      .map(({ responseEnd }) => responseEnd);
    const knownAt = mark ?? Math.max(...ends);
    return { fromNavigation: firstFrameAt, fromAddress: firstFrameAt - knownAt };
  }, knownFrom);
}

/** Lets it play from its start, muted, where it doesn't by itself, and waits until it does. */
export async function letPlay(page) {
  await page.evaluate(async () => {
    const video = globalThis.bench.video();
    if (!video.paused) return;
    video.muted = true;
    await video.play();
  });
  await page.waitForFunction(() => {
    const video = globalThis.bench.video();
    return !video.paused && video.readyState >= 3 && video.currentTime > 0.2;
  });
}

/** Chromium's own counters of a page, by name. */
export async function metricsOf(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
