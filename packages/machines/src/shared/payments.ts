import type { Id, PaymentRecord } from '@chalchitra/api/types';

/** Whether any payment record makes its user a subscriber (spec §4). */
export function hasPaid(records: readonly PaymentRecord[]): boolean {
  return records.some((record) => record.status === 'paid');
}

/** Whether this very order has been paid (spec §4), by another payment than those that are known. */
export function hasPaidFor(
  records: readonly PaymentRecord[],
  orderId: Id,
  known: readonly (Id | null)[] = [],
): boolean {
  return records.some(
    ({ id, status, orderId: paidFor }) => status === 'paid' && paidFor === orderId && !known.includes(id),
  );
}

/** The payments that make a user a subscriber already. */
export const paidIds = (records: readonly PaymentRecord[]): Id[] =>
  records.flatMap(({ id, status }) => (status === 'paid' && id !== null ? [id] : []));

/** Until when a user's payments let them watch; null where no server says so. */
export function paidUntil(records: readonly PaymentRecord[]): string | null {
  const ends = records.flatMap(({ status, periodEnd }) =>
    status === 'paid' && periodEnd ? [periodEnd] : [],
  );
  return ends.reduce<string | null>(
    (last, end) => (last === null || Date.parse(end) > Date.parse(last) ? end : last),
    null,
  );
}
