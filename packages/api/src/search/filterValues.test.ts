import { expect, it } from 'vitest';
import { joinValues, splitValues } from './filterValues';

it.each([
  [['Drama'], 'Drama'],
  [['hi', 'Tamil'], 'hi,Tamil'],
  [['Food, Travel', 'Drama'], 'Food%2C Travel,Drama'],
  [['100 %', '%2C', '%25'], '100 %25,%252C,%2525'],
])('several values of a filter are one text, and come out of it again: %j', (values, text) => {
  expect(joinValues(values)).toBe(text);
  expect(splitValues(text)).toEqual(values);
});

it('takes a text that was written by hand', () => {
  expect(splitValues('Drama, 100 % Love ,food%2c travel')).toEqual(['Drama', '100 % Love', 'food, travel']);
});
