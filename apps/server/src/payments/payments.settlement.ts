import { CURRENCY, DAY_MS } from '@chalchitra/api/constants';
import { toPaise, toRupees } from '@chalchitra/api/contract';
import type { Log } from '../log';
import type { Ledger } from './payments.ledger';
import type { Payment } from './payments.periods';
import { isReceived, type Provider, type ProviderPayment } from './payments.provider';
import { ProviderError } from './payments.providerCall';
import { createReturns, refundedOf } from './payments.returns';
import type { Bill } from './payments.schema';
import type { PaymentsStore } from './payments.store';

/**
 * What came of looking at one payment of the provider's: `returned` where it was received but buys nothing, `refused`
 * where it does not pay for the bill.
 */
export type Confirmation =
  | { outcome: 'paid'; payment: Payment }
  | { outcome: 'pending' }
  | { outcome: 'returned' | 'refused'; reason: string };

/** Who reported a payment; each settlement's line in the log says it. */
export type ReportedBy = 'verify' | 'callback' | 'webhook' | 'history' | 'request' | 'sweep' | 'reconcile';

/** Orders are offered for three days. */
export const ORDER_LIFETIME_MS = 3 * DAY_MS;
/**
 * The provider's orders never expire, but nobody has the checkout of an old one: after half a year they are not checked
 * about any more, though a webhook still settles them.
 */
const ORDERS_CLOSE_AFTER_MS = 180 * DAY_MS;

const isWorthConfirming = (payment: { status: string }) =>
  isReceived(payment) || payment.status === 'authorized';

const RETURNED_REASONS: Record<NonNullable<Payment['endReason']>, string> = {
  otherAmount: 'The payment is not over the price of the plan. It is refunded automatically.',
  secondPayment: 'This plan was paid already. The second payment is refunded automatically.',
  refund: 'The payment was refunded.',
  dispute: 'The bank has taken the payment back.',
  revoked: 'The subscription was ended.',
  switched: 'What was left of the payment went into another plan.',
  accountDeleted: 'The account was deleted. A payment that came later is refunded automatically.',
};

/** What was paid, in whole rupees. */
export const rupeesOf = ({ base_amount: base, amount }: ProviderPayment): number =>
  Math.round(toRupees(base ?? amount));

/** A payment that was replaced since has bought what it was for. */
const outcomeOf = (payment: Payment): Confirmation =>
  payment.endReason === null || payment.endReason === 'switched'
    ? { outcome: 'paid', payment }
    : { outcome: 'returned', reason: RETURNED_REASONS[payment.endReason] };

/**
 * The one way in which a payment becomes a record, whoever reports it: the payment is taken from the provider
 * itself, captured where it is only authorised, compared with the bill, and written down once. What was paid by
 * mistake goes back.
 */
