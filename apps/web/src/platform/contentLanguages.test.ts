import { expect, it } from 'vitest';
import { createCell } from '../cell';
import type { ContentLanguagesView, Runtime } from '../runtime';
import { startContentLanguages } from './contentLanguages';
import { contentLanguagesKey } from './contentLanguagesKey';
import { createStore } from './storage';

const films = [
  { id: 'a', languages: ['Hindi'] },
  { id: 'b', languages: ['Tamil', 'Telugu'] },
  { id: 'c', languages: ['English'] },
  { id: 'd', languages: ['Telugu'] },
];

function start(uid: string | null, stored: Record<string, string> = {}) {
  const area = new Map(Object.entries(stored));
  const tab = new EventTarget();
  const local = createStore(
    () =>
      ({
        getItem: (key: string) => area.get(key) ?? null,
        setItem: (key: string, value: string) => area.set(key, value),
      }) as unknown as Storage,
    tab,
  );
  const listeners = new Set<() => void>();
  let account = uid;
  const session = {
    getSnapshot: () => ({ context: { uid: account } }),
    subscribe: (listener: () => void) => listeners.add(listener),
  } as unknown as Runtime['session'];
  const contentLanguages = createCell<ContentLanguagesView | null>(null);
  startContentLanguages(local, { session, contentLanguages });
  const signIn = (next: string | null) => {
    account = next;
    for (const listener of listeners) listener();
  };
  const order = () =>
    contentLanguages
      .get()
      ?.first(films, ({ languages }) => languages)
      .map(({ id }) => id)
      .join('');
  return { area, tab, contentLanguages, signIn, order };
}

it('puts titles of the chosen languages first, and leaves their order else as it is (spec §16)', () => {
  const { contentLanguages, order } = start('u1');
  expect(contentLanguages.get()?.chosen).toBeNull();
  expect(order()).toBe('abcd');
  contentLanguages.get()?.choose(['Telugu']);
  expect(order()).toBe('bdac');
  contentLanguages.get()?.choose([]);
  expect(contentLanguages.get()?.chosen).toEqual([]);
  expect(order()).toBe('abcd');
});

it('keeps them for each account of this browser (spec §16)', () => {
  const { area, contentLanguages, signIn } = start('u1');
  contentLanguages.get()?.choose(['Tamil']);
  signIn('u2');
  expect(contentLanguages.get()?.chosen).toBeNull();
  signIn(null);
  expect(contentLanguages.get()).toBeNull();
  signIn('u1');
  expect(contentLanguages.get()?.chosen).toEqual(['Tamil']);
  expect(area.get(contentLanguagesKey('u1'))).toBe('["Tamil"]');
});

it('follows another tab, and asks again where what is kept is damaged', () => {
  const { area, tab, contentLanguages } = start('u1', { [contentLanguagesKey('u1')]: '["Tamil"' });
  expect(contentLanguages.get()?.chosen).toBeNull();
  area.set(contentLanguagesKey('u1'), '["Odia"]');
  tab.dispatchEvent(new Event('storage'));
  expect(contentLanguages.get()?.chosen).toEqual(['Odia']);
});
