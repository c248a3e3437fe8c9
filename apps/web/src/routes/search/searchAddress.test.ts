import { describe, expect, it } from 'vitest';
import { paths } from '../paths';
import { isRanked, readSearch, searchesAnything, toSearchQuery } from './searchAddress';

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
    ['q=%00', false],
    ['q=%E2%80%8B', false],
    ['sort=newest', false],
    ['language=', false],
    ['q=a', true],
    ['genre=Drama', true],
  ])('%j searches something: %s', (query, expected) => expect(searchesAnything(at(query))).toBe(expected));

  it('takes an unknown order for the usual one, which isn’t sent', () => {
    expect(at('q=a&sort=nonsense').sort).toBe('relevance');
    expect(toSearchQuery(at('q=a'))).not.toHaveProperty('sort');
    expect(toSearchQuery(at(''))).toMatchObject({ q: '', sort: 'popularity', limit: 24 });
    expect(toSearchQuery(at('q=a&sort=title'))).toMatchObject({ q: 'a', sort: 'title', limit: 100 });
  });

  it.each([
    ['', false],
    ['sort=title', false],
    ['genre=Drama', false],
    ['genre=Drama&sort=title', true],
    ['q=a', true],
  ])('%j has an order of its own: %s', (query, expected) => expect(isRanked(at(query))).toBe(expected));

  it('is made of a hashtag, a genre or a language', () => {
    expect(paths.searchFor({ q: '#river' })).toBe('/search?q=%23river');
    expect(paths.searchFor({ genre: 'Drama & Family' })).toBe('/search?genre=Drama+%26+Family');
  });
});
