import type { WatchlistEntry } from '@chalchitra/api/types';
import { array, type GenericSchema, object, string } from 'valibot';
import { type KeyValueStore, readJson } from '../storage';
import { accountKey, WATCHLIST_NAME } from '../storageKeys';
import { titleSchema } from './watchedItems';

/** As many as fill some screens; all of them would take a good part of the room that a browser gives. */
export const MAX_STORED = 100;

const storedSchema: GenericSchema<unknown, WatchlistEntry[]> = array(
  object({ title: titleSchema, addedAt: string() }),
);

const keyOf = (uid: string) => accountKey(WATCHLIST_NAME, uid);

/** What the server's watchlist of a user last was, for use while offline; undefined where nothing is stored. */
export function readWatchlist(local: KeyValueStore, uid: string): WatchlistEntry[] | undefined {
  return readJson(local, keyOf(uid), storedSchema) ?? undefined;
}

/** Stores the latest entries of a user's watchlist in this browser. */
export function storeWatchlist(local: KeyValueStore, uid: string, entries: readonly WatchlistEntry[]): void {
  local.set(keyOf(uid), JSON.stringify(entries.slice(0, MAX_STORED)));
}

/** Removes what is stored of a user's watchlist. */
export function forgetWatchlist(local: KeyValueStore, uid: string): void {
  local.remove(keyOf(uid));
}

/** Removes what is stored of all users' watchlists but one user's; null removes all of them. */
export function forgetOtherWatchlists(local: KeyValueStore, uid: string | null): void {
  const own = uid === null ? null : keyOf(uid);
  for (const key of local.keys(keyOf(''))) if (key !== own) local.remove(key);
}
