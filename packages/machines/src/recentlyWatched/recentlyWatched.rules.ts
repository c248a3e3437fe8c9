import type { ContentItem, ContentKind, Id } from '@chalchitra/api/types';
import { MOST_WATCHED } from './recentlyWatched.constants';

/** What is kept of a watched item: enough for its card. */
export interface WatchedItem
  extends Pick<
    ContentItem,
    'id' | 'title' | 'artwork' | 'genres' | 'durationSeconds' | 'createdAt' | 'lang' | 'youtubeVideoId'
  > {
  kind: ContentKind;
}

/** The list that is kept and whose it is; null where no account has claimed it yet. */
export interface KeptList {
  owner: Id | null;
  items: readonly WatchedItem[];
}

/** What is found when an account's list is wanted: the kept one, and what was set aside of this account. */
export interface FoundLists {
  kept: KeptList;
  setAside: readonly WatchedItem[];
}

const isSame = (one: WatchedItem, other: WatchedItem) => one.id === other.id && one.kind === other.kind;

/** The list after one more item: newest first, without duplicates, at most ten (spec §3). */
export function withWatched(items: readonly WatchedItem[], item: WatchedItem): readonly WatchedItem[] {
  return [item, ...items.filter((other) => !isSame(other, item))].slice(0, MOST_WATCHED);
}

/** An account's own list out of what was found, and what is then to be set aside of another account. */
export function claim(
  uid: Id,
  { kept, setAside }: FoundLists,
): { items: FoundLists['setAside']; aside: KeptList | null } {
  if (kept.owner === uid || kept.owner === null) return { items: kept.items, aside: null };
  return { items: setAside, aside: kept };
}
