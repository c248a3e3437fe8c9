import { expect, it } from 'vitest';
import { timeOf } from './operate.arguments';

it.each([
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ['2026-12-31T18:30+05:30', '2026-12-31T13:00:00.000Z'],
  ['2026-03-01T02:00+05:30', '2026-02-28T20:30:00.000Z'],
])('takes %s as a time', (from, time) => {
  expect(timeOf({ from }, 'from')?.toISOString()).toBe(time);
});

it.each([
  '2026-02-30',
  '2026-02-29T10:00Z',
  '2026-04-31',
  '2026-13-01',
  '2026-12-31T25:00Z',
  '31.12.2026',
  '',
])('refuses %s, which is no time', (from) => {
  expect(() => timeOf({ from }, 'from')).toThrow(/^--from must be a date such as 2026-12-31 /);
});
