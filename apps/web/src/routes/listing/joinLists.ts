import type { ContentItem, ContentList } from '@chalchitra/api/types';

/** An item with the list it came from, which says where its detail is. */
export interface ListedItem {
  list: ContentList;
  item: ContentItem;
}

/** The lists of a page with what came of them; undefined while nothing did. */
export type CameLists = readonly (readonly [ContentList, readonly ContentItem[] | undefined])[];

/**
 * The lists that are there, those of `before` first: what comes later is put behind what somebody is looking at or
 * has the focus on. The same array while nothing changes.
 */
export function orderOfArrival(before: readonly ContentList[], lists: CameLists): readonly ContentList[] {
  const here = lists.filter(([, items]) => items !== undefined).map(([list]) => list);
  const kept = before.filter((list) => here.includes(list));
  const order = [...kept, ...here.filter((list) => !kept.includes(list))];
  return order.length === before.length && kept.length === before.length ? before : order;
}

/** The items of the lists in the given order. */
export function joinLists(order: readonly ContentList[], lists: CameLists): ListedItem[] {
  const came = new Map(lists);
  return order.flatMap((list) => (came.get(list) ?? []).map((item) => ({ list, item })));
}
