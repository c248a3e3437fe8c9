import type { ContentKind } from '@chalchitra/api/types';
import { MAX_WATCHED, type WatchedItem } from '@chalchitra/machines';
import {
  array,
  check,
  type GenericSchema,
  is,
  nullable,
  number,
  object,
  pipe,
  string,
  transform,
  unknown,
} from 'valibot';
import { type KeyValueStore, readJson, storedAddress } from '../storage';
import { accountKey, RECENTLY_WATCHED_KEY } from '../storageKeys';

/** The key of what was set aside of an account. */
export const asideKey = (uid: string) => accountKey(RECENTLY_WATCHED_KEY, uid);

/** Half a character can't be part of an address, and would break the page that links to it. */
const addressableId = pipe(
  string(),
  check((id) => id !== '' && !/^\.\.?$|\p{Surrogate}/u.test(id)),
);

/** A title as it is stored. */
export const titleSchema: GenericSchema<WatchedItem> = object({
  id: addressableId,
  // Whether there is such a kind is checked where it is fetched.
  kind: string() as GenericSchema<unknown> as GenericSchema<ContentKind>,
  title: string(),
  artwork: object({ small: nullable(storedAddress), wide: nullable(storedAddress) }),
  genres: array(string()),
  durationSeconds: nullable(number()),
  createdAt: nullable(string()),
  lang: nullable(string()),
  youtubeVideoId: nullable(string()),
});

/** A stored list; what can't be read and what is there twice is left out. */
const listSchema: GenericSchema<unknown, WatchedItem[]> = pipe(
  array(unknown()),
  transform((entries) => {
    const seen = new Set<string>();
    return entries
      .filter((entry) => is(titleSchema, entry))
      .filter(({ id }) => !seen.has(id) && seen.add(id))
      .slice(0, MAX_WATCHED);
  }),
);

/** The items stored under a key. */
export function readItems(local: KeyValueStore, key: string): readonly WatchedItem[] {
  return readJson(local, key, listSchema) ?? [];
}
