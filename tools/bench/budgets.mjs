import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** What a page may cost on a cold visit, by what it costs and the page's path. */
const budgets = JSON.parse(readFileSync(join(root, 'tools', 'budgets.json'), 'utf8'));

/** How a cost is printed. */
const COSTS = {
  kib: (/** @type {number} */ count) => `${count} KiB of JavaScript`,
  requests: (/** @type {number} */ count) => `${count} requests`,
  elements: (/** @type {number} */ count) => `${count} elements`,
  longTasks: (/** @type {number} */ count) => `${count} long tasks`,
  longestTask: (/** @type {number} */ count) => `${count} ms in its longest task`,
};

/**
 * What is over its budget, one sentence for each cost of a page; a page that has no budget is over it too.
 * @param {Record<string, Record<keyof typeof COSTS, number>>} pages
 */
export function overBudget(pages) {
  return Object.entries(pages).flatMap(([path, costs]) =>
    Object.entries(COSTS)
      .filter(([name]) => !(costs[name] <= budgets[name][path]))
      .map(([name, say]) => `${path} costs ${say(costs[name])}; its budget is ${budgets[name][path]}.`),
  );
}
