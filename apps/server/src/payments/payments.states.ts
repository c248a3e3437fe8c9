import { RECORD_STATUS, type SubscriptionState, toPaise } from '@chalchitra/api/contract';
import type { PaymentNote } from '@chalchitra/api/types';
import type { Payment } from './payments.periods';
import type { EndReason } from './payments.schema';

/** The state in which each reason leaves a payment. */
const ENDED_STATE: Record<EndReason, SubscriptionState> = {
  refund: 'refunded',
  dispute: 'refunded',
  otherAmount: 'refunded',
  secondPayment: 'refunded',
  revoked: 'revoked',
  accountDeleted: 'revoked',
  switched: 'ended',
};

const ENDED_NOTE: Record<EndReason, PaymentNote | null> = {
  refund: 'refund',
  dispute: 'disputeLost',
  otherAmount: 'otherAmount',
  secondPayment: 'secondPayment',
  revoked: null,
  accountDeleted: null,
  switched: 'switched',
};

/** Where a payment stands at a time. */
export function stateOf(payment: Payment, at: Date): Exclude<SubscriptionState, 'open'> {
  if (payment.endReason !== null) return ENDED_STATE[payment.endReason] as Exclude<SubscriptionState, 'open'>;
  if (payment.periodEnd <= at) return 'ended';
  if (payment.dispute === 'open') return 'disputed';
  return payment.billId === null ? 'granted' : 'paid';
}

/** The status that a payment's record has on the wire at a time. */
export const recordStatus = (payment: Payment, at: Date) => RECORD_STATUS[stateOf(payment, at)];

function refundNoteOf({ refundedPaise, amount }: Payment): PaymentNote | null {
  if (refundedPaise === 0) return null;
  return refundedPaise < toPaise(amount) ? 'partRefund' : 'refund';
}

/** What the payer should know about a payment beside its status: also of money that went back after it had ended. */
export function noteOf(payment: Payment): PaymentNote | null {
  const { endReason } = payment;
  const refund = refundNoteOf(payment);
  if (endReason !== null) {
    const saysRefund = ENDED_STATE[endReason] === 'refunded';
    return saysRefund ? ENDED_NOTE[endReason] : (refund ?? ENDED_NOTE[endReason]);
  }
  if (payment.dispute === 'open') return 'disputed';
  return refund ?? (payment.isSecond ? 'secondCounted' : null);
}
