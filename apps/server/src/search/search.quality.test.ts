import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { neighbours, queries, titles } from '../../../../tools/bench/search/set.mjs';
import { loadCatalogue } from '../catalogue/catalogue.store';
import type { OpenDatabase } from '../database/database';
import { sampleCatalogue } from '../testing/sampleCatalogue';
import { openTestDatabase } from '../testing/testDatabase';
import { createSearch, type Search } from './search';
import { createSearchStore } from './search.store';

const nothingWatched = { addedTo: () => 0 };

let opened: OpenDatabase;
let search: Search;

beforeAll(async () => {
  const catalogue = sampleCatalogue();
  const [model] = Object.values(catalogue.items);
  if (model === undefined) throw new Error('The sample catalogue has no item.');
  const items = Object.fromEntries(
    [...titles, ...neighbours].map(({ id, name, lang, alias }) => [id, { ...model, name, lang, alias }]),
  );
  const lists = Object.fromEntries(Object.keys(catalogue.lists).map((list) => [list, [] as string[]]));
  const full = {
    ...catalogue,
    items,
    series: {},
    lists: { ...catalogue.lists, ...lists, videos: Object.keys(items) },
  };
  opened = await openTestDatabase((database) => loadCatalogue(database, full, 'quality'));
  search = createSearch(createSearchStore(opened.database, nothingWatched), () => Promise.resolve(1));
});
afterAll(() => opened.close());

const TWENTIETH = 20;

/** Ranks of the right titles of every twentieth query, or of those of one kind; -1: not found. */
async function ranks(chosen: typeof queries): Promise<number[]> {
  const found: number[] = [];
  for (const { query, right } of chosen) {
    const { hits } = await search.find(query);
    const shown = hits.filter(({ target }) => target === 'title');
    found.push(shown.findIndex(({ targetId }) => right.includes(targetId)));
  }
  return found;
}

const share = (all: readonly number[], isGood: (rank: number) => boolean) =>
  all.filter(isGood).length / all.length;

describe('of real titles among others that are easily taken for them', () => {
  it('97 % are found first and 99 % among the first five, as people type them', async () => {
    const found = await ranks(queries.filter((_, index) => index % TWENTIETH === 0));
    expect(share(found, (rank) => rank === 0)).toBeGreaterThanOrEqual(0.97);
    expect(share(found, (rank) => rank >= 0 && rank < 5)).toBeGreaterThanOrEqual(0.99);
  });

  it.each([
    ['where names of languages begin alike', 'suno handa'],
    ['as the first of two that are equal', 'drishyam part 2'],
  ])('one is found first %s: %s', async (_, wanted) => {
    expect(await ranks(queries.filter(({ query }) => query === wanted))).toEqual([0]);
  });

  it('all are found first in their own script', async () => {
    const own = queries.filter(({ kind }) => kind.startsWith('own script'));
    const found = await ranks(own.filter((_, index) => index % TWENTIETH === 0));
    expect(share(found, (rank) => rank === 0)).toBe(1);
  });
});
