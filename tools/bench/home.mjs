/**
 * Measures the home page of several checkouts of this repository, in turning order with an empty cache, as a signed-in
 * user with a processor slowed down four times: its largest paint, the blocking time of its long tasks, and the time of
 * the main thread, up to eight seconds after navigation.
 * `node tools/bench/home.mjs --builds before=/path,after=/path [--rounds 7]` prints medians, the smallest and the largest
 * in brackets, as Markdown.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../browser.mjs';
import { giveUp } from '../install.mjs';
import { readBuilds, startBuild } from './player/builds.mjs';
import { rotate } from './player/players.mjs';
import { spread, table } from './player/report.mjs';
import { metricsOf, viewport } from './player/visit.mjs';
import { signedInState } from './signIn.mjs';

const PAID = { email: 'priya@chalchitra.example', password: 'Chalchitra1' };
const SLOWED = 4;
const REST_MS = 1500;
const WATCHED_MS = 8000;
const SETTLED_MS = 20_000;

const { values } = parseArgs({
  options: { builds: { type: 'string', default: '' }, rounds: { type: 'string', default: '7' } },
});
const rounds = Math.max(1, Math.min(Number(values.rounds), 50));

/** Notes what the page paints and how long its tasks take, in the page itself. */
function watchPage() {
  const notes = { paint: 0, blocking: 0 };
  globalThis.notes = notes;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.paint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

/** Visits the home page with an empty cache. */
async function visitHome(browser, { url, state }) {
  const context = await browser.newContext({ storageState: state, viewport });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.waitForTimeout(REST_MS);
    const before = await metricsOf(session);
    await page.goto(`${url}/`);
    await page.waitForTimeout(WATCHED_MS);
    const after = await metricsOf(session);
    const notes = await page.evaluate(() => globalThis.notes);
    return { ...notes, mainThread: (after.TaskDuration - before.TaskDuration) * 1000 };
  } finally {
    await context.close();
  }
}

const wanted = readBuilds(values.builds);
if (wanted.length === 0) giveUp('Name the checkouts: --builds before=/path,after=/path');
const executablePath = await ensureBrowser();
if (!executablePath) giveUp('No Chromium or Chrome was found: install one, or set CHROMIUM_PATH.');

process.env.RATE_LIMIT = '0';
const browser = await chromium.launch({ executablePath, args: browserArgs });
const builds = [];
try {
  for (const build of wanted) {
    const { name, url, stop } = await startBuild(build, '');
    builds.push({ name, url, stop, state: await signedInState(browser, url, PAID), visits: [] });
  }
  // The servers compress their files first.
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  for (let round = 0; round < rounds; round += 1) {
    for (const build of rotate(builds, round)) build.visits.push(await visitHome(browser, build));
  }
  const rows = builds.map(({ name, visits }) => [
    name,
    ...['paint', 'blocking', 'mainThread'].map((key) => spread(visits.map((one) => one[key]))),
  ]);
  const head = ['', 'largest paint, ms', 'blocking time, ms', 'main thread, ms'];
  process.stdout.write(`${table(head, rows)}\n`);
} finally {
  await browser.close();
  await Promise.all(builds.map((build) => build.stop()));
}
