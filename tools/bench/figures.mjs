/** What the measurements that are written into a document share. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { root } from '../install.mjs';

/** Figures follow it in a document. */
const MARK = '<!-- figures -->';

const sorted = (numbers) => [...numbers].sort((a, b) => a - b);

/** The middle one of some numbers. */
export function median(numbers) {
  const inOrder = sorted(numbers);
  const middle = Math.floor(inOrder.length / 2);
  return inOrder.length % 2 === 1 ? inOrder[middle] : (inOrder[middle - 1] + inOrder[middle]) / 2;
}

/** Median and, in brackets, the smallest and the largest. */
export function spread(numbers, digits = 0) {
  const inOrder = sorted(numbers);
  // What rounds to nothing has no sign.
  const text = (number) => number.toFixed(digits).replace(/^-(?=[0.]+$)/, '');
  return `${text(median(numbers))} (${text(inOrder[0])}–${text(inOrder.at(-1))})`;
}

/** A table in Markdown. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** What is measured, in another order each round, so that what happens on the machine meanwhile meets all alike. */
export function rotate(measured, round) {
  const by = round % measured.length;
  return [...measured.slice(by), ...measured.slice(0, by)];
}

/** How many rounds a text asks for: from 1 to 50. */
export const roundsOf = (text) => Math.max(1, Math.min(Number(text), 50));

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
