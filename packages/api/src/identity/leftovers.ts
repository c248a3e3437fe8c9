import { array, nullable, safeParse, string, tuple } from 'valibot';
import type { Id } from '../shared/list.types';

const KEY = 'leftoverAccounts';
const storedSchema = array(tuple([string(), nullable(string())]));

/**
 * The accounts that registrations in this browser may have left behind, by e-mail address; null where it isn't known which
 * one. They are stored: a page that is closed or loaded again ends a registration in its middle.
 */
export interface Leftovers {
  get(email: string): Id | null | undefined;
  set(email: string, uid: Id | null): void;
  remove(email: string): void;
  /** Removes an account that is registered, or gone. */
  removeAccount(uid: Id): void;
}

/** Keeps them in a storage; what can't be read there counts as none. */
export function createLeftovers(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Leftovers {
  const read = () => {
    try {
      const stored = safeParse(storedSchema, JSON.parse(storage.getItem(KEY) ?? '[]'));
      return new Map(stored.success ? stored.output : []);
    } catch {
      // No JSON.
      return new Map<string, Id | null>();
    }
  };
  const write = (entries: readonly [string, Id | null][]) => {
    if (entries.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(entries));
  };
  // The identity service tells no capital letters apart.
  const keyOf = (email: string) => email.toLowerCase();
  return {
    get: (email) => read().get(keyOf(email)),
    set: (email, uid) => write([...read().set(keyOf(email), uid)]),
    remove: (email) => write([...read()].filter(([key]) => key !== keyOf(email))),
    removeAccount: (uid) => write([...read()].filter(([, owner]) => owner !== uid)),
  };
}
