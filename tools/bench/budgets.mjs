import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** The most JavaScript that a page may fetch, in KiB of brotli, by its path. */
const budgets = JSON.parse(readFileSync(join(root, 'tools', 'budgets.json'), 'utf8')).javascript;

/**
 * What is over its budget, one sentence for each page; a page that has no budget is over it too.
 * @param {Record<string, { kib: number }>} weights
 */
export function overBudget(weights) {
  return Object.entries(weights)
    .filter(([path, { kib }]) => !(kib <= budgets[path]))
    .map(
      ([path, { kib }]) => `${path} fetches ${kib} KiB of JavaScript; its budget is ${budgets[path]} KiB.`,
    );
}
