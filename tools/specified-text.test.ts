import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundle } from '../apps/web/src/copy/en/index';
import { root } from './install.mjs';
import { readRows, SPEC_MAP, SPECIFICATION } from './spec-map.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Quoted in the specification, but no text of the product: marks of its own lists, and attributes. */
const NOT_SHOWN = ['bearer', 'bearer, same origin', 'auto'];

/** Every text in a tree of messages; those that take arguments are left out. */
function textsIn(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages];
  return messages !== null && typeof messages === 'object' ? Object.values(messages).flatMap(textsIn) : [];
}

it('shows every text that the specification quotes, letter for letter', async () => {
  const areas = await Promise.all(Object.values(bundle.areas).map((load) => load()));
  const shown = new Set([bundle.base, ...areas].flatMap(textsIn));
  const built = new Set(
    readRows(read(SPEC_MAP)).flatMap((row: { number: string; files: unknown[] }) =>
      row.files.length > 0 ? [row.number] : [],
    ),
  );
  const missing = [...read(SPECIFICATION).matchAll(/^- \*\*(S[\d.]+)\*\* (.*)$/gm)].flatMap(
    ([, number = '', sentence = '']) =>
      [...sentence.matchAll(/"([^"]+)"/g)]
        .map((match) => match[1] ?? '')
        .filter((text) => built.has(number) && !NOT_SHOWN.includes(text) && !shown.has(text))
        .map((text) => `${number}: ${text}`),
  );
  expect(missing).toEqual([]);
});
