import type { AccountClient } from '@chalchitra/api';
import type { UserDetails } from '@chalchitra/api/types';
import { type InferOutput, nullable, object, string } from 'valibot';
import { type KeyValueStore, readJson } from '../storage';

const KEY = 'userDetails';

const keptSchema = object({ uid: string(), displayName: string(), phoneNumber: nullable(string()) });

type KeptDetails = InferOutput<typeof keptSchema>;

/** Removes what is kept of a person. */
export function forgetDetails(store: KeyValueStore, uid: string): void {
  if (readJson(store, KEY, keptSchema)?.uid === uid) store.remove(KEY);
}

/**
 * An account client that remembers what the server last answered about a person, for servers that can't be asked
 * for it later (spec §7). Of one that can be, nothing is kept.
 */
export function keepDetails(account: AccountClient, store: KeyValueStore): AccountClient {
  let canAsk = false;
  const keep = (uid: string, details: UserDetails): UserDetails => {
    if (!canAsk) store.set(KEY, JSON.stringify({ ...details, uid } satisfies KeptDetails));
    return details;
  };
  const kept = (uid: string): UserDetails | null => {
    const found = readJson(store, KEY, keptSchema);
    return found?.uid === uid ? { displayName: found.displayName, phoneNumber: found.phoneNumber } : null;
  };
  return {
    ...account,
    register: async (registration, options) =>
      keep(registration.uid, await account.register(registration, options)),
    update: async (uid, update, options) => keep(uid, await account.update(uid, update, options)),
    async details(uid, options) {
      const details = await account.details(uid, options);
      if (details === null) return kept(uid);
      canAsk = true;
      forgetDetails(store, uid);
      return details;
    },
  };
}
