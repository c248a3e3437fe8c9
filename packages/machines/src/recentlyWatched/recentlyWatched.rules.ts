import type { Id, TitleSummary } from '@chalchitra/api/types';
import { MAX_WATCHED } from './recentlyWatched.constants';

/** What is stored of a watched item: enough for its card. */
export type WatchedItem = TitleSummary;

/** What changes the list: an item is watched, or some have left the row of what was watched. */
export type ListChange =
  | { type: 'item.watched'; item: WatchedItem }
  | { type: 'item.left'; ids: readonly Id[] };

/** The stored list and its account; null where no account has claimed it yet. */
export interface StoredList {
  owner: Id | null;
  items: readonly WatchedItem[];
}

/** What the storage holds for an account: the current list, and the list of this account that was set aside. */
export interface FoundLists {
  stored: StoredList;
  setAside: readonly WatchedItem[];
}

/**
 * The list after one more item: newest first, at most ten, and each title once (spec §3). Titles are compared by id alone:
 * one that is in several lists has another kind in each.
 */
function withWatched(items: readonly WatchedItem[], item: WatchedItem): readonly WatchedItem[] {
  return [item, ...items.filter(({ id }) => id !== item.id)].slice(0, MAX_WATCHED);
}

/** The list after a change. */
export function withChange(items: readonly WatchedItem[], change: ListChange): readonly WatchedItem[] {
  return change.type === 'item.watched'
    ? withWatched(items, change.item)
    : items.filter(({ id }) => !change.ids.includes(id));
}

/**
 * An account's own list, and the list of another account that has to be set aside. What was set aside of its own stays
 * there where the storage had no room for it in the list.
 */
export function claim(
  uid: Id,
  { stored, setAside }: FoundLists,
): { items: FoundLists['setAside']; aside: StoredList | null } {
  if (stored.owner === uid || stored.owner === null)
    return { items: stored.items.reduceRight(withWatched, setAside), aside: null };
  return { items: setAside, aside: stored };
}
