import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const MAX_BYTES = 64 * 1024 * 1024;

/** Runs git in the repository; returns what it prints, trimmed. Where git fails, what it says is in the error alone. */
export function git(/** @type {string[]} */ ...args) {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
    maxBuffer: MAX_BYTES,
  }).trim();
}

/** The paths of the repository's files that git doesn't ignore, the new ones included, by patterns of git's. */
export function listFiles(/** @type {string[]} */ ...patterns) {
  return git('ls-files', '-co', '--exclude-standard', '-z', '--', ...patterns)
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)));
}
