import { toPaise } from '@chalchitra/api/contract';
import type { Log } from '../log';
import type { Ledger, Refunded } from './payments.ledger';
import type { Payment } from './payments.periods';
import type { Provider, ProviderPayment } from './payments.provider';
import { ProviderError } from './payments.providerCall';

/** How much of a payment the provider has given back, in paise: it says so in the payment’s own currency. */
export const refundedOf = ({
  amount,
  base_amount: base,
  amount_refunded: given,
}: ProviderPayment): Refunded => ({
  paise: base === null ? given : Math.round((given * base) / amount),
  isWhole: given > 0 && given >= amount,
});

/** What goes back of a payment that is written down: given back by us, or by the provider and the banks. */
export function createReturns({
  ledger,
  provider,
  log,
  now,
}: {
  ledger: Ledger;
  provider: Provider;
  log: Log;
  now: () => Date;
}) {
  /** Gives a payment that buys nothing back; however often it is tried, the provider does so once. */
  const giveBack = async (payment: Payment): Promise<void> => {
    try {
      await provider.refund(payment.id);
    } catch (error) {
      // It may have been given back by hand, or by another process at this moment.
      if (!(error instanceof ProviderError && error.kind === 'refused')) throw error;
      const stated = await provider.fetchPayment(payment.id);
      if (!refundedOf(stated).isWhole) throw error;
    }
    const stated = await provider.fetchPayment(payment.id);
    await ledger.refund(payment.id, refundedOf(stated), now());
    log.info('A payment was given back', { payment: payment.id, reason: payment.endReason });
  };

  /** Fetches from the provider how much of a known payment it has given back, and how a dispute of it stands. */
  const review = async (paymentId: string, disputeId?: string): Promise<void> => {
    const stated = await provider.fetchPayment(paymentId);
    const before = await ledger.findPayment(paymentId);
    let after = await ledger.refund(paymentId, refundedOf(stated), now());
    if (disputeId !== undefined) {
      const dispute = await provider.fetchDispute(disputeId);
      if (dispute.payment_id === paymentId) after = await ledger.dispute(paymentId, dispute.state, now());
    }
    if (after && before && after.endReason !== null && after.endReason !== before.endReason) {
      log.info('A subscription’s period was ended', {
        payment: paymentId,
        bill: after.billId,
        reason: after.endReason,
      });
    }
  };

  /** Those of which more can go back than was noted, also where the period has ended: the history and the e-mail say how much. */
  const findRefundable = async (ids: readonly string[]): Promise<Payment[]> => {
    const found = await ledger.findPayments([...new Set(ids)]);
    return found.filter(({ refundedPaise, amount }) => refundedPaise < toPaise(amount));
  };

  /**
   * Those that a dispute would change, by id: the period stands, what was left of it counts in another plan, or it was
   * revoked and kept what other plans had left in it.
   */
  const findDisputable = async (ids: readonly string[]): Promise<Map<string, Payment>> => {
    const found = await ledger.findPayments([...new Set(ids)]);
    const disputable = found.filter(
      ({ endReason }) => endReason === null || endReason === 'switched' || endReason === 'revoked',
    );
    return new Map(disputable.map((payment) => [payment.id, payment]));
  };

  return {
    giveBack,
    review,

    /** Reviews what the provider gave back since a time: webhooks may be lost. */
    async reviewRefunds(since: Date, signal?: AbortSignal): Promise<void> {
      const refunded = await findRefundable(await provider.fetchRefundedIds(since));
      for (const { id } of refunded) {
        signal?.throwIfAborted();
        await review(id);
      }
    },

    /** Reviews the disputes whose state is not the one that was noted: the latest hundred, or all there ever were. */
    async reviewDisputes(which: 'latest' | 'all', signal?: AbortSignal): Promise<void> {
      const seen = new Set<string>();
      for await (const page of provider.disputes()) {
        const disputable = await findDisputable(page.map(({ payment_id: paymentId }) => paymentId));
        for (const { id, payment_id: paymentId, state } of page) {
          signal?.throwIfAborted();
          // The latest dispute of a payment says how it stands; one before it counts only where it was lost.
          const counts = !seen.has(paymentId) || state === 'lost';
          seen.add(paymentId);
          const payment = disputable.get(paymentId);
          if (payment && counts && payment.dispute !== state) await review(paymentId, id);
        }
        if (which === 'latest') return;
      }
    },
  };
}
