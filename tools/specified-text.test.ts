import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './install.mjs';
import { messagesOf } from './messages/parse.mjs';
import { readRows, SPEC_MAP, SPECIFICATION } from './spec-map.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Quoted in the specification, but no text of the product: marks of its own lists, and attributes. */
const NOT_SHOWN = ['bearer', 'bearer, same origin', 'auto'];

/** Fewer would mean that the specification or its map wasn't read. */
const MIN_QUOTED = 100;

const ENGLISH = 'apps/web/src/copy/en';

it('has a message for every text that the specification quotes, letter for letter', () => {
  const shown = new Set(
    readdirSync(join(root, ENGLISH)).flatMap((file) =>
      messagesOf(JSON.parse(read(join(ENGLISH, file)))).map(([, text = '']) => text),
    ),
  );
  const built = new Set(
    readRows(read(SPEC_MAP)).flatMap((row: { number: string; files: unknown[] }) =>
      row.files.length > 0 ? [row.number] : [],
    ),
  );
  const quoted = [...read(SPECIFICATION).matchAll(/^- \*\*(S[\d.]+)\*\* (.*)$/gm)].flatMap(
    ([, number = '', sentence = '']) =>
      [...sentence.matchAll(/"([^"]+)"/g)]
        .map(([, text = '']) => ({ number, text }))
        .filter(({ text }) => built.has(number) && !NOT_SHOWN.includes(text)),
  );
  expect(quoted.length).toBeGreaterThan(MIN_QUOTED);
  expect(quoted.filter(({ text }) => !shown.has(text))).toEqual([]);
});
