/**
 * Builds the Storybook and opens each of its pages of documentation, written ones and those that Storybook makes
 * of a component, in a browser; fails where one throws or shows Storybook's error.
 * `node tools/docs-pages.mjs [FOLDER]` opens those of a Storybook that is built already.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { browserArgs, ensureBrowser } from './browser.mjs';
import { runProgram } from './checks.mjs';
import { giveUp } from './install.mjs';

/** How long one page may take, in milliseconds: far more than a busy machine needs. */
const TIMEOUT_MS = 30_000;

/** Opens one page of documentation and waits for its heading or for Storybook's error; answers what went wrong, or null. */
async function open(page, address) {
  await page.goto(address);
  const shown = page.locator('#storybook-docs:not([hidden]) h1, body.sb-show-errordisplay #error-message');
  await shown.first().waitFor({ timeout: TIMEOUT_MS });
  // What the page does by itself once it stands there belongs to it too.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  const failure = page.locator('body.sb-show-errordisplay #error-message');
  return (await failure.count()) > 0 ? failure.textContent() : null;
}

/** What is wrong with the pages of a built Storybook, by page, and how many there are. */
async function openAll(folder, executablePath) {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const pages = Object.values(entries).filter(({ type }) => type === 'docs');
  const server = await preview({
    root: folder,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'silent',
  });
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const origin = `http://127.0.0.1:${server.httpServer.address().port}`;
  const problems = [];
  const left = [...pages];
  const work = async () => {
    const page = await context.newPage();
    let current = '';
    page.on('pageerror', ({ message }) => problems.push(`${current}: ${message}`));
    for (let entry = left.shift(); entry; entry = left.shift()) {
      current = `${entry.title} › ${entry.name}`;
      const problem = await open(page, `${origin}/iframe.html?id=${entry.id}&viewMode=docs`).catch(
        ({ message }) => message,
      );
      if (problem !== null) problems.push(`${current}: ${problem.split('\n')[0]}`);
    }
  };
  try {
    await Promise.all([work(), work()]);
  } finally {
    await browser.close();
    await server.close();
  }
  return { count: pages.length, problems };
}

const executablePath = await ensureBrowser();
if (!executablePath) giveUp('No Chromium or Chrome was found: install one, or set CHROMIUM_PATH.');
const given = process.argv[2];
const folder = given ?? mkdtempSync(join(tmpdir(), 'chalchitra-docs-'));
try {
  if (!given) {
    const code = await runProgram('storybook', ['build', '--quiet', '--output-dir', folder], {
      env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
    });
    if (code !== 0) throw new Error('The Storybook could not be built.');
  }
  const { count, problems } = await openAll(folder, executablePath);
  process.stdout.write(
    `${problems.map((problem) => `✗ ${problem}\n`).join('')}${count} pages of documentation\n`,
  );
  process.exitCode = count > 0 && problems.length === 0 ? 0 : 1;
} finally {
  if (!given) rmSync(folder, { recursive: true, force: true });
}
