import { expect, it } from 'vitest';
import { createMemoryStore } from '../storage';
import { createClosedEnding } from './closedEnding';

it('remembers for one period that its line was closed', () => {
  const store = createMemoryStore();
  createClosedEnding(store).close('2026-12-10T10:00:00.000Z');
  const { isClosed } = createClosedEnding(store);
  expect(isClosed('2026-12-10T10:00:00.000Z')).toBe(true);
  expect(isClosed('2027-01-09T10:00:00.000Z')).toBe(false);
});
