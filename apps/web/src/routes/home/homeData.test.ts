import { expect, it, vi } from 'vitest';
import { forEachNew } from './homeData';

it('uses each value once, and another one that looks the same', () => {
  const use = vi.fn();
  const report = forEachNew(use);
  const [first, second, again] = [new Error('down'), new Error('late'), new Error('down')];
  report([]);
  report([first]);
  report([first, second]);
  report([again, second]);
  expect(use.mock.calls.map(([error]) => error)).toEqual([first, second, again]);
  expect(use.mock.calls[2]?.[0]).toBe(again);
});
