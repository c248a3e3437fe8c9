/** What the measurements that are written into a document share. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { root } from '../install.mjs';

/** Figures follow it in a document. */
const MARK = '<!-- figures -->';

/** The start of the sentence that says when and where it was measured. */
export function measuredOn(browser) {
  const day = new Date().toISOString().slice(0, 10);
  const [version] = browser.version().split('.');
  return `Measured on ${day} with Chromium ${version} on ${cpus().length} cores`;
}

/** Prints figures, and where a path is given, replaces those of its document with them. */
export function writeFigures(markdown, path) {
  process.stdout.write(`${markdown}\n`);
  if (!path) return;
  const file = resolve(root, path);
  const [head] = readFileSync(file, 'utf8').split(MARK);
  writeFileSync(file, `${head}${MARK}\n\n${markdown}\n`);
}
