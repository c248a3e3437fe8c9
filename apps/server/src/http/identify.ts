import { readTokenClaims } from '@chalchitra/api/contract';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Settings } from '../settings';
import { HttpError } from './errors';

/** Who calls, by a verified identity token. */
export interface Caller {
  readonly uid: string;
  readonly email: string | null;
  readonly name: string | null;
  /** `password`, `google.com`, `facebook.com`, … */
  readonly provider: string;
}

/** Verifies identity tokens. */
export interface Identification {
  /** @throws HttpError 401 for a token that doesn't hold, 503 where that can't be found out now. */
  identify(token: string): Promise<Caller>;
  close(): Promise<void>;
}

const refused = () =>
  new HttpError(401, 'The sign-in has expired or is not valid.', {
    headers: { 'www-authenticate': 'Bearer' },
  });

const REFUSED =
  /^auth\/(argument-error|id-token-expired|id-token-revoked|invalid-id-token|user-disabled|user-not-found)$/;

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/**
 * Identification by the official Admin SDK, which takes the emulator's unsigned tokens where
 * FIREBASE_AUTH_EMULATOR_HOST is in the process's environment, and only there.
 */
export function createIdentification(firebase: Settings['firebase']): Identification {
  const app = initializeApp({ projectId: firebase.projectId }, `identification-${crypto.randomUUID()}`);
  const auth = getAuth(app);
  return {
    async identify(token) {
      // The SDK has no error of its own for claims that are broken JSON.
      if (readTokenClaims(token) === null) throw refused();
      try {
        const claims = await auth.verifyIdToken(token);
        return {
          uid: claims.uid,
          email: claims.email ?? null,
          name: typeof claims.name === 'string' ? claims.name : null,
          provider: claims.firebase.sign_in_provider,
        };
      } catch (error) {
        if (REFUSED.test(codeOf(error))) throw refused();
        throw new HttpError(503, 'The sign-in can’t be checked right now.', {
          cause: error,
          headers: { 'retry-after': '5' },
        });
      }
    },
    close: () => deleteApp(app),
  };
}
