/**
 * Weighs what a cold visit costs, up to 5 s after the page's load and without interaction: all JavaScript in KiB of
 * brotli at its best quality, the requests, the page's elements, and its long tasks on a slow phone: / as a signed-in
 * viewer, /login as a visitor, and a film as the demo's subscriber.
 * `node tools/bench/pages.mjs` prints one JSON object and fails over the budgets of `tools/budgets.json`. It starts a
 * product of its own unless CHALCHITRA_URL names one.
 */
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserArgs, requireBrowser } from '../browser.mjs';
import { startFreshProduct } from '../product/fresh.mjs';
import { overBudget } from './budgets.mjs';
import { measureSlowDown, weighTasks } from './longTasks.mjs';
import { SUBSCRIBER, signedInState, signUp } from './signIn.mjs';

const WATCHED_MS = 5000;
const FILM = '/video/lamps-on-the-river';

/** Of a script of hls.js, which every player of playlists loads. */
const isHls = (text) => text.includes('fragLoadPolicy');

/** Visits one path with an empty cache, counts, and weighs each script that was fetched but hls.js. */
async function weigh(browser, url, path, storageState) {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const scripts = [];
  const urls = [];
  // The browser has what a page writes into an address by itself.
  page.on('request', (request) => /^https?:/.test(request.url()) && urls.push(request.url()));
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script' || /\.m?js(\?|$)/.test(response.url());
    if (isScript) scripts.push(response);
  });
  await page.goto(url + path, { waitUntil: 'load' });
  await page.waitForTimeout(WATCHED_MS);
  // Read at the end: one that is still under way when the page is closed would end the run.
  const files = Object.fromEntries(
    await Promise.all(
      scripts.map(async (response) => {
        const text = await response.text();
        return [new URL(response.url()).pathname, isHls(text) ? 0 : brotliCompressSync(text).length];
      }),
    ),
  );
  const inPage = await page.locator('script:not([src]):not([type="application/json"])').allTextContents();
  const inline = inPage.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const at = new URL(page.url()).pathname;
  await context.close();
  if (at !== path) throw new Error(`The visit to ${path} ended at ${at}.`);
  const bytes = Object.values(files).reduce((sum, size) => sum + size, inline);
  return { kib: Number((bytes / 1024).toFixed(1)), requests: urls.length, elements, inline, files };
}

const executablePath = await requireBrowser();

const given = process.env.CHALCHITRA_URL;
const product = given ? null : await startFreshProduct();
const url = given ?? product.url;
const browser = await chromium.launch({ executablePath, args: browserArgs });
let isOver = false;
try {
  const state = await signedInState(browser, url, await signUp(url));
  const subscriber = await signedInState(browser, url, SUBSCRIBER);
  const slowDown = await measureSlowDown(browser);
  const weights = {};
  for (const [path, storageState] of [
    ['/', state],
    ['/login', undefined],
    [FILM, subscriber],
  ]) {
    const weight = await weigh(browser, url, path, storageState);
    const isWithin = (tasks) =>
      overBudget({ [path]: { kib: 0, requests: 0, elements: 0, ...tasks } }).length === 0;
    const tasks = await weighTasks(browser, url + path, { storageState, slowDown, isWithin });
    weights[path] = { ...weight, ...tasks };
  }
  process.stdout.write(`${JSON.stringify(weights, null, 2)}\n`);
  const problems = overBudget(weights);
  isOver = problems.length > 0;
  process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
} finally {
  await browser.close();
  await product?.stop();
  product?.removeData();
}
process.exit(isOver ? 1 : 0);
