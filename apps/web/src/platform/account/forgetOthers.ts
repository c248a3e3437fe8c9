import { type SessionActor, uidOf } from '@chalchitra/machines';
import { RENEW_HOME } from '../../worker/kept';
import type { KeyValueStore } from '../storage';
import { forgetOtherWatchlists, forgetWatchlist } from '../viewing/storedWatchlist';

/**
 * Removes what this browser keeps of a user who is no longer signed in and whose server has it: the copy of the watchlist,
 * and home in the order of their languages. What this browser alone has waits for them.
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
