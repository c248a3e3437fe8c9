import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { overBudget } from './bench/budgets.mjs';

const specification = readFileSync(new URL('../docs/specification.md', import.meta.url), 'utf8');
const [, home, login, film] =
  /at most (\d+) KiB of JavaScript \(brotli\) on \/, (\d+) KiB on \/login and, without hls\.js, (\d+) KiB on a film/
    .exec(specification)
    ?.map(Number) ?? [];

it('refuses a page that fetches more JavaScript than the specification allows', () => {
  for (const [path, most = 0] of [
    ['/', home],
    ['/login', login],
    ['/video/:id', film],
  ] as const) {
    expect(overBudget({ [path]: { kib: most } })).toEqual([]);
    expect(overBudget({ [path]: { kib: most + 0.1 } })).toHaveLength(1);
  }
});

it('refuses a page without a budget', () => expect(overBudget({ '/new': { kib: 1 } })).toHaveLength(1));
