import { CURRENCY } from '@chalchitra/api/constants';
import { toPaise } from '@chalchitra/api/contract';
import type { Payment } from '../payments/payments.periods';
import type { ProviderPayment } from '../payments/payments.provider';
import { type Difference, paymentIdOf } from '../payments/payments.reconcile';
import { refundedOf } from '../payments/payments.returns';
import type { Bill } from '../payments/payments.schema';
import { stateOf } from '../payments/payments.states';

export const rupees = (amount: number): string => `₹${amount}`;

/** An amount in the smallest unit of its currency, as the provider states it. */
export function moneyText(amount: number, currency: string = CURRENCY): string {
  const format = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
    useGrouping: false,
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0));
}

/** A time to the minute, in UTC. */
export const timeText = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** One line about a payment. */
export function paymentText(payment: Payment, now: Date): string {
  const { id, amount, planId, paidAt, periodStart, periodEnd, refundedPaise, dispute } = payment;
  const returned =
    refundedPaise > 0
      ? `, ${refundedPaise >= toPaise(amount) ? 'all' : moneyText(refundedPaise)} given back`
      : '';
  const due = payment.refundDue ? ', to be given back' : '';
  const disputed = dispute === null ? '' : `, dispute ${dispute}`;
  const price = payment.billId === null ? 'without a payment' : rupees(amount);
  const period = `${timeText(periodStart)} to ${timeText(periodEnd)}`;
  return `${id}: ${stateOf(payment, now)}, ${planId}, ${price}, ${timeText(paidAt)}; period ${period}${returned}${due}${disputed}`;
}

/** One line about a bill. */
export const billText = (bill: Bill): string =>
  `${bill.id}: ${bill.status} ${bill.kind}, ${bill.planId}, ${rupees(bill.amount)}, made ${timeText(bill.createdAt)}`;

const paid = ({ id, amount, currency, created_at }: ProviderPayment) =>
  `${id} (${moneyText(amount, currency)}, ${timeText(new Date(created_at * 1000))})`;

/** One line about a payment that differs from its record, with what can be done. */
export function differenceText(difference: Difference): string {
  switch (difference.kind) {
    case 'unrecorded': {
      const { payment, bill } = difference;
      return `${paid(payment)}: ${payment.status}, but there is no record. Its bill is ${bill.id} of ${bill.uid}.`;
    }
    case 'unbilled': {
      const { payment, bill } = difference;
      const plan = bill.isSwitch ? `a switch to ${bill.planId}` : bill.planId;
      return `${paid(payment)}: ${payment.status}, but neither bill nor record is there. It was for ${plan} of ${bill.uid}.`;
    }
    case 'refund': {
      const { payment, record } = difference;
      return `${paid(payment)}: ${moneyText(refundedOf(payment).paise)} was given back, the record says ${moneyText(record.refundedPaise)}.`;
    }
    case 'refundDue':
      return `${paid(difference.payment)}: it buys nothing, and was not given back yet.`;
    case 'amount':
      return `${paid(difference.payment)}: the record says ${rupees(difference.record.amount)}. Look at it by hand.`;
    case 'missing':
      return `${paymentIdOf(difference)}: there is a record of ${rupees(difference.record.amount)}, but the provider has no such money. Look at it by hand; revoke ends its period.`;
  }
}
