/**
 * Measures what twelve drifting rows cost the main thread for 10 s, in the built Storybook
 * (`npx storybook build`). `node tools/bench/drift.mjs` prints one JSON object and fails when the thread is
 * busy for 5 % of the time or when frames need style or layout work.
 */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArgs, ensureBrowser } from '../browser.mjs';
import { giveUp, root } from '../install.mjs';

const ROWS = 12;
const WATCHED_MS = 10_000;
const SETTLED_MS = 10_000;
const STORY = 'contentrow--twelve-rows';
const folder = process.argv[2] ?? join(root, 'storybook-static');
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

if (!existsSync(join(folder, 'iframe.html'))) giveUp(`There is no built Storybook in ${folder}.`);

const server = createServer((request, response) => {
  const file = join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address();

const executablePath = await ensureBrowser();
if (!executablePath) giveUp('No Chromium was found: set CHROMIUM_PATH.');
// Without its compositor's own process the browser moves layers on the threads that are measured.
const args = browserArgs.filter((arg) => arg !== '--disable-gpu');
const browser = await chromium.launch({ executablePath, args });
const page = await browser.newPage({ viewport: { width: 1366, height: 4200 } });
const address = `http://127.0.0.1:${port}/iframe.html?id=${STORY}&viewMode=story&globals=motion:moving`;
await page.goto(address, { waitUntil: 'networkidle' });
await page.waitForFunction(
  (rows) => document.getAnimations().filter((one) => one.playState === 'running').length >= rows,
  ROWS,
);
// Storybook's own late work, pictures and fonts are done by then.
await page.waitForTimeout(SETTLED_MS);

const session = await page.context().newCDPSession(page);
// Time of the thread itself: what other programs of the machine do doesn't count.
await session.send('Performance.enable', { timeDomain: 'threadTicks' });
async function metrics() {
  const { metrics: list } = await session.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}
const before = await metrics();
await page.waitForTimeout(WATCHED_MS);
const after = await metrics();
const spent = (name) => after[name] - before[name];
await browser.close();
server.close();

const result = {
  rows: ROWS,
  seconds: WATCHED_MS / 1000,
  busyPercent: Number(((spent('TaskDuration') / (WATCHED_MS / 1000)) * 100).toFixed(2)),
  layouts: spent('LayoutCount'),
  styleRecalculations: spent('RecalcStyleCount'),
};
process.stdout.write(`${JSON.stringify(result)}\n`);
// A row's window of rendered items moves on every few seconds; at 60 frames a second, work in each would show.
process.exitCode = result.busyPercent < 5 && result.styleRecalculations < 60 ? 0 : 1;
