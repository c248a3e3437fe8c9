import type { WatchlistEntry } from '@chalchitra/api/types';
import { array, type GenericSchema, object, string } from 'valibot';
import { type KeyValueStore, readJson } from '../storage';
import { titleSchema } from './watchedItems';

/** As many as fill some screens; all of them would take a good part of the room that a browser gives. */
const MAX_KEPT = 100;

const keptSchema: GenericSchema<unknown, WatchlistEntry[]> = array(
  object({ title: titleSchema, addedAt: string() }),
);

const PREFIX = 'watchlist:';

const keyOf = (uid: string) => PREFIX + encodeURIComponent(uid);

/** What the server's watchlist of a user last was, for use while offline; undefined where nothing is kept. */
export function readWatchlist(local: KeyValueStore, uid: string): WatchlistEntry[] | undefined {
  return readJson(local, keyOf(uid), keptSchema) ?? undefined;
}

/** Keeps the latest entries of a user's watchlist in this browser. */
export function keepWatchlist(local: KeyValueStore, uid: string, entries: readonly WatchlistEntry[]): void {
  local.set(keyOf(uid), JSON.stringify(entries.slice(0, MAX_KEPT)));
}

/** Removes what is kept of a user's watchlist. */
export function forgetWatchlist(local: KeyValueStore, uid: string): void {
  local.remove(keyOf(uid));
}

/** Removes what is kept of everybody's watchlist but one user's; null keeps nobody's. */
export function forgetOtherWatchlists(local: KeyValueStore, uid: string | null): void {
  const own = uid === null ? null : keyOf(uid);
  for (const key of local.keys(PREFIX)) if (key !== own) local.remove(key);
}
