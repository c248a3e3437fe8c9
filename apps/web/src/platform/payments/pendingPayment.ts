import type { PendingPayment } from '@chalchitra/machines';
import { array, type GenericSchema, object, optional, string } from 'valibot';
import { type KeyValueStore, readJson, storedAddress } from '../storage';

const KEY = 'pendingPayment';

const pendingSchema: GenericSchema<unknown, PendingPayment> = object({
  uid: string(),
  orderId: string(),
  url: storedAddress,
  known: optional(array(string())),
});

/** Keeps the payment that was begun by link, so that waiting goes on when the page is opened again (spec §4). */
export interface PendingPaymentStore {
  read(): PendingPayment | null;
  keep(pending: PendingPayment): void;
  drop(): void;
}

/** Keeps the pending payment in storage; what can't be read or leads elsewhere than to a web page counts as none. */
export function createPendingPaymentStore(store: KeyValueStore): PendingPaymentStore {
  return {
    read: () => readJson(store, KEY, pendingSchema),
    keep: (pending) => store.set(KEY, JSON.stringify(pending)),
    drop: () => store.remove(KEY),
  };
}
