import { callToolkit, refusalCode, type ToolkitOptions, unexpectedResponse } from './toolkit';

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

/**
 * Deletes the identity that a token belongs to; `refused` where the service doesn't take the token for it.
 * @throws where the service is away.
 */
export type DeleteIdentity = (token: string) => Promise<'deleted' | 'refused'>;

/** Deleting by the identity toolkit. */
export function createDeleteIdentity(options: ToolkitOptions): DeleteIdentity {
  return async (token) => {
    const response = await callToolkit(options, 'delete', token, TIMEOUT_MS);
    if (response.ok) return 'deleted';
    const code = refusalCode(await response.json());
    if (GONE.includes(code)) return 'deleted';
    if (REFUSALS.includes(code)) return 'refused';
    throw unexpectedResponse(response);
  };
}
