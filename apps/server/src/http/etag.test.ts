import { expect, test } from 'vitest';
import { matchesEtag } from './etag';

test.each([
  [null, false],
  ['', false],
  ['"a"', true],
  ['"b"', false],
  ['"b" ,\t"a"', true],
  ['W/"a"', true],
  ['*', true],
  ['a', false],
])('If-None-Match %j has the edition "a": %s', (header, expected) => {
  expect(matchesEtag(header, '"a"')).toBe(expected);
});
