/**
 * `npm run visual [-- --base REF] [--sample N] [--fresh] [--against-itself TIMES]`: takes pictures of every story
 * of a base commit and of the working tree in the same browser, and writes a report in which changed ones stand side by side.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requireBrowser } from '../browser.mjs';
import { git } from '../git.mjs';
import { giveUp, root } from '../install.mjs';
import { type Base, buildStorybook, ensureBase } from './base';
import { readPinned, type Session, takePictures } from './capture';
import { compareWithItself } from './itself';
import { isFine, judge } from './judge';
import { durationText } from './progress';
import { clearReport, type Findings, type Outcome, writeReport } from './report';
import { readStories, type Shot, type Story, sampleOf, shotsOf } from './stories';
import { openBrowser, type Taken } from './studio';

const REPORT = join(root, '.visual', 'report');

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

/** The working tree's Storybook, built, and which pictures of it are taken. */
interface Prepared {
  session: Session;
  stories: Story[];
  shots: Shot[];
}

async function prepare(without: Omit<Session, 'storybook'>, sample: number): Promise<Prepared> {
  const session = { ...without, storybook: join(root, '.visual', 'storybook') };
  process.stdout.write('Building the Storybook of the working tree …\n');
  buildStorybook(root, session.storybook);
  const stories = readStories(session.storybook);
  const chosen = sampleOf(stories, sample);
  process.stdout.write(`Looking at ${chosen.length} of ${stories.length} stories …\n`);
  return { session, stories, shots: shotsOf(chosen, await readPinned(session)) };
}

async function compareWithBase({ session, shots }: Prepared, base: Base): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const judged = async (shot: Shot, taken: Taken) => {
    outcomes.push(await judge(shot, taken, base, REPORT));
  };
  await takePictures(session, shots, judged, () => countText(outcomes));
  return outcomes;
}

/** Compares all stories, or a sample of them, with a commit or, where `rounds` is given, so often with themselves. */
async function run(without: Omit<Session, 'storybook'>, sample: number, rounds: number): Promise<Findings> {
  const commit = git('rev-parse', '--verify', `${values.base ?? defaultBase()}^{commit}`);
  const prepared = await prepare(without, sample);
  const { session, stories, shots } = prepared;
  clearReport(REPORT);
  if (rounds > 0) {
    const outcomes = await compareWithItself(session, shots, rounds, REPORT);
    return { against: `themselves, ${rounds} times`, outcomes: inOrder(outcomes, stories), gone: [] };
  }
  const base = await ensureBase(commit, without, shots);
  const outcomes = await compareWithBase(prepared, base);
  const known = new Set(stories.map(({ source }) => source));
  return {
    against: commit.slice(0, 9),
    outcomes: inOrder(outcomes, stories),
    gone: base.stories.filter(({ source }) => !known.has(source)).map(({ title, name }) => ({ title, name })),
  };
}

function inOrder(outcomes: readonly Outcome[], stories: readonly Story[]): Outcome[] {
  const order = new Map(stories.map(({ id }, place) => [id, place]));
  return outcomes.toSorted((a, b) => (order.get(a.shot.story.id) ?? 0) - (order.get(b.shot.story.id) ?? 0));
}

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    sample: { type: 'string', default: '0' },
    fresh: { type: 'boolean', default: false },
    'against-itself': { type: 'string', default: '0' },
  },
});
const sample = Number(values.sample);
if (!Number.isInteger(sample) || sample < 0) giveUp('--sample takes the number of stories, such as 30.');
const rounds = Number(values['against-itself']);
if (!Number.isInteger(rounds) || rounds < 0) giveUp('--against-itself takes how often, such as 3.');
const path = await requireBrowser();
const browser = await openBrowser(path);
const startedAt = Date.now();
try {
  const findings = await run({ browser, isFreshEachTime: values.fresh }, sample, rounds);
  const { against, outcomes } = findings;
  const page = writeReport(REPORT, findings);
  const took = durationText((Date.now() - startedAt) / 1000);
  process.stdout.write(
    `${countText(outcomes) || 'No picture has changed'} of ${outcomes.length}, in ${took}; compared with ${against}. The report: ${page}\n`,
  );
  process.exitCode = isFine(outcomes) ? 0 : 1;
} finally {
  await browser.close();
}
