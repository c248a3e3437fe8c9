import { expect, it, vi } from 'vitest';
import { loadLocale } from './locales';

const loaded = vi.hoisted((): string[] => []);
const noted = vi.hoisted(() => (file: string) => async (original: () => Promise<object>) => {
  loaded.push(file);
  return original();
});
vi.mock('./en/base.json?messages', noted('en'));
vi.mock('./bn/base.json?messages', noted('bn'));
vi.mock('./hi/base.json?messages', noted('hi'));
vi.mock('./mr/base.json?messages', noted('mr'));
vi.mock('./ta/base.json?messages', noted('ta'));
vi.mock('./te/base.json?messages', noted('te'));
vi.mock('./ur/base.json?messages', noted('ur'));
vi.mock('./hi/player.json?messages', noted('hi, player'));

it('loads the messages of the active language alone, and those of an area once it is needed (spec §12)', async () => {
  const { load } = await loadLocale('hi');
  expect(loaded).toEqual(['hi']);
  await load('player');
  expect(loaded).toEqual(['hi', 'hi, player']);
});
