import { expect, it } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage';
import { createLeftovers } from './leftovers';

function start(stored?: string) {
  const entries = new Map<string, string>(stored === undefined ? [] : [['leftoverAccounts', stored]]);
  const storage = memoryStorage(entries);
  return { entries, storage, leftovers: createLeftovers(storage) };
}

it('keeps accounts beyond the page, by their e-mail address in any letters', () => {
  const { storage, leftovers } = start();
  leftovers.set('Meera@example.in', 'u1');
  leftovers.set('asha@example.in', null);
  const next = createLeftovers(storage);
  expect(next.get('meera@Example.in')).toBe('u1');
  expect(next.get('asha@example.in')).toBeNull();
  expect(next.get('kabir@example.in')).toBeUndefined();
});

it('leaves nothing stored once each is removed, by its address or its account', () => {
  const { entries, leftovers } = start();
  leftovers.set('meera@example.in', 'u1');
  leftovers.set('asha@example.in', 'u2');
  leftovers.removeAccount('u3');
  leftovers.removeAccount('u1');
  expect(leftovers.get('meera@example.in')).toBeUndefined();
  expect(leftovers.get('asha@example.in')).toBe('u2');
  leftovers.remove('Asha@example.in');
  expect([...entries]).toEqual([]);
});

it.each(['x', '{}', '[{"email":"a"}]', '[{"email":1,"uid":"u2"}]'])('takes %s for none', (stored) => {
  const { leftovers } = start(stored);
  expect(leftovers.get('a')).toBeUndefined();
  leftovers.set('a', 'u1');
  expect(leftovers.get('a')).toBe('u1');
});
