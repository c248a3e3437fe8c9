import { expect, it } from 'vitest';
import { createMemoryStore } from '../storage';
import { readDeviceId } from './deviceId';

const storeWith = (stored: string | null) => {
  const store = createMemoryStore();
  if (stored !== null) store.set('deviceId', stored);
  return store;
};

it('stays the same, also where the browser stores nothing', () => {
  const store = storeWith(null);
  expect(readDeviceId(store)).toMatch(/^[0-9a-f-]{36}$/);
  expect(readDeviceId(store)).toBe(readDeviceId(store));
});

it('is made anew where what is stored is damaged', () => {
  const store = storeWith('x'.repeat(10_000));
  expect(readDeviceId(store)).toHaveLength(36);
  expect(store.get('deviceId')).toBe(readDeviceId(store));
});
