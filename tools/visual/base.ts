import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { git } from '../git.mjs';
import { binary, root } from '../install.mjs';
import { type Session, takePictures } from './capture';
import { isBlank } from './compare';
import { readStories, type Shot, type Story, shotsIn } from './stories';
import type { Taken } from './studio';

/** Not `npm ci`, which refuses the lockfile of an older commit: it lacks packages of other systems. */
const installArguments = [
  'install',
  '--no-save',
  '--no-audit',
  '--no-fund',
  '--prefer-offline',
  '--loglevel=error',
];

/** How many bases are kept; the one that was not used for longest goes first. */
const KEPT_BASES = 4;

/** Builds the Storybook of a checkout into a folder. */
export function buildStorybook(checkout: string, target: string): void {
  execFileSync(process.execPath, [binary('storybook'), 'build', '--quiet', '--output-dir', target], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
}

/** Builds the Storybook of a commit in a work tree of its own, which may be changed first and is taken away again. */
export function buildCommit(commit: string, target: string, change?: (tree: string) => void): void {
  const tree = join(root, '.visual', 'tree');
  const unfinished = `${target}-unfinished`;
  for (const folder of [tree, unfinished]) rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--quiet', '--detach', '--force', tree, commit);
  try {
    execFileSync('npm', installArguments, {
      cwd: tree,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    change?.(tree);
    buildStorybook(tree, unfinished);
  } finally {
    rmSync(tree, { recursive: true, force: true });
    git('worktree', 'prune');
  }
  renameSync(unfinished, target);
}

/** What pictures depend on besides the commit: the browser, and how they are taken. */
function meansOf(browserVersion: string): string {
  const files = [
    'tools/browser.mjs',
    'tools/visual/inPage.js',
    'tools/visual/studio.ts',
    '.storybook/modes.ts',
  ];
  const hash = createHash('sha256').update(browserVersion);
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 8);
}

function removeOldBases(folder: string): void {
  const bases = readdirSync(folder).map((name) => join(folder, name));
  bases.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const base of bases.slice(KEPT_BASES)) rmSync(base, { recursive: true, force: true });
}

/** The pictures of one commit. */
export interface Base {
  /** The picture or why it couldn't be taken now; null where the commit has none. */
  read(shot: Pick<Shot, 'file'>): Taken | null;
  /** Where its Storybook stands. */
  storybook: string;
  stories: readonly Story[];
}

/**
 * Takes the pictures that a base's folder lacks. One that shows nothing is noted there and not taken again; one that
 * failed is, in the next run. Returns those that failed, by file, each with its reason.
 */
export async function takeLacking(
  folder: string,
  shots: readonly Shot[],
  take: (
    lacking: readonly Shot[],
    onTaken: (shot: Shot, taken: Taken) => Promise<void>,
    remark: () => string,
  ) => Promise<void>,
): Promise<Map<string, string>> {
  const blankList = join(folder, 'blank.json');
  const blank = new Set<string>(existsSync(blankList) ? JSON.parse(readFileSync(blankList, 'utf8')) : []);
  const failures = new Map<string, string>();
  const lacking = shots.filter(({ file }) => !blank.has(file) && !existsSync(join(folder, file)));
  if (lacking.length === 0) return failures;
  await take(
    lacking,
    async ({ file }, { picture, failure }) => {
      if (picture === null) failures.set(file, failure);
      else if (await isBlank(picture)) blank.add(file);
      else writeFileSync(join(folder, file), picture);
    },
    () => (failures.size > 0 ? `${failures.size} failed` : ''),
  );
  writeFileSync(blankList, JSON.stringify([...blank]));
  return failures;
}

/** Makes the pictures of a commit that are not there yet; they are kept in `.visual/base` for later runs. */
export async function ensureBase(
  commit: string,
  session: Omit<Session, 'storybook'>,
  shots: readonly Shot[],
): Promise<Base> {
  const bases = join(root, '.visual', 'base');
  const folder = join(bases, `${commit.slice(0, 12)}-${meansOf(session.browser.version())}`);
  const storybook = join(folder, 'storybook');
  mkdirSync(folder, { recursive: true });
  utimesSync(folder, new Date(), new Date());
  removeOldBases(bases);
  if (!existsSync(storybook)) {
    process.stdout.write(`Building the Storybook of ${commit.slice(0, 9)} …\n`);
    buildCommit(commit, storybook);
  }
  const stories = readStories(storybook);
  const failures = await takeLacking(folder, shotsIn(stories, shots), (lacking, onTaken, remark) => {
    process.stdout.write(`Taking the pictures of ${commit.slice(0, 9)} …\n`);
    return takePictures({ ...session, storybook }, lacking, onTaken, remark);
  });
  return {
    read({ file }) {
      const failure = failures.get(file);
      if (failure !== undefined) return { picture: null, failure };
      const path = join(folder, file);
      return existsSync(path) ? { picture: readFileSync(path), failure: null } : null;
    },
    storybook,
    stories,
  };
}
