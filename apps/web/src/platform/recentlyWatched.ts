import type { ContentItem, ContentKind } from '@chalchitra/api/types';
import { type KeyValueStore, readJson } from './storage';

const KEY = 'recentlyWatched';
const OWNER_KEY = 'recentlyWatchedOwner';
const MOST = 10;

/** What is kept of a watched item: enough for its card. */
export interface WatchedItem
  extends Pick<
    ContentItem,
    'id' | 'title' | 'artwork' | 'genres' | 'durationSeconds' | 'createdAt' | 'lang' | 'youtubeVideoId'
  > {
  kind: ContentKind;
}

/** The up to 10 items watched last by one account, newest first, without duplicates (spec §3). */
export interface RecentlyWatched {
  list(): readonly WatchedItem[];
  add(item: WatchedItem): void;
  subscribe(listener: () => void): () => void;
}

const none: readonly WatchedItem[] = [];

/** Keeps the list in local storage; another account's list is set aside until that account is back. */
export function createRecentlyWatched(local: KeyValueStore, account: () => string | null): RecentlyWatched {
  const listeners = new Set<() => void>();
  let shown: { text: string | null; items: readonly WatchedItem[] } = { text: null, items: none };

  function changeOwner(uid: string) {
    const owner = local.get(OWNER_KEY);
    if (owner === uid) return;
    const kept = local.get(KEY);
    if (owner !== null && kept !== null) local.set(`${KEY}:${owner}`, kept);
    const own = owner === null ? kept : local.get(`${KEY}:${uid}`);
    if (own === null) local.remove(KEY);
    else local.set(KEY, own);
    local.remove(`${KEY}:${uid}`);
    local.set(OWNER_KEY, uid);
  }

  function list(): readonly WatchedItem[] {
    const uid = account();
    if (uid === null) return none;
    changeOwner(uid);
    const text = local.get(KEY);
    // The same array for the same text, as subscribers compare.
    if (text !== shown.text) shown = { text, items: read(local) };
    return shown.items;
  }

  return {
    list,
    add(item) {
      const others = list().filter((other) => other.id !== item.id || other.kind !== item.kind);
      local.set(KEY, JSON.stringify([item, ...others].slice(0, MOST)));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      const stop = local.watch(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
  };
}

function read(local: KeyValueStore): readonly WatchedItem[] {
  const seen = new Set<string>();
  return (readJson(local, KEY, Array.isArray) ?? [])
    .filter(isWatchedItem)
    .filter(({ kind, id }) => !seen.has(`${kind}/${id}`) && seen.add(`${kind}/${id}`))
    .slice(0, MOST);
}

/** Half a character can't stand in an address, and would break the page that links to it. */
const isAddressable = (id: string) => id !== '' && !/^\.\.?$|\p{Surrogate}/u.test(id);
const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);

function isWatchedItem(value: unknown): value is WatchedItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, title, artwork, genres, durationSeconds, createdAt, lang, youtubeVideoId } =
    value as Record<string, unknown>;
  if (typeof artwork !== 'object' || artwork === null) return false;
  const { small, wide } = artwork as Record<string, unknown>;
  return (
    [id, kind, title].every(isText) &&
    isAddressable(id as string) &&
    [createdAt, lang, youtubeVideoId].every(isTextOrNull) &&
    [small, wide].every(
      (url) => url === null || (typeof url === 'string' && /^(https?:\/\/|\/(?![/\\]))/.test(url)),
    ) &&
    Array.isArray(genres) &&
    genres.every(isText) &&
    (durationSeconds === null || typeof durationSeconds === 'number')
  );
}
