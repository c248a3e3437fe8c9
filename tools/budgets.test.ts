import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

it('holds the budgets that the specification names, and npm test weighs the pages by them', () => {
  const { javascript } = JSON.parse(read('tools/budgets.json')) as {
    javascript: Record<string, number | string>;
  };
  const [, home, login] =
    /at most (\d+) KiB of JavaScript \(brotli\) on \/ and (\d+) KiB on \/login/.exec(
      read('docs/specification.md'),
    ) ?? [];
  expect(javascript['/']).toBe(Number(home));
  expect(javascript['/login']).toBe(Number(login));
  // Weighing takes the built product and a browser: a check of its own, which fails over a budget.
  expect(read('tools/test.mjs')).toContain("runProgram('tools/bench/pages.mjs'");
  expect(read('tools/bench/pages.mjs')).toMatch(/budgets\.json/);
});
