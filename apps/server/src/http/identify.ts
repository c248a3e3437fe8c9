import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@chalchitra/api/constants';
import { readTokenClaims } from '@chalchitra/api/contract';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { LRUCache } from 'lru-cache';
import { createAccountStatus, type FetchAccountStatus } from '../identity/accountStatus';
import { toolkitUrl } from '../identity/toolkit';
import type { Log } from '../log';
import type { Settings } from '../settings/settings';
import { within } from '../within';
import { HttpError, unauthenticated } from './errors';

/** Who calls, by a verified identity token. */
export interface Caller {
  readonly uid: string;
  readonly email: string | null;
  readonly name: string | null;
  /** `password`, `google.com`, `facebook.com`, … */
  readonly provider: string;
  /** When they proved who they are, which is before the token was issued. */
  readonly signedInAt: Date;
}

/** Verifies identity tokens. */
export interface Identification {
  /** @throws HttpError 401 for a token that doesn't hold, 503 where that can't be found out now. */
  identify(token: string): Promise<Caller>;
  close(): Promise<void>;
}

const VERIFYING_MS = 3000;
const VERIFIED_LIFETIME_MS = MINUTE_MS;
/** Tokens that were verified together, as after a start, are verified again at different moments of this time. */
const SPREAD_MS = VERIFIED_LIFETIME_MS / 4;
const MAX_TOKENS = 10_000;

const refused = () => unauthenticated(({ messages }) => messages.refusals.signInExpired);

const unavailable = (cause?: unknown) =>
  new HttpError(503, ({ messages }) => messages.refusals.signInUnchecked, {
    cause,
    headers: { 'retry-after': '5' },
  });

const REFUSED = /^auth\/(id-token-expired|id-token-revoked|invalid-id-token|user-disabled|user-not-found)$/;
/** How the SDK's messages about a token begin; those about Google's keys, which can't be fetched, have the same code. */
const ABOUT_TOKEN = /^((Decoding )?Firebase ID token |verifyIdToken\(\) expects )/;

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  const code = String(error.code);
  return REFUSED.test(code) || (code === 'auth/argument-error' && ABOUT_TOKEN.test(error.message));
}

/** Caches for a minute at most who a token belongs to; a token that doesn't hold is looked up again. */
function cacheCallers(
  identify: (token: string) => Promise<DecodedIdToken>,
): (token: string) => Promise<DecodedIdToken> {
  const known = new LRUCache<
    string,
    {
      /** By a clock that is never set back. */
      readonly until: number;
      /** By the clock that tokens go by. */
      readonly ends: number;
      readonly claims: Promise<DecodedIdToken>;
    }
  >({ max: MAX_TOKENS });
  return (token) => {
    const hash = createHash('sha256').update(token).digest();
    const key = hash.toString('base64');
    const last = known.get(key);
    if (last !== undefined && performance.now() < last.until && Date.now() < last.ends) return last.claims;
    const claims = identify(token);
    // By its own end a token holds no longer, however recently it was verified.
    const ends = (readTokenClaims(token)?.expiresAt ?? 0) - 1;
    const lifetimeMs = VERIFIED_LIFETIME_MS - (SPREAD_MS * hash.readUInt8()) / 0xff;
    known.set(key, { until: performance.now() + lifetimeMs, ends, claims });
    claims.catch(() => known.delete(key));
    return claims;
  };
}

/** What tests put in place of Google. */
export interface IdentitySources {
  readonly verify?: (token: string) => Promise<DecodedIdToken>;
  readonly identityUrl?: string;
}

/**
 * Identification by the official Admin SDK, which takes the emulator's unsigned tokens where
 * FIREBASE_AUTH_EMULATOR_HOST is in the process's environment, and only there. With the emulator it looks up the
 * account with each token; a hosted server has to do that itself, and does once a minute.
 */
export function createIdentification(
  { firebase, publicUrl }: Pick<Settings, 'firebase' | 'publicUrl'>,
  log: Log,
  sources: IdentitySources = {},
): Identification {
  const app = initializeApp({ projectId: firebase.projectId }, `identification-${crypto.randomUUID()}`);
  const verify = sources.verify ?? ((token) => getAuth(app).verifyIdToken(token));
  const fetchStatus: FetchAccountStatus = createAccountStatus({
    url: sources.identityUrl ?? toolkitUrl(firebase),
    apiKey: firebase.apiKey,
    publicUrl,
    onAway: (error) => log.warn('The identity service can’t be asked about accounts', { error }),
  });

  const read = async (token: string) => {
    // The SDK has no error of its own for claims that are broken JSON.
    if (readTokenClaims(token) === null) throw refused();
    try {
      // The keys of signatures are fetched from Google, without a limit in time.
      return await within(VERIFYING_MS, verify(token), async () => {
        throw new Error('Verifying took too long.');
      });
    } catch (error) {
      throw isRefusal(error) ? refused() : unavailable(error);
    }
  };
  const readHosted = async (token: string) => {
    const claims = await read(token);
    const status = await fetchStatus(token, claims.auth_time);
    if (status === 'refused') throw refused();
    if (status === 'unknown') throw unavailable();
    return claims;
  };
  const claimsOf = firebase.emulatorHost === null ? cacheCallers(readHosted) : read;
  return {
    async identify(token) {
      const claims = await claimsOf(token);
      return {
        uid: claims.uid,
        email: claims.email ?? null,
        name: typeof claims.name === 'string' ? claims.name : null,
        provider: claims.firebase.sign_in_provider,
        signedInAt: new Date(claims.auth_time * 1000),
      };
    },
    close: () => deleteApp(app),
  };
}
