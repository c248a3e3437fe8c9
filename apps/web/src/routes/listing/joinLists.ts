import type { ContentItem, ContentList } from '@chalchitra/api/types';

/** An item with the list it came from, which says where its detail is. */
export interface ListedItem {
  list: ContentList;
  item: ContentItem;
}

/** The lists of a page with their items; undefined while a list isn't loaded. */
export type LoadedLists = readonly (readonly [ContentList, readonly ContentItem[] | undefined])[];

/**
 * The loaded lists, those of `before` first: a list that is loaded later goes behind the cards that are visible or have the
 * focus. The same array while nothing changes.
 */
export function orderOfArrival(before: readonly ContentList[], lists: LoadedLists): readonly ContentList[] {
  const here = lists.filter(([, items]) => items !== undefined).map(([list]) => list);
  const kept = before.filter((list) => here.includes(list));
  const order = [...kept, ...here.filter((list) => !kept.includes(list))];
  return order.length === before.length && kept.length === before.length ? before : order;
}

/** The items of the lists in the given order. */
export function joinLists(order: readonly ContentList[], lists: LoadedLists): ListedItem[] {
  const loaded = new Map(lists);
  return order.flatMap((list) => (loaded.get(list) ?? []).map((item) => ({ list, item })));
}
