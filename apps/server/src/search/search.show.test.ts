import { expect, it } from 'vitest';
import { createSearch, type TitleHit } from './search';
import type { SearchStore, ShownItem } from './search.store';

/** More titles than are cached. */
const ids = Array.from({ length: 2001 }, (_, index) => `title-${index}`);
const hitsOf = (wanted: readonly string[]) =>
  wanted.map((id) => ({ title: { id }, hit: null }) as unknown as TitleHit);

/** A search whose store has an item under every id; `loaded` gets the ids of each reading. */
function openSearch() {
  const loaded: string[][] = [];
  const items: SearchStore['items'] = async (wanted) => {
    loaded.push([...wanted]);
    return wanted.map((id) => ({ id }) as ShownItem);
  };
  return { ...createSearch({ items } as SearchStore, async () => 1), loaded };
}

it('shows a title whose cached item is pushed out by another one of the same results', async () => {
  const { show, loaded } = openSearch();
  const [first = '', ...others] = ids;
  await show(hitsOf([first, ...others.slice(0, -1)]));
  const wanted = [others.at(-1) ?? '', first];
  const shown = await show(hitsOf(wanted));
  expect(shown.map(({ item }) => item.id)).toEqual(wanted);
  expect(loaded[1]).toEqual([others.at(-1)]);
});

it('shows a title whose cached item another search pushes out meanwhile', async () => {
  const { show } = openSearch();
  const [first = '', ...others] = ids;
  await show(hitsOf([first]));
  const [, shown] = await Promise.all([show(hitsOf(others)), show(hitsOf([first, 'later']))]);
  expect(shown.map(({ item }) => item.id)).toEqual([first, 'later']);
});
