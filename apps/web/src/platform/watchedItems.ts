import { MAX_WATCHED, type WatchedItem } from '@chalchitra/machines';
import { type KeyValueStore, readJson } from './storage';

/** Whose list is kept. */
export const OWNER_KEY = 'recentlyWatchedOwner';

/** The kept list. */
export const LIST_KEY = 'recentlyWatched';

/** What was set aside of an account. */
export const asideKey = (uid: string) => `${LIST_KEY}:${uid}`;

/** The items kept under a key; what can't be read is left out. */
export function readItems(local: KeyValueStore, key: string): readonly WatchedItem[] {
  const seen = new Set<string>();
  return (readJson(local, key, Array.isArray) ?? [])
    .filter(isWatchedItem)
    .filter(({ kind, id }) => !seen.has(`${kind}/${id}`) && seen.add(`${kind}/${id}`))
    .slice(0, MAX_WATCHED);
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
