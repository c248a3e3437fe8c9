import { describe, expect, it } from 'vitest';
import { paths } from '../paths';
import {
  isAsked,
  readSearch,
  searchFilters,
  sortedBy,
  toggled,
  toSearchQuery,
  without,
} from './searchAddress';

const at = (query: string) => readSearch(new URLSearchParams(query));

describe('the address of a search (spec §16)', () => {
  it('holds the query, filters of several values, and the order', () => {
    expect(at('q=%20ponniyin+selvan&language=Tamil&language=Hindi&year=2025&sort=newest')).toEqual({
      q: 'ponniyin selvan',
      language: ['Tamil', 'Hindi'],
      genre: [],
      year: ['2025'],
      kind: [],
      sort: 'newest',
    });
  });

  it.each([
    ['', false],
    ['q=%20', false],
    ['sort=newest', false],
    ['q=a', true],
    ['genre=Drama', true],
  ])('%j asks for something: %s', (query, expected) => expect(isAsked(at(query))).toBe(expected));

  it('takes an unknown order for the usual one, which isn’t sent', () => {
    expect(at('q=a&sort=nonsense').sort).toBe('relevance');
    expect(toSearchQuery(at('q=a'))).not.toHaveProperty('sort');
    expect(toSearchQuery(at(''))).toMatchObject({ q: '', sort: 'popularity' });
    expect(toSearchQuery(at('q=a&sort=title'))).toMatchObject({ q: 'a', sort: 'title' });
  });

  it('takes a value and gives it back', () => {
    const added = toggled(new URLSearchParams('q=a'), 'language', 'Tamil');
    expect(String(added)).toBe('q=a&language=Tamil');
    expect(String(toggled(added, 'language', 'Tamil'))).toBe('q=a');
  });

  it('changes the order, and drops filters alone', () => {
    const search = new URLSearchParams('q=a&genre=Drama&year=2025&sort=newest');
    expect(String(sortedBy(search, 'relevance'))).toBe('q=a&genre=Drama&year=2025');
    expect(String(without(search, ['genre']))).toBe('q=a&year=2025&sort=newest');
    expect(String(without(search, searchFilters))).toBe('q=a&sort=newest');
  });

  it('is made of a hashtag, a genre or a language', () => {
    expect(paths.searchFor({ q: '#river' })).toBe('/search?q=%23river');
    expect(paths.searchFor({ genre: 'Drama & Family' })).toBe('/search?genre=Drama+%26+Family');
  });
});
