import type { PendingPayment } from '@chalchitra/machines';
import { array, type GenericSchema, number, object, optional, string } from 'valibot';
import { type KeyValueStore, readJson, storedAddress } from '../storage';

const KEY = 'pendingPayment';

/** A pending payment with when it was begun, in epoch milliseconds. */
export interface StoredPayment extends PendingPayment {
  begunAt: number;
}

const storedSchema: GenericSchema<unknown, StoredPayment> = object({
  uid: string(),
  orderId: string(),
  url: storedAddress,
  known: optional(array(string())),
  begunAt: number(),
});

/** Stores the payment that was begun by link, so that waiting goes on when the page is opened again (spec §4). */
export interface PendingPaymentStore {
  read(): StoredPayment | null;
  store(pending: StoredPayment): void;
  /** Another account's stays. */
  remove(uid: string): void;
}

/** Stores the pending payment; what can't be read or leads elsewhere than to a web page counts as none. */
export function createPendingPaymentStore(store: KeyValueStore): PendingPaymentStore {
  return {
    read: () => readJson(store, KEY, storedSchema),
    store: (pending) => store.set(KEY, JSON.stringify(pending)),
    remove: (uid) => forgetPendingPayment(store, uid),
  };
}

/** Removes an account's pending payment; one that can't be read may be theirs. */
export function forgetPendingPayment(store: KeyValueStore, uid: string): void {
  const pending = createPendingPaymentStore(store).read();
  if (pending === null || pending.uid === uid) store.remove(KEY);
}
