import { describe, expect, it } from 'vitest';
import { isWatchedToEnd } from './watchedToEnd';

describe('watched to the end (spec §15)', () => {
  it.each([
    [5129, 5400, false],
    [5130, 5400, true],
    [1199, 1320, false],
    [1201, 1320, true],
    [480, 599, false],
    [480, 600, false],
    [481, 600, true],
    [30, 32, false],
    [31, 32, true],
    [0, null, false],
    [0, 0, false],
  ])('%i of %j seconds: %j', (position, duration, isOver) => {
    expect(isWatchedToEnd(position, duration)).toBe(isOver);
  });
});
