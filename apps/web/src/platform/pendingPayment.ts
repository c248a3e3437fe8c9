import type { PendingPayment } from '@chalchitra/machines';
import { type KeyValueStore, readJson } from './storage';

const KEY = 'pendingPayment';

/** Keeps the payment that was begun by link, so that waiting goes on when the page is opened again (spec §4). */
export interface PendingPaymentStore {
  read(): PendingPayment | null;
  keep(pending: PendingPayment): void;
  drop(): void;
}

/** Keeps the pending payment in storage; what can't be read or leads elsewhere than to a web page counts as none. */
export function createPendingPaymentStore(store: KeyValueStore): PendingPaymentStore {
  return {
    read: () => readJson(store, KEY, isPending),
    keep: (pending) => store.set(KEY, JSON.stringify(pending)),
    drop: () => store.remove(KEY),
  };
}

function isPending(value: unknown): value is PendingPayment {
  if (typeof value !== 'object' || value === null) return false;
  const { uid, orderId, url } = value as Record<string, unknown>;
  return (
    typeof uid === 'string' &&
    typeof orderId === 'string' &&
    typeof url === 'string' &&
    /^(https?:\/\/|\/(?![/\\]))/.test(url)
  );
}
