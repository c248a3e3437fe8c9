import { expect, it } from 'vitest';
import { delayAfter } from './delayAfter';

it('takes the delays in turn, and repeats the last one', () => {
  expect([0, 1, 2, 3, 100].map((failures) => delayAfter([10, 20, 40], failures))).toEqual([
    10, 20, 40, 40, 40,
  ]);
});
