/**
 * `npm run check`: the quick round while working. Types, the checks of the source, unit tests, and the stories nearest
 * to what has changed since the main branch; `npm test` runs everything.
 */
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { findBrowser } = await import('./browser.mjs');
const { changedFiles, importGraph, nearestStories } = await import('./testing/changedStories.mjs');
const { createRun } = await import('./testing/run.mjs');
const { addSourceParts } = await import('./testing/sourceParts.mjs');

const run = createRun();
const files = changedFiles();
const stories = files.length > 0 ? nearestStories(files, importGraph()) : [];
const browser = await findBrowser();
if (stories.length === 0) {
  run.leaveOut('stories of what changed', 'no story is near to what changed');
} else if (browser) {
  const env = { CHROMIUM_PATH: browser };
  run.vitest('stories of what changed', ['--project', 'storybook', ...stories], { env });
} else {
  run.leaveOut('stories of what changed', 'no browser was found');
}
addSourceParts(run);
process.exit((await run.start()) ? 0 : 1);
