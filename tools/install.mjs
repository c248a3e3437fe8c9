import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, without a trailing slash. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Ends the command with one sentence on standard error and exit code 1.
 * @returns {never}
 */
export function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Stops with a sentence where Node.js is older than package.json's `engines` asks for. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    giveUp(`Chalchitra needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  }
}

// Before anything else that a command does: most of it an old Node.js doesn't have.
checkNode();

/**
 * Whether node_modules holds what package-lock.json asks for: npm notes there what it installed.
 * Optional packages are passed over, because most of them are meant for other machines.
 */
export function isInstalled(folder) {
  const notes = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(notes)) return false;
  const wanted = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(notes, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.optional ||
      // A workspace's entry is a link, which has no version.
      (path in present && present[path].version === entry.version),
  );
}

/** Installs what is missing in a folder with a lockfile of its own, with npm's progress on the screen. */
export function ensureInstalled(folder = root) {
  if (isInstalled(folder)) return;
  process.stdout.write('Installing packages (once, a minute or two) …\n');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) giveUp('The packages could not be installed: see what npm says above.');
}

/** The path of a program that a package of this repository contains, run with Node.js itself. */
export function binary(name) {
  const owners = {
    turbo: ['turbo', 'bin/turbo'],
    chromatic: ['chromatic', 'dist/bin.cjs'],
    storybook: ['storybook', 'dist/bin/dispatcher.js'],
    biome: ['@biomejs/biome', 'bin/biome'],
    vitest: ['vitest', 'vitest.mjs'],
    playwright: ['@playwright/test', 'cli.js'],
    depcruise: ['dependency-cruiser', 'bin/dependency-cruise.mjs'],
    knip: ['knip', 'bin/knip.js'],
    vite: ['vite', 'bin/vite.js'],
    tsx: ['tsx', 'dist/cli.mjs'],
  };
  const [owner, file] = owners[name];
  return join(root, 'node_modules', owner, file);
}
