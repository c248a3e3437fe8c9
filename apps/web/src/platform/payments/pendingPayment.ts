import type { PendingPayment } from '@chalchitra/machines';
import { array, type GenericSchema, number, object, optional, string } from 'valibot';
import { type KeyValueStore, readJson, storedAddress } from '../storage';

const KEY = 'pendingPayment';

/** A pending payment with when it was begun, in epoch milliseconds. */
export interface KeptPayment extends PendingPayment {
  begunAt: number;
}

const keptSchema: GenericSchema<unknown, KeptPayment> = object({
  uid: string(),
  orderId: string(),
  url: storedAddress,
  known: optional(array(string())),
  begunAt: number(),
});

/** Keeps the payment that was begun by link, so that waiting goes on when the page is opened again (spec §4). */
export interface PendingPaymentStore {
  read(): KeptPayment | null;
  keep(pending: KeptPayment): void;
  drop(): void;
}

/** Keeps the pending payment in storage; what can't be read or leads elsewhere than to a web page counts as none. */
export function createPendingPaymentStore(store: KeyValueStore): PendingPaymentStore {
  return {
    read: () => readJson(store, KEY, keptSchema),
    keep: (pending) => store.set(KEY, JSON.stringify(pending)),
    drop: () => store.remove(KEY),
  };
}

/** Removes an account's pending payment; one that can't be read may be theirs. */
export function forgetPendingPayment(store: KeyValueStore, uid: string): void {
  const pending = createPendingPaymentStore(store).read();
  if (pending === null || pending.uid === uid) store.remove(KEY);
}
