import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPaise, toRupees } from './money';

it('makes paise of whole rupees, exactly', () => {
  expect(toPaise(0)).toBe(0);
  expect(toPaise(199)).toBe(19_900);
  fc.assert(fc.property(fc.nat(), (rupees) => toRupees(toPaise(rupees)) === rupees));
});

it('makes rupees of paise, and keeps the fraction', () => {
  expect(toRupees(0)).toBe(0);
  expect(toRupees(19_900)).toBe(199);
  expect(toRupees(6633)).toBe(66.33);
});

it.each([1.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', (rupees) => {
  expect(() => toPaise(rupees)).toThrow(RangeError);
});
