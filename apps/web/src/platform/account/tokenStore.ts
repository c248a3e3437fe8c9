import { readTokenClaims } from '@chalchitra/api';
import { MINUTE_MS } from '@chalchitra/api/constants';
import type { TokenClaims } from '@chalchitra/api/types';
import type { KeyValueStore } from '../storage';
import { TOKEN_KEY } from '../storageKeys';

/** The stored sign-in token: in local storage where the visitor is remembered, else in session storage. */
export interface TokenStore {
  read(): string | null;
  write(token: string, isRemembered: boolean): void;
  /** Puts a fresh token where its user's old one is; does nothing where there is none. */
  renew(token: string): void;
  /** Clears what is stored, or what is stored for one user; a token that can't be read goes in any case. */
  clear(uid?: string | null): void;
}

/** Whose token a store has; undefined where it can't be read, null where there is none. */
function ownerIn(store: KeyValueStore) {
  const token = store.get(TOKEN_KEY);
  return token === null ? null : readTokenClaims(token)?.uid;
}

/** Keeps the token in one of two stores; a session's own wins over a remembered one. */
export function createTokenStore(local: KeyValueStore, sessionOnly: KeyValueStore): TokenStore {
  return {
    read: () => sessionOnly.get(TOKEN_KEY) ?? local.get(TOKEN_KEY),
    write(token, isRemembered) {
      // Somebody else whom this browser remembers stays remembered.
      if (isRemembered || ownerIn(local) === readTokenClaims(token)?.uid)
        (isRemembered ? sessionOnly : local).remove(TOKEN_KEY);
      (isRemembered ? local : sessionOnly).set(TOKEN_KEY, token);
    },
    renew(token) {
      const owner = readTokenClaims(token)?.uid;
      const store = [sessionOnly, local].find((one) => ownerIn(one) === owner);
      store?.set(TOKEN_KEY, token);
    },
    clear(uid = null) {
      for (const store of [sessionOnly, local]) {
        const owner = ownerIn(store);
        if (uid === null || owner === undefined || owner === uid) store.remove(TOKEN_KEY);
      }
    },
  };
}

/** The claims of a token that lasts for a while yet; null for any other. */
export function lastingClaims(token: string | null): TokenClaims | null {
  const claims = readTokenClaims(token);
  return claims !== null && claims.expiresAt - Date.now() > MINUTE_MS ? claims : null;
}
