/**
 * `npm run visual [-- --base REF] [--sample N] [--fresh]`: takes pictures of every story of a base commit and
 * of the working tree in the same browser, and writes a report in which changed ones stand side by side.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../browser.mjs';
import { giveUp, root } from '../install.mjs';
import { buildStorybook, ensureBase, git } from './base';
import { readPinned, type Session, takePictures } from './capture';
import { isFine, judge } from './judge';
import { durationText } from './progress';
import { clearReport, type Outcome, writeReport } from './report';
import { readStories, type Shot, sampleOf, shotsOf } from './stories';
import { openBrowser, type Taken } from './studio';

/** What the working tree is compared with when nothing is named: the last commit, or the one before where nothing has changed. */
function defaultBase(): string {
  return git('status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD';
}

function countText(outcomes: readonly Outcome[]): string {
  const kinds = ['failed', 'changed', 'new'] as const;
  return kinds
    .map((kind) => ({ kind, count: outcomes.filter((outcome) => outcome.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${kind}`)
    .join(', ');
}

/** Compares all stories, or a sample of them; true where nothing has changed and nothing failed. */
async function run(session: Omit<Session, 'storybook'>, ref: string, sample: number): Promise<boolean> {
  const startedAt = Date.now();
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const storybook = join(root, '.visual', 'storybook');
  const report = join(root, '.visual', 'report');
  process.stdout.write('Building the Storybook of the working tree …\n');
  buildStorybook(root, storybook);
  const stories = readStories(storybook);
  const chosen = sampleOf(stories, sample);
  const shots = shotsOf(chosen, await readPinned({ ...session, storybook }));
  const base = await ensureBase(commit, session, shots);

  process.stdout.write(`Comparing ${chosen.length} of ${stories.length} stories …\n`);
  clearReport(report);
  const outcomes: Outcome[] = [];
  const judged = async (shot: Shot, taken: Taken) => {
    outcomes.push(await judge(shot, taken, base, report));
  };
  await takePictures({ ...session, storybook }, shots, judged, () => countText(outcomes));

  const names = new Set(stories.map(({ title, name }) => `${title} › ${name}`));
  const gone = base.storyNames.filter((name) => !names.has(name));
  const order = new Map(stories.map(({ id }, place) => [id, place]));
  outcomes.sort((a, b) => (order.get(a.shot.story.id) ?? 0) - (order.get(b.shot.story.id) ?? 0));
  const page = writeReport(report, { commit: commit.slice(0, 9), outcomes, gone });
  const took = durationText((Date.now() - startedAt) / 1000);
  process.stdout.write(
    `${countText(outcomes) || 'No picture has changed'} of ${shots.length}, in ${took}; compared with ${commit.slice(0, 9)}. The report: ${page}\n`,
  );
  return isFine(outcomes);
}

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    sample: { type: 'string', default: '0' },
    fresh: { type: 'boolean', default: false },
  },
});
const sample = Number(values.sample);
if (!Number.isInteger(sample) || sample < 0) giveUp('--sample takes the number of stories, such as 30.');
const path = await ensureBrowser();
if (!path) giveUp('No Chromium or Chrome was found: install one, or set CHROMIUM_PATH.');
const browser = await openBrowser(path);
try {
  const session = { browser, isFreshEachTime: values.fresh };
  process.exitCode = (await run(session, values.base ?? defaultBase(), sample)) ? 0 : 1;
} finally {
  await browser.close();
}
