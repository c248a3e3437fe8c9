import type { KeyValueStore } from '../storage';
import { RECENTLY_WATCHED_KEY, RECENTLY_WATCHED_OWNER_KEY } from '../storageKeys';
import { DEVICE_ID_KEY } from './deviceId';

/** Version 0.1 kept these for one account at a time; nothing reads them any more. */
const FORMER_KEYS = ['userDetails', 'pendingPayment'];

/** Removes what this browser keeps for an account that is deleted; choices that belong to the browser stay. */
export function forgetAccount(local: KeyValueStore, uid: string): void {
  // An account's keys have the uid after their name, as `accountKey` writes them.
  for (const key of local.keys('')) if (key.split(':')[1] === encodeURIComponent(uid)) local.remove(key);
  // The server knew the account's players in this browser by the device's id.
  for (const key of [DEVICE_ID_KEY, ...FORMER_KEYS]) local.remove(key);
  // Titles that are nobody's may be theirs.
  const owner = local.get(RECENTLY_WATCHED_OWNER_KEY);
  if (owner === uid || owner === null)
    for (const key of [RECENTLY_WATCHED_KEY, RECENTLY_WATCHED_OWNER_KEY]) local.remove(key);
}
