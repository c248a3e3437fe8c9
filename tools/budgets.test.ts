import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { overBudget } from './bench/budgets.mjs';

const specification = readFileSync(new URL('../docs/specification.md', import.meta.url), 'utf8');
const [, home, login] =
  /at most (\d+) KiB of JavaScript \(brotli\) on \/ and (\d+) KiB on \/login/
    .exec(specification)
    ?.map(Number) ?? [];

const spare = { kib: 0, requests: 0, elements: 0, longTasks: 0, longestTask: 0 };

it('refuses a page that fetches more JavaScript than the specification allows', () => {
  for (const [path, limit = 0] of [
    ['/', home],
    ['/login', login],
  ] as const) {
    expect(overBudget({ [path]: { ...spare, kib: limit } })).toEqual([]);
    expect(overBudget({ [path]: { ...spare, kib: limit + 0.1 } })).toHaveLength(1);
  }
});

it('refuses a page of more requests, elements or long tasks than its budget', () => {
  for (const cost of ['requests', 'elements', 'longTasks', 'longestTask'])
    expect(overBudget({ '/': { ...spare, [cost]: 100_000 } })).toHaveLength(1);
});

it('refuses a page without a budget', () => expect(overBudget({ '/new': spare })).toHaveLength(5));
