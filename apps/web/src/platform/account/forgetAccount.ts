import { forgetPositions } from '@chalchitra/player';
import { forgetContentLanguages } from '../languages/storedContentLanguages';
import { forgetOutboxes } from '../outbox/keys';
import { forgetPendingPayment } from '../payments/pendingPayment';
import { forgetRecentSearches } from '../recentSearches';
import { type KeyValueStore, toStorage } from '../storage';
import { forgetWatchlist } from '../viewing/storedWatchlist';
import { forgetItems } from '../viewing/watchedItems';
import { forgetDeviceId } from './deviceId';
import { forgetDetails } from './storedDetails';

/** Removes what this browser keeps for an account that is deleted; choices that belong to the browser stay. */
export function forgetAccount(local: KeyValueStore, uid: string): void {
  forgetItems(local, uid);
  forgetPositions(toStorage(local), uid);
  forgetDetails(local, uid);
  forgetOutboxes(local, uid);
  forgetWatchlist(local, uid);
  forgetRecentSearches(local, uid);
  forgetContentLanguages(local, uid);
  forgetPendingPayment(local, uid);
  forgetDeviceId(local);
  // Version 0.1 kept these for one account at a time; nothing reads them any more.
  for (const key of ['userDetails', 'pendingPayment']) local.remove(key);
}
