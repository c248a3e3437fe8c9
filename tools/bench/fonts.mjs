/**
 * Measures what each language's fonts cost a cold visit on a phone, up to 5 s after the page's load and without
 * interaction: their number, their KiB as they are sent, and the page's layout shift. /login as a guest, / as a user.
 * `node tools/bench/fonts.mjs --write docs/font-figures.md` puts the tables below the file's mark; without it they are
 * printed. It starts a product of its own unless CHALCHITRA_URL names one. No figure fails a build.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserArgs, requireBrowser } from '../browser.mjs';
import { startFreshProduct } from '../product/fresh.mjs';
import { measuredOn, table, writeFigures } from './figures.mjs';
import { screens } from './home/visit.mjs';
import { signedInState, signUp } from './signIn.mjs';

const LANGUAGES = ['en', 'hi', 'ta', 'te', 'bn', 'mr', 'ur'];
const WATCHED_MS = 5000;

/** Adds up in the page what the browser reports of shifts that no touch has caused. */
function watchShifts() {
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Visits a page in a language with an empty cache: the bytes of its fonts, by file, and its layout shift. */
async function visit(browser, address, storageState) {
  const context = await browser.newContext({ ...screens.mobile, ...(storageState ? { storageState } : {}) });
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  const fonts = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'font') fonts.push(response.body().then((body) => body.length));
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(WATCHED_MS);
  const sizes = await Promise.all(fonts);
  const shift = await page.evaluate(() => globalThis.shift);
  await context.close();
  return { count: sizes.length, kib: sizes.reduce((sum, size) => sum + size, 0) / 1024, shift };
}

/** A table of one page, a row for each language. */
async function tableOf(browser, url, path, storageState) {
  const rows = [];
  for (const language of LANGUAGES)
    rows.push({ language, ...(await visit(browser, `${url}${path}?lang=${language}`, storageState)) });
  const english = rows[0]?.kib ?? 0;
  const cells = rows.map(({ language, count, kib, shift }) => [
    language,
    count,
    kib.toFixed(0),
    (kib - english).toFixed(0),
    shift.toFixed(3),
  ]);
  return `### ${path}\n\n${table(['Language', 'Fonts', 'KiB', 'over English', 'Layout shift'], cells)}`;
}

const { values } = parseArgs({ options: { write: { type: 'string' } } });
const executablePath = await requireBrowser();

const given = process.env.CHALCHITRA_URL;
const product = given ? null : await startFreshProduct();
const url = given ?? product.url;
const browser = await chromium.launch({ executablePath, args: browserArgs });
try {
  const state = await signedInState(browser, url, await signUp(url));
  const tables = [await tableOf(browser, url, '/login', null), await tableOf(browser, url, '/', state)];
  const load = loadavg()[0].toFixed(0);
  writeFigures([`${measuredOn(browser)}, whose load was ${load}.`, ...tables].join('\n\n'), values.write);
} finally {
  await browser.close();
  await product?.stop();
  product?.removeData();
}
