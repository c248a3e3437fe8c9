import { readTokenClaims } from '@chalchitra/api';
import { TOKEN_KEY } from '../storageKeys';

const CHANNEL = 'chalchitra-session';

/** Reports a sign-out and a deleted account to the other tabs of this site, and receives theirs. */
export interface Tabs {
  announceSignOut(uid: string | null): void;
  /** Calls with whose session ended, null where that isn't known: a tab that was frozen receives it late. */
  onSignOut(listener: (uid: string | null) => void): () => void;
  /** Reports that an account is deleted, which ends its sessions too. */
  announceDeletion(uid: string): void;
  /** Calls with whose account another tab has deleted. */
  onDeletion(listener: (uid: string) => void): void;
}

interface Message {
  signedOut?: string | null;
  isDeleted?: boolean;
}

/** Tabs joined by a broadcast channel, with the storage event for the browsers and modes that have none. */
export function createTabs(window: Window & typeof globalThis): Tabs {
  const channel = openChannel(window);
  return {
    announceSignOut: (uid) => channel?.postMessage({ signedOut: uid }),
    onSignOut(listener) {
      // A tab with code of another version may say it differently.
      const onMessage = ({ data }: MessageEvent<Message | null>) => listener(data?.signedOut ?? null);
      const onStorage = (event: StorageEvent) => {
        // A null key is a cleared storage.
        const isRemoval = event.key === null || (event.key === TOKEN_KEY && event.newValue === null);
        if (isRemoval && event.storageArea === window.localStorage)
          listener(readTokenClaims(event.oldValue ?? '')?.uid ?? null);
      };
      channel?.addEventListener('message', onMessage);
      window.addEventListener('storage', onStorage);
      return () => {
        channel?.removeEventListener('message', onMessage);
        window.removeEventListener('storage', onStorage);
      };
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
