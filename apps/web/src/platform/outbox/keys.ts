import type { KeyValueStore } from '../storage';
import { accountKey, OUTBOX_NAME } from '../storageKeys';

/**
 * The key of a waiting change. With an empty `key`: how the keys of all changes of this name begin. With a null `uid`: the
 * key of a change that was made while nobody was signed in.
 */
export const changeKey = (uid: string | null, name: string, key: string) =>
  `${accountKey(OUTBOX_NAME, uid ?? '')}:${name}:${key}`;

/** Stores a change that is sent once its outbox is open. Returns whether it is stored beyond this page. */
export function storeChange(
  store: KeyValueStore,
  key: string,
  { at, body }: { at: number; body: unknown },
): boolean {
  return store.set(key, JSON.stringify({ at, body }));
}
