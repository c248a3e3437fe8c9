import type { KeyValueStore } from '../storage';
import { OUTBOX_PREFIX } from '../storageKeys';

/** How the keys of an account's waiting changes begin. */
export const accountPrefix = (uid: string) => `${OUTBOX_PREFIX}${encodeURIComponent(uid)}:`;

/**
 * The key of a waiting change. With an empty `key`: how the keys of all changes of this name begin. With a null `uid`: the
 * key of a change that was made while nobody was signed in.
 */
export const changeKey = (uid: string | null, name: string, key: string) =>
  `${accountPrefix(uid ?? '')}${name}:${key}`;

/** Stores a change that is sent once its outbox is open. Returns whether it is stored beyond this page. */
export function storeChange(
  store: KeyValueStore,
  key: string,
  { at, body }: { at: number; body: unknown },
): boolean {
  return store.set(key, JSON.stringify({ at, body }));
}

/** Removes the waiting changes of an account. */
export function forgetOutboxes(local: KeyValueStore, uid: string): void {
  for (const key of local.keys(accountPrefix(uid))) local.remove(key);
}
