import { useMemo } from 'react';
import {
  navigate as changeAddress,
  useHistoryState,
  usePathname,
  useSearch,
} from 'wouter/use-browser-location';

/** What a history entry carries beside its address. */
export interface EntryState {
  key: string;
  /** The address that a visitor asked for before signing in. */
  from?: string;
  /** There is no entry of the app before this one. */
  isFirst?: true;
}

function isFirst(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'isFirst') === true;
}

/** Goes to an address of the app; `from` is the address to come back to after signing in, and what is staying is the same entry under another address. */
export function navigate(
  to: string,
  options: { isReplacing?: boolean; isStaying?: boolean; from?: string } = {},
): void {
  const key: unknown = options.isStaying === true ? history.state?.key : undefined;
  const state: EntryState = {
    key: typeof key === 'string' ? key : Math.random().toString(36).slice(2),
  };
  if (options.from !== undefined) state.from = options.from;
  if (options.isReplacing === true && isFirst(history.state)) state.isFirst = true;
  changeAddress(to, { replace: options.isReplacing === true, state });
}

/** Where the visitor is: the raw pathname, the query, and the address remembered for after signing in. */
export interface Place {
  pathname: string;
  search: string;
  from: string | null;
}

/** The current place; `path` is the one that a server renders, which knows no query: what it renders depends on none. */
export function usePlace(path?: string): Place {
  const pathname = usePathname(path === undefined ? {} : { ssrPath: path });
  const search = useSearch(path === undefined ? {} : { ssrSearch: globalThis.location?.search ?? '' });
  const state: unknown = useHistoryState();
  return useMemo(() => ({ pathname, search, from: readFrom(state) }), [pathname, search, state]);
}

/** Only addresses of the app itself are followed, whatever the entry carries. */
export function readFrom(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null ? Reflect.get(state, 'from') : undefined;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null;
}
