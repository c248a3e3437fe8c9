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
        kept: { owner: local.get(OWNER_KEY), items: readItems(local, LIST_KEY) },
        setAside: readItems(local, asideKey(input.uid)),
      })),
      save: fromPromise(async ({ input: { kept, aside } }) => {
        if (aside?.owner) local.set(asideKey(aside.owner), JSON.stringify(aside.items));
        local.set(LIST_KEY, JSON.stringify(kept.items));
        if (kept.owner !== null) {
          local.remove(asideKey(kept.owner));
          local.set(OWNER_KEY, kept.owner);
        }
        onKept();
      }),
    },
  });
  return createActor(machine, { input: { uid } }).start();
}
