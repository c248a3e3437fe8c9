import type { Id, PaymentRecord } from '@chalchitra/api/types';

/** Whether any payment record makes its user a subscriber (spec §4). */
export function hasPaid(records: readonly PaymentRecord[]): boolean {
  return records.some((record) => record.status === 'paid');
}

/** Whether this very order has been paid (spec §4). */
export function hasPaidFor(records: readonly PaymentRecord[], orderId: Id): boolean {
  return records.some((record) => record.status === 'paid' && record.orderId === orderId);
}
