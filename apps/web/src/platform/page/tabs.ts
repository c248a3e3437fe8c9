import { readTokenClaims } from '@chalchitra/api';
import type { KeyValueStore } from '../storage';
import { TOKEN_KEY } from '../storageKeys';

const CHANNEL = 'chalchitra-session';

/** Reports a sign-out and a deleted account to the other tabs of this site, and receives theirs, and their sign-ins. */
export interface Tabs {
  /** `signedInAt`, in epoch milliseconds, says which of the user's sessions ended. */
  announceSignOut(uid: string | null, signedInAt: number | undefined): void;
  /**
   * Calls `onSignOut` with whose session ended, null where that isn't known. A tab that was frozen receives it late, and not
   * at all once this browser remembers a later session of that user. Calls `onSignIn` when this browser has begun to remember
   * a user, or another one. Returns a function that stops it.
   */
  watchSession(onSignOut: (uid: string | null) => void, onSignIn: () => void): () => void;
  /** Reports that an account is deleted, which ends its sessions too. */
  announceDeletion(uid: string): void;
  /** Calls the listener with the uid of an account that another tab has deleted. */
  onDeletion(listener: (uid: string) => void): void;
}

interface Message {
  signedOut?: string | null;
  signedInAt?: number | undefined;
  isDeleted?: boolean;
}

/** Tabs joined by a broadcast channel, with the storage event for the browsers and modes that have none. */
export function createTabs(window: Window & typeof globalThis, local: Pick<KeyValueStore, 'get'>): Tabs {
  const channel = openChannel(window);
  return {
    announceSignOut: (uid, signedInAt) => channel?.postMessage({ signedOut: uid, signedInAt }),
    watchSession(onSignOut, onSignIn) {
      const report = (uid: string | null = null, signedInAt = Number.POSITIVE_INFINITY) => {
        const current = readTokenClaims(local.get(TOKEN_KEY));
        if (current === null || current.uid !== uid || current.signedInAt <= signedInAt) onSignOut(uid);
      };
      // A tab with code of another version may say it differently.
      const onMessage = ({ data }: MessageEvent<Message | null>) => report(data?.signedOut, data?.signedInAt);
      const onStorage = ({ key, oldValue, newValue, storageArea }: StorageEvent) => {
        // A null key is a cleared storage.
        if ((key ?? TOKEN_KEY) !== TOKEN_KEY || storageArea !== window.localStorage) return;
        const ended = readTokenClaims(oldValue);
        if (newValue === null) report(ended?.uid, ended?.signedInAt);
        // A renewed token is its user's as before.
        else if (readTokenClaims(newValue)?.uid !== ended?.uid) onSignIn();
      };
      const listening = new AbortController();
      const { signal } = listening;
      channel?.addEventListener('message', onMessage, { signal });
      window.addEventListener('storage', onStorage, { signal });
      return () => listening.abort();
    },
    announceDeletion: (uid) => channel?.postMessage({ signedOut: uid, isDeleted: true }),
    onDeletion(listener) {
      channel?.addEventListener('message', ({ data }: MessageEvent<Message | null>) => {
        if (data?.isDeleted && data.signedOut) listener(data.signedOut);
      });
    },
  };
}

/** Null where there is none: a browser that blocks storage may refuse it too. */
function openChannel(window: Window & typeof globalThis): BroadcastChannel | null {
  try {
    return new window.BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}
