/**
 * Where a bill, and the period that its payment buys, can stand (docs/operating.md). `open` is a bill that nobody
 * has paid yet; `disputed` runs on until the dispute is lost.
 */
export type SubscriptionState = 'open' | 'paid' | 'ended' | 'refunded' | 'disputed' | 'granted' | 'revoked';

/** The status of a state's payment record; an open bill has none. A record is `paid` for as long as it lets its user watch (spec §4). */
export const RECORD_STATUS = {
  open: null,
  paid: 'paid',
  ended: 'expired',
  refunded: 'refunded',
  disputed: 'paid',
  granted: 'paid',
  revoked: 'revoked',
} as const satisfies Record<SubscriptionState, string | null>;

/** What a user should know about a payment beside its status. */
export const PAYMENT_NOTES = [
  'refund',
  'partRefund',
  'disputed',
  'disputeLost',
  'otherAmount',
  'secondPayment',
  'secondCounted',
  'switched',
] as const;

export type PaymentNote = (typeof PAYMENT_NOTES)[number];
