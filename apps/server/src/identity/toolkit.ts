import * as v from 'valibot';
import type { Settings } from '../settings/settings';

const HOST = 'identitytoolkit.googleapis.com';

/** Address of the identity toolkit: Google's, or the emulator's. */
export const toolkitUrl = ({ emulatorHost }: Settings['firebase']): string =>
  emulatorHost === null ? `https://${HOST}` : `http://${emulatorHost}/${HOST}`;

/** What a call of the identity toolkit needs. */
export interface ToolkitOptions {
  /** Address of the identity toolkit. */
  readonly url: string;
  readonly apiKey: string;
  /** Address of this site: a key may be limited to the pages of some. */
  readonly publicUrl: string;
}

/**
 * Calls the identity toolkit about the account that a token belongs to: by its public interface and the user's own
 * token, because a server needs no further credentials for it.
 */
export const callToolkit = (
  { url, apiKey, publicUrl }: ToolkitOptions,
  action: 'lookup' | 'delete',
  token: string,
  timeoutMs: number,
): Promise<Response> =>
  fetch(`${url}/v1/accounts:${action}?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', referer: `${publicUrl}/` },
    body: JSON.stringify({ idToken: token }),
    signal: AbortSignal.timeout(timeoutMs),
  });

const refusalSchema = v.object({ error: v.object({ message: v.string() }) });

/** The code of a refusal, which a sentence may follow (`USER_DISABLED : …`); empty where a response is none. */
export function refusalCode(body: unknown): string {
  const refusal = v.safeParse(refusalSchema, body);
  const [code = ''] = (refusal.success ? refusal.output.error.message : '').split(' ');
  return code;
}

/** A response that says nothing about the account. Its text could name the token; its status can't. */
export const unexpectedResponse = ({ status }: Response) =>
  new Error(`The identity service responded ${status}.`);
