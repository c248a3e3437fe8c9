import { MAX_RECENTS, toQuery, withoutRecent, withRecent } from '@chalchitra/machines';
import { array, type GenericSchema, maxLength, nonEmpty, pipe, string } from 'valibot';
import { type KeyValueStore, readJson } from './storage';
import { accountKey } from './storageKeys';

/** The recent searches of each account in this browser, the latest first. */
export interface RecentSearches {
  read(uid: string): readonly string[];
  add(uid: string, query: string): void;
  remove(uid: string, query: string): void;
  clear(uid: string): void;
  /** Notified of changes, also by another tab; returns what stops it. */
  watch(listener: () => void): () => void;
}

const keyOf = (uid: string) => accountKey('recentSearches', uid);

const listSchema: GenericSchema<unknown, string[]> = pipe(
  array(pipe(string(), nonEmpty())),
  maxLength(MAX_RECENTS),
);

/** Keeps them in a store. */
export function createRecentSearches(store: KeyValueStore): RecentSearches {
  const listeners = new Set<() => void>();
  const read = (uid: string) => readJson(store, keyOf(uid), listSchema) ?? [];
  const change = (uid: string, recents: readonly string[]) => {
    if (recents.length === 0) store.remove(keyOf(uid));
    else store.set(keyOf(uid), JSON.stringify(recents));
    for (const listener of listeners) listener();
  };
  return {
    read,
    add: (uid, query) => change(uid, withRecent(read(uid), toQuery(query))),
    remove: (uid, query) => change(uid, withoutRecent(read(uid), query)),
    clear: (uid) => change(uid, []),
    watch(listener) {
      listeners.add(listener);
      const stop = store.watch(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
  };
}
