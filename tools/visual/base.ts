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
import { binary, root } from '../install.mjs';
import { type Session, takePictures } from './capture';
import { isBlank } from './compare';
import { readStories, type Shot, type Story, shotsIn } from './stories';

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

/** Runs git in the repository; returns what it says. */
export function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

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
  const files = ['tools/visual/inPage.js', 'tools/visual/studio.ts', '.storybook/modes.ts'];
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
  /** The picture, or null where the commit has none. */
  read(shot: Pick<Shot, 'file'>): Buffer | null;
  /** Where its Storybook stands. */
  storybook: string;
  stories: readonly Story[];
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
  const lacking = join(folder, 'lacking.json');
  mkdirSync(folder, { recursive: true });
  utimesSync(folder, new Date(), new Date());
  removeOldBases(bases);
  if (!existsSync(storybook)) {
    process.stdout.write(`Building the Storybook of ${commit.slice(0, 9)} …\n`);
    buildCommit(commit, storybook);
  }
  const stories = readStories(storybook);
  const without = new Set<string>(existsSync(lacking) ? JSON.parse(readFileSync(lacking, 'utf8')) : []);
  const wanted = shotsIn(stories, shots).filter(
    ({ file }) => !without.has(file) && !existsSync(join(folder, file)),
  );
  if (wanted.length > 0) {
    process.stdout.write(`Taking the pictures of ${commit.slice(0, 9)} …\n`);
    await takePictures(
      { ...session, storybook },
      wanted,
      async ({ file }, { picture }) => {
        if (picture && !(await isBlank(picture))) writeFileSync(join(folder, file), picture);
        else without.add(file);
      },
      () => (without.size > 0 ? `${without.size} could not be taken` : ''),
    );
    writeFileSync(lacking, JSON.stringify([...without]));
  }
  return {
    read: ({ file }) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file)) : null),
    storybook,
    stories,
  };
}
