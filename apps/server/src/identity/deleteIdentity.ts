import * as v from 'valibot';

const TIMEOUT_MS = 5000;
/** The account is gone already, as after a lost response. */
const GONE = ['USER_NOT_FOUND'];
/** Codes with which the service says that it won't ever delete an account by this token. */
const REFUSALS = [
  'TOKEN_EXPIRED',
  'INVALID_ID_TOKEN',
  'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  'USER_DISABLED',
  'INVALID_LOGIN_CREDENTIALS',
];

const refusalSchema = v.object({ error: v.object({ message: v.string() }) });

/**
 * Deletes the identity that a token belongs to; `refused` where the service doesn't take the token for it.
 * @throws where the service is away.
 */
export type DeleteIdentity = (token: string) => Promise<'deleted' | 'refused'>;

/**
 * Deleting by the identity service's public interface and the user's own token, because a server needs no further
 * credentials for it.
 */
export function createDeleteIdentity(options: {
  /** Address of the identity toolkit. */
  readonly url: string;
  readonly apiKey: string;
  /** Address of this site: a key may be limited to the pages of some. */
  readonly publicUrl: string;
}): DeleteIdentity {
  const { url, apiKey, publicUrl } = options;
  return async (token) => {
    const response = await fetch(`${url}/v1/accounts:delete?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', referer: `${publicUrl}/` },
      body: JSON.stringify({ idToken: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return 'deleted';
    const refusal = v.safeParse(refusalSchema, await response.json());
    const [code = ''] = (refusal.success ? refusal.output.error.message : '').split(' ');
    if (GONE.includes(code)) return 'deleted';
    if (REFUSALS.includes(code)) return 'refused';
    // Its text could name the token; its status can't.
    throw new Error(`The identity service answered ${response.status}.`);
  };
}
