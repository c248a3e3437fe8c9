import { array, nullable, object, safeParse, string } from 'valibot';
import type { Id } from '../shared/list.types';

const KEY = 'leftoverAccounts';
const storedSchema = array(object({ email: string(), uid: nullable(string()) }));

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
      return stored.success ? stored.output : [];
    } catch {
      // No JSON.
      return [];
    }
  };
  const write = (kept: ReturnType<typeof read>) => {
    if (kept.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(kept));
  };
  // The identity service tells no capital letters apart.
  const keyOf = (email: string) => email.toLowerCase();
  const others = (email: string) => read().filter((one) => one.email !== keyOf(email));
  return {
    get: (email) => read().find((one) => one.email === keyOf(email))?.uid,
    set: (email, uid) => write([...others(email), { email: keyOf(email), uid }]),
    remove: (email) => write(others(email)),
    removeAccount: (uid) => write(read().filter((one) => one.uid !== uid)),
  };
}
