/**
 * Builds the Storybook and opens each of its pages of documentation, written ones and those that Storybook makes
 * of a component, in a browser; fails where one throws or shows Storybook's error.
 * `node tools/docs-pages.mjs [FOLDER]` opens those of a Storybook that is built already.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArgs, requireBrowser } from './browser.mjs';
import { runProgram } from './runProgram.mjs';
import { serveStorybook } from './serveStorybook.mjs';

/** A guard against a page that hangs, in milliseconds: the largest take half a minute on a sixth of a processor. */
const TIMEOUT_MS = 240_000;

/** In the page: shows a page of documentation as Storybook's sidebar does, and resolves once it is rendered or has failed. */
function select([id, timeoutMs]) {
  const { channel } = globalThis.__STORYBOOK_PREVIEW__;
  const over = new Promise((resolve, reject) => {
    for (const event of ['docsRendered', 'storyThrewException', 'storyErrored', 'storyMissing'])
      channel.once(event, resolve);
    setTimeout(() => reject(new Error('It was not rendered in time.')), timeoutMs);
  });
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  return over;
}

/** In the page: whether each of its stories has been rendered or has failed. */
const areStoriesRendered = () =>
  globalThis.__STORYBOOK_PREVIEW__.storyRenders.every((story) => !story.isPreparing() && !story.isPending());

/** Waits for the heading of a page of documentation and its stories, or for Storybook's error; returns what went wrong, or null. */
async function look(page) {
  const failure = page.locator('body.sb-show-errordisplay #error-message');
  await page.locator('#storybook-docs:not([hidden]) h1').or(failure).first().waitFor();
  if ((await failure.count()) > 0) return failure.textContent();
  // Storybook reloads a page that is left before its stories are rendered.
  await page.waitForFunction(areStoriesRendered);
  // What the page does by itself then belongs to it too.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  return (await failure.count()) > 0 ? failure.textContent() : null;
}

/** What is wrong with the pages of a built Storybook, by page, and how many there are. */
async function openAll(folder, executablePath) {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  const pages = Object.values(entries).filter(({ type }) => type === 'docs');
  const { address, stop } = await serveStorybook(folder);
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    // What moves on a page would be painted all the while.
    reducedMotion: 'reduce',
  });
  const problems = [];
  const left = [...pages];
  const work = async () => {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    let current = null;
    page.on('pageerror', ({ message }) => problems.push(`${current?.title}: ${message}`));
    let isStarted = false;
    // Most of the time of a page that is opened by its address is Storybook's own start: the others are shown in the
    // place of one that is whole.
    const show = ({ id }) =>
      isStarted
        ? page.evaluate(select, [id, TIMEOUT_MS])
        : page.goto(`${address}/iframe.html?id=${id}&viewMode=docs`);
    for (let entry = left.shift(); entry; entry = left.shift()) {
      const showing = show(entry);
      current = entry;
      const problem = await showing.then(() => look(page)).catch(({ message }) => message);
      isStarted = problem === null;
      if (problem !== null) problems.push(`${entry.title} › ${entry.name}: ${problem.split('\n')[0]}`);
    }
  };
  try {
    await Promise.all([work(), work()]);
  } finally {
    await browser.close();
    await stop();
  }
  return { count: pages.length, problems };
}

const executablePath = await requireBrowser();
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
