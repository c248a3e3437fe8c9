import type { ContentItem, ContentList } from '@chalchitra/api/types';
import { withLanguagesFirst } from '../../queries/withLanguagesFirst';

/** An item with the list it came from, which says where its detail is. */
export interface ListedItem {
  list: ContentList;
  item: ContentItem;
}

/** The lists of a page with their items; undefined while a list isn't loaded. */
export type LoadedLists = readonly (readonly [ContentList, readonly ContentItem[] | undefined])[];

/** Lists that came together, in the page's order; those that came later are further back. */
export type Arrivals = readonly (readonly ContentList[])[];

/**
 * The loaded lists, those of `before` first: a list that is loaded later goes behind the cards that are visible or have the
 * focus. The same array while nothing changes.
 */
export function orderOfArrival(before: Arrivals, lists: LoadedLists): Arrivals {
  const here = lists.filter(([, items]) => items !== undefined).map(([list]) => list);
  const known = before.flat();
  const kept = before.map((together) => together.filter((list) => here.includes(list)));
  const came = here.filter((list) => !known.includes(list));
  if (came.length === 0 && kept.flat().length === known.length) return before;
  return [...kept, came].filter((together) => together.length > 0);
}

/**
 * The items of the lists in the given order, of those that came together the ones in some languages first. A title that is in
 * several lists is there once; another one with the same id stays, because a server may number each list by itself.
 */
export function joinLists(order: Arrivals, lists: LoadedLists, languages: readonly string[]): ListedItem[] {
  const loaded = new Map(lists);
  const itemsOf = (list: ContentList) => (loaded.get(list) ?? []).map((item) => ({ list, item }));
  const keys = new Set<string>();
  const keyOf = ({ item: { id, title } }: ListedItem) => `${id}/${title}`;
  return order
    .flatMap((together) =>
      withLanguagesFirst(together.flatMap(itemsOf), languages, ({ item }) => item.languages),
    )
    .filter((listed) => !keys.has(keyOf(listed)) && keys.add(keyOf(listed)));
}
