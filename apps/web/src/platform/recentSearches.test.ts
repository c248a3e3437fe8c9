import { MAX_RECENTS } from '@chalchitra/machines';
import { expect, it, vi } from 'vitest';
import { createRecentSearches } from './recentSearches';
import { createStore } from './storage';
import { createArea } from './testing/createArea';

function start() {
  const kept: Record<string, string> = {};
  const store = createStore(() => createArea(kept));
  return { kept, recents: createRecentSearches(store) };
}

it('keeps the searches of each account by themselves, the latest first (spec §16)', () => {
  const { recents } = start();
  recents.add('u1', 'sholay');
  recents.add('u1', 'दीये');
  recents.add('u2', 'kayal');
  expect([recents.read('u1'), recents.read('u2'), recents.read('u3')]).toEqual([
    ['दीये', 'sholay'],
    ['kayal'],
    [],
  ]);
});

it('keeps a search once, however it was spaced and its letters are composed', () => {
  const { recents } = start();
  recents.add('u1', 'kal  ho');
  recents.add('u1', ' kal ho ');
  recents.add('u1', 'café'.normalize('NFD'));
  recents.add('u1', 'café'.normalize('NFC'));
  expect(recents.read('u1')).toEqual(['café'.normalize('NFC'), 'kal ho']);
});

it('removes one, or all, and leaves nothing behind', () => {
  const { recents, kept } = start();
  recents.add('u1', 'a');
  recents.add('u1', 'b');
  recents.remove('u1', 'A');
  expect(recents.read('u1')).toEqual(['b']);
  recents.clear('u1');
  expect(kept).toEqual({});
});

it.each([
  ['no JSON', '{'],
  ['no list', '{}'],
  ['no texts', '[1]'],
  ['too many', JSON.stringify(Array(MAX_RECENTS + 1).fill('a'))],
])('takes %s for nothing', (_name, stored) => {
  const { recents, kept } = start();
  kept['recentSearches:u1'] = stored;
  expect(recents.read('u1')).toEqual([]);
});

it('notifies of changes until it is stopped', () => {
  const { recents } = start();
  const listener = vi.fn();
  const stop = recents.watch(listener);
  recents.add('u1', 'a');
  stop();
  recents.add('u1', 'b');
  expect(listener).toHaveBeenCalledOnce();
});
