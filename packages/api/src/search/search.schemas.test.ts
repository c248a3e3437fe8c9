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

const title = { id: 't1', name: 'Nadi' };

it.each([
  ['bare', [title], null],
  ['as results', { results: [title] }, null],
  ['as data, with their number', { data: [title], total: 40 }, 40],
  ['as items inside data', { data: { items: [title], total: 40 } }, 40],
  ['as results inside data', { data: { results: [title] } }, null],
])('reads titles that come %s (spec §16)', (_name, body, total) => {
  const read = parse(searchResponseSchema, body);
  expect(read).toMatchObject({ items: [{ id: 't1', title: 'Nadi' }], total });
});

it('takes no creators for titles where there are none', () => {
  expect(() => parse(searchResponseSchema, { creators: [{ id: 'c1', name: 'Asha' }], total: 0 })).toThrow();
});

it.each([
  [{}, 'items: Invalid key: Expected "items" but received undefined'],
  [null, 'Invalid type: Expected Object but received null'],
  ['text', 'Invalid type: Expected Object but received "text"'],
  [{ data: null }, 'items: Invalid key: Expected "items" but received undefined'],
])('says what is wrong with %j', (body, reason) => {
  expect(() => parse(searchResponseSchema, body)).toThrow(reason);
});
