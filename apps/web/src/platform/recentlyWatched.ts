import type { RecentlyWatchedActor, WatchedItem } from '@chalchitra/machines';
import { once } from '../once';
import type { KeyValueStore } from './storage';
import { asideKey, LIST_KEY, OWNER_KEY, readItems } from './watchedItems';

/** The up to 10 items watched last by one account, newest first, without duplicates (spec §3). */
export interface RecentlyWatched {
  list(): readonly WatchedItem[];
  /** The machine that keeps the list comes with the first item. */
  add(item: WatchedItem): void;
  /** Told of changes here and in other tabs. */
  subscribe(listener: () => void): () => void;
}

const none: readonly WatchedItem[] = [];

/** The list of whoever is signed in, read from local storage at once, written by its machine. */
export function createRecentlyWatched(local: KeyValueStore, account: () => string | null): RecentlyWatched {
  const listeners = new Set<() => void>();
  let shown: { text: string | null; items: readonly WatchedItem[] } = { text: null, items: none };
  const tell = () => {
    for (const listener of listeners) listener();
  };

  const machine = once<RecentlyWatchedActor>(async () =>
    (await import('./watchedMachine')).startRecentlyWatched(local, account(), tell),
  );
  const bring = async () => {
    const actor = await machine();
    actor.send({ type: 'account.changed', uid: account() });
    return actor;
  };

  return {
    list() {
      const uid = account();
      if (uid === null) return none;
      const owner = local.get(OWNER_KEY);
      const key = owner === null || owner === uid ? LIST_KEY : asideKey(uid);
      const text = local.get(key);
      // The same array for the same text, as subscribers compare.
      if (text !== shown.text) shown = { text, items: readItems(local, key) };
      return shown.items;
    },
    // What couldn't be brought is asked for again by the next item.
    add: (item) =>
      void bring().then(
        (actor) => actor.send({ type: 'item.watched', item }),
        () => {},
      ),
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
