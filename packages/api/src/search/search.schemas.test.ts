import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { MAX_COUNTS, searchResponseSchema } from './search.schemas';

const genresOf = (genre: unknown) =>
  parse(searchResponseSchema, { items: [], counts: { genre } }).counts.genre;

describe('the counts of a filter (spec §16)', () => {
  it('are cut where they are endless', () => {
    const many = Array.from({ length: MAX_COUNTS + 1 }, (_, index) => ({
      value: `Genre ${index}`,
      count: 1,
    }));
    expect(genresOf(many)).toEqual(many.slice(0, MAX_COUNTS));
  });

  it('are without what can’t be read', () => {
    const drama = { value: 'Drama', count: 2 };
    expect(genresOf([{ value: '', count: 1 }, null, drama])).toEqual([drama]);
  });
});
