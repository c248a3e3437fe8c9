import type { AccountClient, ApiError } from '@chalchitra/api';
import type { UserDetails } from '@chalchitra/api/types';
import { nullable, object, optional, string } from 'valibot';
import { type KeyValueStore, readJson } from '../storage';
import { accountKey } from '../storageKeys';

const keyOf = (uid: string) => accountKey('userDetails', uid);

const storedSchema = object({
  displayName: string(),
  phoneNumber: optional(nullable(string())),
});

const REFUSALS = [400, 401, 403];

/** Whether a server refuses the call for a user's details, or responds with something else: the call is an addition. */
const isRefusal = ({ kind, status = 0 }: ApiError): boolean =>
  REFUSALS.includes(status) || kind === 'notJson' || kind === 'badShape';

/**
 * An account client that stores the server's last response about a user, for servers that can't be asked for it later
 * (spec §7). Where the server returns a user's details, nothing is stored.
 */
export function storeDetails(account: AccountClient, store: KeyValueStore): AccountClient {
  let canFetch = false;
  const storeLast = (uid: string, details: UserDetails): UserDetails => {
    if (!canFetch) store.set(keyOf(uid), JSON.stringify(details));
    return details;
  };
  const readLast = (uid: string): UserDetails | null => {
    const found = readJson(store, keyOf(uid), storedSchema);
    return found && { displayName: found.displayName, phoneNumber: found.phoneNumber };
  };
  return {
    ...account,
    register: async (registration, options) =>
      storeLast(registration.uid, await account.register(registration, options)),
    update: async (uid, update, options) => storeLast(uid, await account.update(uid, update, options)),
    async details(uid, options) {
      const details = await account.details(uid, options).catch((error: ApiError) => {
        if (isRefusal(error)) return null;
        throw error;
      });
      if (details === null) return readLast(uid);
      canFetch = true;
      store.remove(keyOf(uid));
      return details;
    },
  };
}
