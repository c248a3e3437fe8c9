import { localesOf } from '@chalchitra/api/contract';
import { describe, expect, it } from 'vitest';
import { createCopy } from '../copy/copy';
import { loadLocale } from '../copy/locales';

const presentIn = async (tag: Parameters<typeof loadLocale>[0]) => createCopy(await loadLocale(tag)).present;
const genresOf = async (tag: Parameters<typeof loadLocale>[0]) =>
  Object.keys((await loadLocale(tag)).base.genres);

describe('a genre’s name (spec §18)', () => {
  it.each([
    ['en', 'Drama', 'Drama'],
    ['hi', 'Drama', 'ड्रामा'],
    ['ta', 'Science Fiction', 'அறிவியல் புனைவு'],
    ['ur', 'Kitchen Sink', 'Kitchen Sink'],
    ['te', 'constructor', 'constructor'],
  ] as const)('is in %s for %s: %s', async (tag, genre, name) =>
    expect((await presentIn(tag)).genre(genre)).toBe(name),
  );

  it.each(localesOf('hosted').filter((tag) => tag !== 'en'))(
    'is written in %s for the same genres as in Hindi',
    async (tag) => expect(await genresOf(tag)).toEqual(await genresOf('hi')),
  );
});
