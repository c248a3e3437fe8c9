import { createPath, type Location, type To, useLocation, useNavigate } from 'react-router-dom';
import { isOwnPath } from './paths';

/** What a history entry carries beside its address. */
export interface EntryState {
  /** The address that a visitor wanted to open before signing in. */
  from?: string;
  /** The visit that this entry belongs to, where an entry before it began it: it shows something over its page, or a later version of it. */
  visit?: string;
  /** The entry before is the page without the post. */
  isOver?: boolean;
  /** How much of its page's long list has been shown. */
  shown?: number;
}

/** What a location's entry carries. */
export function entryState({ state }: Pick<Location, 'state'>): EntryState {
  return typeof state === 'object' && state !== null ? state : {};
}

/** The key of every entry that the router has not made: of an address that was typed, or followed from elsewhere. */
const FOREIGN_KEY = 'default';

/** The visit of an entry: another one starts at its page's heading, and one that is returned to at where it was left. */
export function visitOf(location: Location): string {
  const { key, pathname } = location;
  return entryState(location).visit ?? (key === FOREIGN_KEY ? pathname : key);
}

/** Only addresses of the app itself are followed, whatever the entry carries. */
export function readFrom(location: Pick<Location, 'state'>): string | null {
  const { from } = entryState(location);
  return typeof from === 'string' && isOwnPath(from) ? from : null;
}

/** What the current entry carries by now: the router doesn't know what was stored since it showed it. */
export function currentEntry(): EntryState {
  return entryState({ state: history.state?.usr });
}

/** Stores more in the current entry, past the router, which would scroll to where it saw the page last. */
export function storeInEntry(change: EntryState): void {
  history.replaceState({ ...history.state, usr: { ...currentEntry(), ...change } }, '');
}

/**
 * Follows a link. As in a browser, one to the address that is open makes no further entry. The address that was wanted
 * goes along: guests' pages lead to each other before one of them signs in.
 */
export function useFollow(): (href: string) => void {
  const navigate = useNavigate();
  const location = useLocation();
  return (href) => {
    const from = readFrom(location);
    const state: EntryState = from === null ? {} : { from };
    void navigate(href, { replace: href === createPath(location), state });
  };
}

/** Changes the address, or what its entry carries, within the same visit: neither scrolling nor the focus moves. */
export function useStay(): (to: To, change?: EntryState & { isNew?: boolean }) => void {
  const navigate = useNavigate();
  const location = useLocation();
  return (to, { isNew = false, ...change } = {}) =>
    void navigate(to, {
      replace: !isNew,
      preventScrollReset: true,
      state: { ...currentEntry(), ...change, visit: visitOf(location) } satisfies EntryState,
    });
}
