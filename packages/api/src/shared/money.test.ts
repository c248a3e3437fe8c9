import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPaise } from './money';

it('makes paise of whole rupees, exactly', () => {
  expect(toPaise(0)).toBe(0);
  expect(toPaise(199)).toBe(19_900);
  fc.assert(fc.property(fc.nat(), (rupees) => toPaise(rupees) / 100 === rupees));
});

it.each([1.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', (rupees) => {
  expect(() => toPaise(rupees)).toThrow(RangeError);
});
