import { metricsOf } from '../player/visit.mjs';

const PROCESSOR = 4;
/** A new window comes to rest: what the browser makes for itself would slow each visit. */
const REST_MS = 1500;
/** How long home is watched after navigation: it is quiet long before. */
const WATCHED_MS = 9000;
const SCROLLED = { distance: 3000, speed: 1200 };
const FRAME_MS = 1000 / 60;

/** Networks, by name: bytes a second and milliseconds. */
export const networks = {
  fast: { text: '9 Mbit/s, 170 ms', bytes: 9_000_000 / 8, latency: 170 },
  slow: { text: '1.6 Mbit/s, 300 ms', bytes: 1_600_000 / 8, latency: 300 },
};

/** Screens, by name. */
export const screens = {
  mobile: { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1366, height: 768 } },
};

/** In the page: notes what it paints and how long its tasks take. */
function watchPage() {
  const notes = { firstPaint: 0, largestPaint: 0, tasks: [] };
  globalThis.notes = notes;
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    notes.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => notes.tasks.push({ startTime, duration }));
}

/**
 * In the page: of the rows' pictures in the first two screens, when the middle one was requested and when the last was
 * there; nothing of a page without rows.
 */
function timeRowPictures() {
  const near = [...document.querySelectorAll('main li img')].filter((image) => {
    const { top, left } = image.getBoundingClientRect();
    return top < innerHeight * 2 && left < innerWidth;
  });
  const times = near.flatMap(({ currentSrc }) => performance.getEntriesByName(currentSrc).slice(0, 1));
  if (times.length === 0) return {};
  const starts = times.map(({ startTime }) => startTime).sort((one, other) => one - other);
  return {
    rowsRequested: starts[Math.floor(starts.length / 2)],
    rowsReceived: Math.max(...times.map(({ responseEnd }) => responseEnd)),
  };
}

/** In the page: how many frames were late while it was scrolled. */
function countFrames() {
  const frames = { times: [], isOver: false };
  globalThis.frames_ = frames;
  const next = (time) => {
    frames.times.push(time);
    if (!frames.isOver) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

async function scroll(page, session) {
  await page.evaluate(countFrames);
  const { width, height } = page.viewportSize();
  await session.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -SCROLLED.distance,
    speed: SCROLLED.speed,
  });
  const times = await page.evaluate(() => {
    globalThis.frames_.isOver = true;
    return globalThis.frames_.times;
  });
  const gaps = times.slice(1).map((time, index) => time - times[index]);
  return gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
}

/** A new window under the conditions, at rest. */
async function openWindow(context, { bytes, latency }) {
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await page.waitForTimeout(REST_MS);
  return { page, session };
}

/**
 * Visits a page with an empty cache, loads it again, and opens it in another window; what is returned is in milliseconds,
 * MiB, elements and dropped frames.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, state?: object }} page
 * @param {{ network: keyof typeof networks, screen: keyof typeof screens, watchedMs?: number }} conditions
 */
export async function visit(browser, { url, state }, { network, screen, watchedMs = WATCHED_MS }) {
  const context = await browser.newContext({ ...screens[screen], storageState: state });
  try {
    const { page, session } = await openWindow(context, networks[network]);
    const before = await metricsOf(session);
    await page.goto(url);
    await page.waitForTimeout(watchedMs);
    const after = await metricsOf(session);
    const { firstPaint, largestPaint, tasks } = await page.evaluate(() => globalThis.notes);
    const spent = (name) => (after[name] - before[name]) * 1000;
    const rowPictures = await page.evaluate(timeRowPictures);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    await session.send('HeapProfiler.collectGarbage');
    const heap = (await metricsOf(session)).JSHeapUsedSize / 2 ** 20;
    const dropped = await scroll(page, session);
    await page.reload();
    await page.waitForTimeout(watchedMs / 3);
    const warm = await page.evaluate(() => globalThis.notes.largestPaint);
    await page.close();
    const again = await openWindow(context, networks[network]);
    await again.page.goto(url);
    await again.page.waitForTimeout(watchedMs / 3);
    const reopened = await again.page.evaluate(() => globalThis.notes.largestPaint);
    const later = tasks.filter(({ startTime, duration }) => startTime + duration > firstPaint);
    return {
      firstPaint,
      largestPaint,
      ...rowPictures,
      blocked: later.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
      mainThread: spent('TaskDuration'),
      styles: spent('RecalcStyleDuration'),
      layout: spent('LayoutDuration'),
      heap,
      elements,
      dropped,
      warm,
      reopened,
    };
  } finally {
    await context.close();
  }
}
