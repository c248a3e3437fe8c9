import type { KeyValueStore } from './storage';

/** How the keys of an account's waiting changes begin. */
export const accountPrefix = (uid: string) => `outbox:${encodeURIComponent(uid)}:`;

/** Removes the waiting changes of an account. */
export function forgetOutboxes(local: KeyValueStore, uid: string): void {
  for (const key of local.keys(accountPrefix(uid))) local.remove(key);
}
