import type { ContentItem, ContentKind, Id } from '@chalchitra/api/types';
import { MAX_WATCHED } from './recentlyWatched.constants';

/** What is stored of a watched item: enough for its card. */
export interface WatchedItem
  extends Pick<
    ContentItem,
    'id' | 'title' | 'artwork' | 'genres' | 'durationSeconds' | 'createdAt' | 'lang' | 'youtubeVideoId'
  > {
  kind: ContentKind;
}

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

const isSame = (one: WatchedItem, other: WatchedItem) => one.id === other.id && one.kind === other.kind;

/** The list after one more item: newest first, without duplicates, at most ten (spec §3). */
export function withWatched(items: readonly WatchedItem[], item: WatchedItem): readonly WatchedItem[] {
  return [item, ...items.filter((other) => !isSame(other, item))].slice(0, MAX_WATCHED);
}

/** An account's own list, and the list of another account that has to be set aside. */
export function claim(
  uid: Id,
  { stored, setAside }: FoundLists,
): { items: FoundLists['setAside']; aside: StoredList | null } {
  if (stored.owner === uid || stored.owner === null) return { items: stored.items, aside: null };
  return { items: setAside, aside: stored };
}
