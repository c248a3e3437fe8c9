import { afterEach, describe, expect, it, vi } from 'vitest';
import { sortedBy, toggled, without } from './filterAddress';
import { valuesIn } from './valuesIn';

const search = new URLSearchParams('q=a&genre=Drama&language=Hindi&sort=title');

afterEach(() => void vi.restoreAllMocks());

describe('the filters in an address', () => {
  it('takes a value and gives it back', () => {
    const added = toggled(search, 'language', 'Tamil');
    expect(added.getAll('language')).toEqual(['Hindi', 'Tamil']);
    expect(String(toggled(added, 'language', 'Tamil'))).toBe(String(search));
  });

  it('takes a second value and gives it back in browsers that compare names alone', () => {
    const { has, delete: remove } = URLSearchParams.prototype;
    vi.spyOn(URLSearchParams.prototype, 'has').mockImplementation(function (this: URLSearchParams, name) {
      return has.call(this, name);
    });
    vi.spyOn(URLSearchParams.prototype, 'delete').mockImplementation(function (this: URLSearchParams, name) {
      remove.call(this, name);
    });
    const added = toggled(search, 'language', 'Tamil');
    expect(added.getAll('language')).toEqual(['Hindi', 'Tamil']);
    expect(toggled(added, 'language', 'Hindi').getAll('language')).toEqual(['Tamil']);
    expect(String(toggled(search, 'language', 'Hindi'))).toBe('q=a&genre=Drama&sort=title');
  });

  it('is read without what is empty or repeated', () => {
    const written = new URLSearchParams('genre=Nope&genre=&language=%20&genre=Nope&genre=Drama');
    expect(valuesIn(written, 'genre')).toEqual(['Nope', 'Drama']);
    expect(valuesIn(written, 'language')).toEqual([]);
  });

  it('drops filters alone', () => {
    expect(String(without(search, ['genre']))).toBe('q=a&language=Hindi&sort=title');
    expect(String(without(search, ['genre', 'language']))).toBe('q=a&sort=title');
  });

  it('changes the order, and says nothing of the usual one', () => {
    expect(String(sortedBy(search, 'newest', 'relevance'))).toBe(
      'q=a&genre=Drama&language=Hindi&sort=newest',
    );
    expect(String(sortedBy(search, 'relevance', 'relevance'))).toBe('q=a&genre=Drama&language=Hindi');
  });
});
