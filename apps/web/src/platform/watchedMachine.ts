import { type RecentlyWatchedActor, recentlyWatchedMachine } from '@chalchitra/machines';
import { createActor, fromPromise } from 'xstate';
import type { KeyValueStore } from './storage';
import { asideKey, LIST_KEY, OWNER_KEY, readItems } from './watchedItems';

/** Starts the list's machine on local storage; `onKept` is told after each change. */
export function startRecentlyWatched(
  local: KeyValueStore,
  uid: string | null,
  onKept: () => void,
): RecentlyWatchedActor {
  const machine = recentlyWatchedMachine.provide({
    actors: {
      load: fromPromise(async ({ input }) => ({
        stored: { owner: local.get(OWNER_KEY), items: readItems(local, LIST_KEY) },
        setAside: readItems(local, asideKey(input.uid)),
      })),
      save: fromPromise(async ({ input: { stored, aside } }) => {
        if (aside?.owner) local.set(asideKey(aside.owner), JSON.stringify(aside.items));
        local.set(LIST_KEY, JSON.stringify(stored.items));
        if (stored.owner !== null) {
          local.remove(asideKey(stored.owner));
          local.set(OWNER_KEY, stored.owner);
        }
        onKept();
      }),
    },
  });
  return createActor(machine, { input: { uid } }).start();
}
