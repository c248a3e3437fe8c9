import type { PendingPayment } from '@chalchitra/machines';
import { array, boolean, type GenericSchema, number, object, optional, string } from 'valibot';
import { type KeyValueStore, readJson, storedAddress } from '../storage';
import { accountKey } from '../storageKeys';

const keyOf = (uid: string) => accountKey('pendingPayment', uid);

/** A pending payment with when it was begun, in epoch milliseconds. */
export interface StoredPayment extends PendingPayment {
  begunAt: number;
}

const storedSchema: GenericSchema<unknown, StoredPayment> = object({
  orderId: string(),
  url: storedAddress,
  known: optional(array(string())),
  isNow: optional(boolean()),
  begunAt: number(),
});

/** Stores the payment that an account has begun by link, so that waiting goes on when the page is opened again (spec §4). */
export interface PendingPaymentStore {
  read(uid: string): StoredPayment | null;
  store(uid: string, pending: StoredPayment): void;
  remove(uid: string): void;
}

/** Stores each account's pending payment; what can't be read or leads elsewhere than to a web page counts as none. */
export function createPendingPaymentStore(store: KeyValueStore): PendingPaymentStore {
  return {
    read: (uid) => readJson(store, keyOf(uid), storedSchema),
    store: (uid, pending) => store.set(keyOf(uid), JSON.stringify(pending)),
    remove: (uid) => store.remove(keyOf(uid)),
  };
}
