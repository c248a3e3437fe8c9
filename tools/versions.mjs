/**
 * `node tools/versions.mjs`: the server of the version before, as git has it, passes its own tests on the tables of
 * today. While servers are replaced one after another, old ones run on tables that a new one has migrated.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { git } from './git.mjs';
import { binary, ensureInstalled, giveUp, root } from './install.mjs';

const SERVER = 'apps/server';
/** What of the version before its tests need. */
const SOURCES = [SERVER, 'packages/api', 'tsconfig.json'];
/** What viewers' calls read and write, without the tests that wait for clocks and networks. */
const TESTS = [
  ...['account', 'content/content', 'personalData', 'screens', 'viewing'],
  ...['test', 'checkout', 'links', 'webhook'].map((name) => `payments/payments.${name}`),
];

/** The newest migration, and the commit before the one that added it: HEAD while it isn't committed. */
function findVersionBefore() {
  const { entries } = JSON.parse(readFileSync(join(root, SERVER, 'drizzle/meta/_journal.json'), 'utf8'));
  const { tag } = entries.at(-1);
  const added = git('log', '--diff-filter=A', '--format=%H', '--', `${SERVER}/drizzle/${tag}.sql`);
  return { tag, commit: added === '' ? 'HEAD' : `${added.split('\n').at(-1)}~1` };
}

/** Writes a commit's server, with the migrations of today, into a folder. */
function extract(commit, folder) {
  const paths = SOURCES.filter((path) => git('ls-tree', commit, '--', path) !== '');
  const archive = join(folder, 'version.tar');
  // Artwork and clips are most of the bytes, and no test of these reads them.
  git('archive', `--output=${archive}`, commit, '--', ...paths, `:(exclude)${SERVER}/catalogue`);
  execFileSync('tar', ['-xf', archive], { cwd: folder });
  rmSync(join(folder, SERVER, 'drizzle'), { recursive: true });
  cpSync(join(root, SERVER, 'drizzle'), join(folder, SERVER, 'drizzle'), { recursive: true });
}

/** Lets its imports find what is installed here, and its own packages. */
function linkPackages(folder) {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const own = join(folder, SERVER, 'node_modules');
  const installed = join(root, SERVER, 'node_modules');
  mkdirSync(join(own, '@chalchitra'), { recursive: true });
  symlinkSync(join(folder, 'packages/api'), join(own, '@chalchitra/api'));
  for (const name of existsSync(installed) ? readdirSync(installed) : []) {
    if (!name.startsWith('.')) symlinkSync(join(installed, name), join(own, name));
  }
}

ensureInstalled();
const { tag, commit } = findVersionBefore();
if (
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], { cwd: root }).status !== 0
) {
  giveUp(`The version before ${tag} isn't in this clone: fetch the whole history.`);
}
const folder = mkdtempSync(join(tmpdir(), 'chalchitra-version-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
extract(commit, folder);
linkPackages(folder);
process.stdout.write(`The server of ${git('rev-parse', '--short', commit)} on the tables of ${tag}:\n`);
const guards = ['--testTimeout=120000', '--hookTimeout=120000', '--expect.poll.timeout=120000'];
const tests = TESTS.map((path) => `${SERVER}/src/${path}`);
const { status } = spawnSync(
  process.execPath,
  [binary('vitest'), 'run', '--root', folder, ...guards, '--no-isolate', '--maxWorkers=1', ...tests],
  { cwd: dirname(folder), stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: '' } },
);
process.exitCode = status ?? 1;
