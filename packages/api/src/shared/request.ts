import { fillPath, isSameOrigin, queryText } from './address';
import type { Endpoint } from './endpoint';

/** What a call's address and headers depend on. */
export type CallOutline = Pick<Endpoint, 'method' | 'path' | 'auth' | 'isSentOnLeaving'>;

/** Where one server is, and who may be shown the token. */
export interface ServerPlace {
  /** Root-relative prefix or http(s) address. */
  baseUrl: string;
  /** Whether personal calls carry the token across origins too; not so by default. */
  sendToken?: 'same-origin' | 'all' | undefined;
}

/** What a call is sent with. */
export interface RequestInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

/** Whether a server may have more than the specification names: the page's own, or one that the settings trust. */
export function isTrusted({ baseUrl, sendToken }: ServerPlace): boolean {
  return sendToken === 'all' || isSameOrigin(baseUrl, globalThis.location?.origin);
}

/** Whether a call carries the token where there is one: those about one person do, to a trusted server (spec §7). */
export function carriesToken({ auth }: CallOutline, place: ServerPlace): boolean {
  return auth === 'required' || (auth === 'optional' && isTrusted(place));
}

/** The address of a call and how it is fetched; undefined where an id can't be part of an address. */
export function toRequest(
  { baseUrl }: ServerPlace,
  { method, path, auth, isSentOnLeaving = method === 'DELETE' }: CallOutline,
  { params = {}, query = {}, body }: RequestInput,
  token: string | null,
): [address: string, init: RequestInit] | undefined {
  const filled = fillPath(path, params);
  if (filled === undefined) return undefined;
  return [
    `${baseUrl.replace(/\/+$/, '')}${filled}${queryText(query)}`,
    {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      // What concerns one person must not come from, or stay in, the browser's cache.
      ...(auth !== 'none' && { cache: 'no-store' }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // What ends something is sent also while its page is left.
      ...(isSentOnLeaving && { keepalive: true }),
    },
  ];
}
