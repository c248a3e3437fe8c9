/**
 * `npm run visual [-- --base REF] [--sample N]`: renders every story of a base commit and of the working
 * tree in the same browser, and writes a report in which changed pictures stand side by side.
 * Base pictures are kept by commit in `.visual/base`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { runProgram } from './checks.mjs';
import { binary, ensureInstalled, giveUp, installArguments, root } from './install.mjs';

ensureInstalled();
const { preview } = await import('vite');

const { values } = parseArgs({
  options: { base: { type: 'string' }, sample: { type: 'string', default: '0' } },
});
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const folder = join(root, '.visual');

/** What the working tree is compared with when nothing is named: the last commit, or the one before where nothing has changed. */
function defaultBase() {
  return git('status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD';
}

function buildStorybook(source, target) {
  execFileSync(process.execPath, [binary('storybook'), 'build', '--quiet', '--output-dir', target], {
    cwd: source,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
}

/** Runs the comparison over one built Storybook; in the role `base` it writes the pictures instead. */
async function capture(storybook, role, pictures) {
  const server = await preview({
    root: storybook,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'silent',
  });
  const address = server.httpServer.address();
  const args = ['test', '--config', 'tools/visual/visual.config.ts'];
  try {
    return await runProgram('playwright', role === 'base' ? [...args, '--update-snapshots=all'] : args, {
      CHROMIUM_PATH: browser,
      VISUAL_URL: `http://127.0.0.1:${address.port}`,
      VISUAL_INDEX: join(storybook, 'index.json'),
      VISUAL_PICTURES: pictures,
      VISUAL_ROLE: role,
      VISUAL_SAMPLE: values.sample,
      VISUAL_REPORT: join(folder, role === 'base' ? 'base-report' : 'report'),
    });
  } finally {
    await server.close();
  }
}

/** Builds the base commit in a work tree of its own and takes its pictures, unless they are there already. */
async function ensureBase(commit) {
  const pictures = join(folder, 'base', commit);
  const stamp = join(pictures, values.sample === '0' ? 'complete' : `sample-${values.sample}`);
  if (existsSync(stamp) || existsSync(join(pictures, 'complete'))) return pictures;
  const tree = join(folder, 'tree');
  const storybook = join(folder, 'storybook-base');
  rmSync(tree, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    process.stdout.write(`Building the Storybook of ${commit.slice(0, 9)} …\n`);
    execFileSync('npm', [...installArguments, '--prefer-offline'], {
      cwd: tree,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    buildStorybook(tree, storybook);
  } finally {
    rmSync(tree, { recursive: true, force: true });
    git('worktree', 'prune');
  }
  process.stdout.write('Taking the pictures of the base …\n');
  const code = await capture(storybook, 'base', pictures);
  mkdirSync(pictures, { recursive: true });
  // A story that can't be shown in the base has no picture there; what is compared is the working tree.
  if (code !== 0) process.stdout.write('Some stories of the base could not be taken.\n');
  writeFileSync(stamp, '');
  return pictures;
}

const browser = await ensureBrowser();
if (!browser) giveUp('No Chromium or Chrome was found: install one, or set CHROMIUM_PATH.');

const commit = git('rev-parse', values.base ?? defaultBase());
const pictures = await ensureBase(commit);
const storybook = join(folder, 'storybook');
process.stdout.write('Building the Storybook of the working tree …\n');
buildStorybook(root, storybook);
process.stdout.write('Comparing …\n');
const code = await capture(storybook, 'compare', pictures);
const before = readdirSync(pictures).filter((file) => file.endsWith('.png')).length;
process.stdout.write(
  `${code === 0 ? 'No picture has changed.' : 'Pictures have changed, or a story failed.'} ` +
    `${before} pictures of ${commit.slice(0, 9)} were at hand. The report: ${join(folder, 'report', 'index.html')}\n`,
);
process.exit(code);
