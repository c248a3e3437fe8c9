import {
  type RecentlyWatchedActor,
  recentlyWatchedMachine,
  type SessionActor,
  uidOf,
  watchAccount,
} from '@chalchitra/machines';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { KeyValueStore } from '../storage';
import { RECENTLY_WATCHED_KEY, RECENTLY_WATCHED_OWNER_KEY } from '../storageKeys';
import { asideKey, readItems } from './watchedItems';

/** Makes the list of the signed-in user, on local storage (spec §3); it is started by the page. */
export function createRecentlyWatched(local: KeyValueStore, session: SessionActor): RecentlyWatchedActor {
  const machine = recentlyWatchedMachine.provide({
    actors: {
      load: fromPromise(async ({ input }) => ({
        stored: {
          owner: local.get(RECENTLY_WATCHED_OWNER_KEY),
          items: readItems(local, RECENTLY_WATCHED_KEY),
        },
        setAside: readItems(local, asideKey(input.uid)),
      })),
      save: fromPromise(async ({ input: { stored, aside } }) => {
        if (aside?.owner) {
          // First, so that a full storage has room for it again, and never holds it as the next account's.
          for (const key of [RECENTLY_WATCHED_OWNER_KEY, RECENTLY_WATCHED_KEY]) local.remove(key);
          local.set(asideKey(aside.owner), JSON.stringify(aside.items));
        }
        if (stored.owner !== null) local.set(RECENTLY_WATCHED_OWNER_KEY, stored.owner);
        const isStored = local.set(RECENTLY_WATCHED_KEY, JSON.stringify(stored.items));
        if (isStored && stored.owner !== null) local.remove(asideKey(stored.owner));
      }),
      watchAccount: watchAccount(session),
      watchStorage: fromCallback(({ sendBack }) => local.watch(() => sendBack({ type: 'storage.changed' }))),
    },
  });
  return createActor(machine, { input: { uid: uidOf(session) } });
}
