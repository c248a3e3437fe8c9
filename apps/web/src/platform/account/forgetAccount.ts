import { forgetPositions } from '@chalchitra/player';
import { contentLanguagesKey } from '../languages/chosenLanguages';
import { createPendingPaymentStore } from '../payments/pendingPayment';
import { recentSearchesKey } from '../recentSearches';
import { type KeyValueStore, toStorage } from '../storage';
import { forgetOutboxes } from '../viewing/outboxKeys';
import { forgetWatchlist } from '../viewing/storedWatchlist';
import { asideKey, LIST_KEY, OWNER_KEY } from '../viewing/watchedItems';
import { DEVICE_KEY } from './deviceId';
import { forgetDetails } from './storedDetails';

/** Removes what this browser keeps for an account that is deleted; choices that belong to the browser stay. */
export function forgetAccount(local: KeyValueStore, uid: string): void {
  const owner = local.get(OWNER_KEY);
  if (owner === uid || owner === null) for (const key of [LIST_KEY, OWNER_KEY]) local.remove(key);
  local.remove(asideKey(uid));
  forgetPositions(toStorage(local), uid);
  forgetDetails(local, uid);
  forgetOutboxes(local, uid);
  forgetWatchlist(local, uid);
  local.remove(recentSearchesKey(uid));
  local.remove(contentLanguagesKey(uid));
  const payments = createPendingPaymentStore(local);
  const pending = payments.read();
  // What can't be read may be theirs.
  if (pending === null || pending.uid === uid) payments.drop();
  // The server knew this browser's players of the account by it.
  local.remove(DEVICE_KEY);
}
