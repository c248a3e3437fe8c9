import type { KeyValueStore } from './storage';

const TOKEN_KEY = 'token';

/** The stored sign-in token: in local storage where the visitor is remembered, else in session storage. */
export interface TokenStore {
  read(): string | null;
  write(token: string, isRemembered: boolean): void;
  /** Puts a fresh token where the old one is; does nothing where there is none. */
  renew(token: string): void;
  clear(): void;
}

/** Keeps the token in one of two stores; a session's own wins over a remembered one. */
export function createTokenStore(local: KeyValueStore, session: KeyValueStore): TokenStore {
  return {
    read: () => session.get(TOKEN_KEY) ?? local.get(TOKEN_KEY),
    write(token, isRemembered) {
      (isRemembered ? session : local).remove(TOKEN_KEY);
      (isRemembered ? local : session).set(TOKEN_KEY, token);
    },
    renew(token) {
      if (session.get(TOKEN_KEY) !== null) session.set(TOKEN_KEY, token);
      else if (local.get(TOKEN_KEY) !== null) local.set(TOKEN_KEY, token);
    },
    clear() {
      session.remove(TOKEN_KEY);
      local.remove(TOKEN_KEY);
    },
  };
}

/** What a sign-in token says about itself; expiry in epoch milliseconds. */
export interface TokenClaims {
  uid: string;
  expiresAt: number;
  displayName: string | null;
  email: string | null;
  photoUrl: string | null;
}

const MARGIN_MS = 60_000;

/** The claims of a token that lasts for a while yet; null for any other. */
export function lastingClaims(token: string | null, now: number): TokenClaims | null {
  const claims = token === null ? null : readTokenClaims(token);
  return claims !== null && claims.expiresAt - now > MARGIN_MS ? claims : null;
}

/** Reads a token's claims without checking its signature (the servers do); null where it can't be read. */
export function readTokenClaims(token: string): TokenClaims | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) return null;
    const { user_id, sub, exp, name, email, picture } = claims as Record<string, unknown>;
    const uid = typeof user_id === 'string' ? user_id : sub;
    if (typeof uid !== 'string' || uid === '' || typeof exp !== 'number') return null;
    return {
      uid,
      expiresAt: exp * 1000,
      displayName: textOrNull(name),
      email: textOrNull(email),
      photoUrl: typeof picture === 'string' && /^https?:\/\//.test(picture) ? picture : null,
    };
  } catch {
    return null;
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