export function createSettlement(options: {
  store: PaymentsStore;
  ledger: Ledger;
  provider: Provider;
  log: Log;
  now: () => Date;
  /** Is called once for each payment that is written down, or refused for its amount. */
  onSettled?: ((by: ReportedBy, outcome: 'paid' | 'withoutPeriod' | 'refused') => void) | undefined;
}) {
  const { store, ledger, provider, log, now, onSettled } = options;
  const returns = createReturns(options);

  const capture = async (payment: ProviderPayment): Promise<ProviderPayment> => {
    if (payment.status !== 'authorized') return payment;
    try {
      return await provider.capture(payment);
    } catch (error) {
      // Another process may have captured it in the meantime: the provider's present word counts.
      if (error instanceof ProviderError && error.kind === 'refused')
        return provider.fetchPayment(payment.id);
      throw error;
    }
  };

  const belongs = async (bill: Bill, payment: ProviderPayment): Promise<boolean> => {
    if (bill.kind === 'order') return payment.order_id === bill.id;
    const link = await provider.fetchLink(bill.id);
    return (link.payments ?? []).some((entry) => entry.payment_id === payment.id);
  };

  /** As giveBack; what can't be given back now stays due, and the sweep tries again. */
  const tryToGiveBack = (payment: Payment): Promise<void> =>
    returns
      .giveBack(payment)
      .catch((error: unknown) =>
        log.error('A payment could not be given back', { payment: payment.id, error }),
      );

  const settleStated = async (bill: Bill, stated: ProviderPayment, by: ReportedBy): Promise<Confirmation> => {
    const isOtherAmount = stated.amount !== toPaise(bill.amount) || stated.currency !== CURRENCY;
    if (isOtherAmount && !isReceived(stated)) {
      // The bank releases what is never captured.
      log.warn('A payment does not match its bill', { bill: bill.id, payment: stated.id });
      onSettled?.(by, 'refused');
      return { outcome: 'refused', reason: 'The payment is not over the price of the plan.' };
    }
    const payment = isOtherAmount ? stated : await capture(stated);
    if (!isReceived(payment)) return { outcome: 'pending' };
    const settled = await ledger.settle(
      {
        id: payment.id,
        billId: bill.id,
        uid: bill.uid,
        planId: bill.planId,
        amount: rupeesOf(payment),
        durationDays: bill.durationDays,
        paidAt: new Date(payment.created_at * 1000),
        isOtherAmount,
        refunded: refundedOf(payment),
      },
      now(),
    );
    if (!settled) return { outcome: 'refused', reason: 'The payment was used for something else.' };
    if (settled.isNew) {
      const { id, planId, amount, periodStart, periodEnd, endReason, isSecond } = settled.payment;
      const line = { payment: id, bill: bill.id, plan: planId, amount, by };
      onSettled?.(by, endReason === null ? 'paid' : 'withoutPeriod');
      if (endReason === null)
        log.info('A payment was settled', { ...line, from: periodStart, until: periodEnd, isSecond });
      else log.warn('A payment was settled without a period', { ...line, reason: endReason });
    }
    if (settled.payment.refundDue) await tryToGiveBack(settled.payment);
    return outcomeOf(settled.payment);
  };

  /** Looks at one payment that is said to pay for a bill. */
  const confirm = async (bill: Bill, paymentId: string, by: ReportedBy): Promise<Confirmation> => {
    const known = await ledger.findPayment(paymentId);
    if (known?.billId === bill.id) return outcomeOf(known);
    const payment = await provider.fetchPayment(paymentId);
    if (!(await belongs(bill, payment))) {
      return { outcome: 'refused', reason: 'The payment is not for this order.' };
    }
    return settleStated(bill, payment, by);
  };

  /** The strongest outcome of a bill's payments decides what becomes of it; null while nothing was received. */
  const settleAll = async (
    bill: Bill,
    stated: readonly ProviderPayment[],
    by: ReportedBy,
  ): Promise<'paid' | 'closed' | null> => {
    const outcomes: Confirmation['outcome'][] = [];
    for (const payment of stated) outcomes.push((await settleStated(bill, payment, by)).outcome);
    if (outcomes.includes('paid')) return 'paid';
    return outcomes.includes('returned') ? 'closed' : null;
  };

  const ageOf = ({ createdAt }: Bill) => now().getTime() - createdAt.getTime();

  const close = async (bill: Bill): Promise<'closed'> => {
    await store.closeBill(bill.id);
    return 'closed';
  };

  /** What the provider has of a bill; null where it doesn't know it, as one that was made with another account's keys. */
  const fetchKnown = async <T>(bill: Bill, fetched: Promise<T>): Promise<T | null> => {
    try {
      return await fetched;
    } catch (error) {
      if (!(error instanceof ProviderError && error.isUnknown)) throw error;
      log.warn('The payment provider does not know a bill', { bill: bill.id, error });
      return null;
    }
  };

  /**
   * A bill that the provider doesn't know is closed where its user asks for another, and where it is too old to be paid.
   * Else it stays: with a wrong setting all bills are unknown, also those that are being paid.
   */
  const settleUnknown = (bill: Bill, by: ReportedBy) =>
    by === 'request' || ageOf(bill) >= ORDERS_CLOSE_AFTER_MS ? close(bill) : bill.status;

  const checkLink = async (bill: Bill, by: ReportedBy): Promise<Bill['status']> => {
    const link = await fetchKnown(bill, provider.fetchLink(bill.id));
    if (link === null) return settleUnknown(bill, by);
    const entries = (link.payments ?? []).filter(isWorthConfirming);
    const stated: ProviderPayment[] = [];
    for (const entry of entries) stated.push(await provider.fetchPayment(entry.payment_id));
    const settled = await settleAll(bill, stated, by);
    if (settled !== null) return settled;
    if (link.status !== 'cancelled' && link.status !== 'expired') {
      if (bill.status !== 'retired') return bill.status;
      await provider.cancelLink(bill.id);
    }
    return close(bill);
  };

  const checkOrder = async (bill: Bill, by: ReportedBy): Promise<Bill['status']> => {
    const payments = await fetchKnown(bill, provider.fetchOrderPayments(bill.id));
    if (payments === null) return settleUnknown(bill, by);
    const settled = await settleAll(bill, payments.filter(isWorthConfirming), by);
    if (settled !== null) return settled;
    const age = ageOf(bill);
    if (age >= ORDERS_CLOSE_AFTER_MS) return close(bill);
    if (age < ORDER_LIFETIME_MS) return bill.status;
    await store.retireBill(bill.id);
    return 'retired';
  };

  return {
    ...returns,
    confirm,

    /**
     * Fetches from the provider how a bill stands, and settles what was paid. A retired link is cancelled there. A
     * bill that the provider doesn't know is closed where its user asks for another.
     */
    check: (bill: Bill, by: ReportedBy): Promise<Bill['status']> =>
      bill.kind === 'link' ? checkLink(bill, by) : checkOrder(bill, by),
  };
}

export type Settlement = ReturnType<typeof createSettlement>;
