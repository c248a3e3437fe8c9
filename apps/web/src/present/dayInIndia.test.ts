import { expect, it } from 'vitest';
import { english } from '../copy/english';
import { dayInIndia } from './dayInIndia';
import { createPresenter } from './present';

it.each([
  ['2026-11-21T18:29:59Z', '21 November 2026'],
  ['2026-11-21T18:30:00Z', '22 November 2026'],
  ['', 'Invalid Date'],
])('%j is the day %j in India, wherever its receipt is read (spec §11)', (text, day) =>
  expect(dayInIndia(createPresenter('en-IN', english.base), text)).toBe(day),
);
