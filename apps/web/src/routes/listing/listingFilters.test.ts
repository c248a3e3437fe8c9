import { describe, expect, it } from 'vitest';
import { english } from '../../copy/english';
import { createPresenter } from '../../present/present';
import { sampleItem } from '../../stories/samples';
import type { ListedItem } from './joinLists';
import { chooseItems, countValues, isChosen, offeredSorts, readChoice } from './listingFilters';

const listed = (id: string, changes: Partial<ListedItem['item']>): ListedItem => ({
  list: 'videos',
  item: { ...sampleItem, id, ...changes },
});

const items = [
  listed('1', {
    title: 'ब',
    languages: ['Hindi'],
    genres: ['Drama'],
    createdAt: '2024-05-01',
    durationSeconds: 600,
    popularity: 3,
  }),
  listed('2', {
    title: 'अ',
    languages: ['Hindi', 'Tamil'],
    genres: ['Comedy'],
    createdAt: '2026-01-01',
    durationSeconds: 5400,
    popularity: null,
  }),
  listed('3', {
    title: 'क',
    languages: ['Tamil'],
    genres: ['Drama'],
    createdAt: null,
    durationSeconds: null,
    popularity: 9,
  }),
];
const at = (query: string) => readChoice(new URLSearchParams(query));
const { collation } = createPresenter('en-IN', english.base);
const idsAt = (query: string) => chooseItems(items, at(query), collation).map(({ item }) => item.id);

describe('a listing (spec §2)', () => {
  it('files a title under the year that its page shows, as it is written', () => {
    const newYear = [listed('4', { createdAt: '2026-01-01T00:00:00+05:30' })];
    expect([...countValues(newYear, at(''), 'year')]).toEqual([['2026', 1]]);
  });

  it.each([
    ['', ['1', '2', '3']],
    ['language=Tamil', ['2', '3']],
    ['language=Tamil&language=Hindi', ['1', '2', '3']],
    ['language=Tamil&genres=Drama', ['3']],
    ['year=2026', ['2']],
    ['length=short', ['1']],
    ['length=medium', ['2']],
    ['language=Nobody', []],
    ['sort=newest', ['2', '1', '3']],
    ['sort=title', ['2', '3', '1']],
    ['sort=popularity', ['3', '1', '2']],
    ['sort=nonsense', ['1', '2', '3']],
  ])('with %s shows %j', (query, ids) => expect(idsAt(query)).toEqual(ids));

  it('offers popularity where the server says something of it', () => {
    expect(offeredSorts(items)).toContain('popularity');
    expect(offeredSorts([listed('1', { popularity: null })])).toEqual(['featured', 'newest', 'title']);
  });

  it('counts of each choice what it would show beside the other facets', () => {
    const choice = at('language=Tamil&genres=Drama');
    expect([...countValues(items, choice, 'language')]).toEqual([
      ['Tamil', 1],
      ['Hindi', 1],
    ]);
    expect([...countValues(items, choice, 'genres')]).toEqual([
      ['Drama', 1],
      ['Comedy', 1],
    ]);
    expect([...countValues(items, choice, 'year')]).toEqual([]);
  });

  it('keeps a chosen value that nothing has, so that it can be taken back', () =>
    expect(countValues(items, at('year=1999'), 'year').get('1999')).toBe(0));

  it('sorts titles of one language by its own collation', () => {
    const swedish = ['ö', 'z', 'a'].map((title) => listed(title, { title, lang: 'sv' }));
    const order = (of: ListedItem[]) =>
      chooseItems(of, at('sort=title'), collation).map(({ item }) => item.title);
    expect(order(swedish)).toEqual(['a', 'z', 'ö']);
    expect(order([...swedish, listed('h', { title: 'क' })])).toEqual(['a', 'ö', 'z', 'क']);
  });

  it('is one grid once anything is chosen, also another order', () => {
    expect(isChosen(at('genre=Drama&sort=featured'))).toBe(false);
    expect(isChosen(at('sort=newest'))).toBe(true);
  });
});
