import { type SessionActor, uidOf } from '@chalchitra/machines';
import { RENEW_HOME } from '../../worker/cached';
import type { KeyValueStore } from '../storage';
import { forgetOtherWatchlists, forgetWatchlist } from '../viewing/storedWatchlist';

/**
 * Removes this browser's copies of a signed-out user's data that the server has too: the watchlist, and home in the order of
 * their languages. Data that only this browser has stays until they sign in again.
 */
export function forgetOthers({ navigator }: Window, local: KeyValueStore, session: SessionActor): void {
  let known = uidOf(session);
  forgetOtherWatchlists(local, known);
  session.subscribe(() => {
    const uid = uidOf(session);
    if (uid === known) return;
    if (known !== null) {
      navigator.serviceWorker?.controller?.postMessage(RENEW_HOME);
      // Whoever has signed in since, in another tab, keeps theirs.
      forgetWatchlist(local, known);
    }
    known = uid;
  });
}
