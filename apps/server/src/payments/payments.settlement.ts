import { DAY_MS } from '@chalchitra/api/constants';
import { toPaise } from '@chalchitra/api/contract';
import type { Log } from '../log';
import { type Provider, ProviderError, type ProviderPayment } from './payments.provider';
import type { Payment, PaymentRequest, PaymentsStore } from './payments.store';

/** What came of looking at one payment of the provider's: `refused` where it does not pay for the request. */
export type Confirmation =
  | { outcome: 'paid'; payment: Payment }
  | { outcome: 'pending' }
  | { outcome: 'refused'; reason: string };

/** The provider is asked about one open request at most this often while its payer waits. */
export const CHECK_INTERVAL_MS = 4_000;
const HISTORY_WAITS_MS = 3_000;
const SWEEP_EVERY_MS = 15_000;
const SWEEP_LEAST_SECONDS = 30;
const SWEEP_LIMIT = 50;
/** An authorisation may come days late; after that nobody asks any more, though a webhook still settles. */
const ORDERS_CLOSE_AFTER_MS = 3 * DAY_MS;

const CURRENCY = 'INR';
const isWorthConfirming = (status: string) => status === 'captured' || status === 'authorized';

/**
 * The one way in which a payment becomes a record, whoever reports it: the payment is taken from the provider
 * itself, captured where it is only authorised, compared with the request, and written down once.
 */
export function createSettlement(options: {
  store: PaymentsStore;
  provider: Provider;
  log: Log;
  now: () => Date;
}) {
  const { store, provider, log, now } = options;

  const capture = async (payment: ProviderPayment): Promise<ProviderPayment> => {
    if (payment.status !== 'authorized') return payment;
    try {
      return await provider.capture(payment);
    } catch (error) {
      // Somebody else may have captured it in the meantime: the provider's present word counts.
      if (error instanceof ProviderError && error.kind === 'refused')
        return provider.fetchPayment(payment.id);
      throw error;
    }
  };

  const belongs = async (request: PaymentRequest, payment: ProviderPayment): Promise<boolean> => {
    if (request.kind === 'order') return payment.order_id === request.id;
    const link = await provider.fetchLink(request.id);
    return (link.payments ?? []).some((entry) => entry.payment_id === payment.id);
  };

  const settleStated = async (request: PaymentRequest, stated: ProviderPayment): Promise<Confirmation> => {
    if (stated.amount !== toPaise(request.amount) || stated.currency !== CURRENCY) {
      log.warn('A payment does not match its request', { request: request.id, payment: stated.id });
      return { outcome: 'refused', reason: 'The payment is not over the price of the plan.' };
    }
    const payment = await capture(stated);
    if (payment.status !== 'captured') return { outcome: 'pending' };
    const settled = await store.settle({
      id: payment.id,
      requestId: request.id,
      uid: request.uid,
      planId: request.planId,
      amount: request.amount,
      durationDays: request.durationDays,
      paidAt: new Date(payment.created_at * 1000),
    });
    if (!settled) return { outcome: 'refused', reason: 'The payment was used for something else.' };
    return { outcome: 'paid', payment: settled };
  };

  /** Looks at one payment that is said to pay for a request. */
  const confirm = async (request: PaymentRequest, paymentId: string): Promise<Confirmation> => {
    const known = await store.findPayment(paymentId);
    if (known?.requestId === request.id) return { outcome: 'paid', payment: known };
    const payment = await provider.fetchPayment(paymentId);
    if (!(await belongs(request, payment))) {
      return { outcome: 'refused', reason: 'The payment is not for this order.' };
    }
    return settleStated(request, payment);
  };

  const checkLink = async (request: PaymentRequest): Promise<PaymentRequest['status']> => {
    const link = await provider.fetchLink(request.id);
    for (const entry of link.payments ?? []) {
      if (!isWorthConfirming(entry.status)) continue;
      const confirmed = await settleStated(request, await provider.fetchPayment(entry.payment_id));
      if (confirmed.outcome === 'paid') return 'paid';
    }
    if (link.status !== 'cancelled' && link.status !== 'expired') return 'open';
    await store.closeRequest(request.id);
    return 'closed';
  };

  const checkOrder = async (request: PaymentRequest): Promise<PaymentRequest['status']> => {
    for (const stated of await provider.fetchOrderPayments(request.id)) {
      if (!isWorthConfirming(stated.status)) continue;
      const confirmed = await settleStated(request, stated);
      if (confirmed.outcome === 'paid') return 'paid';
    }
    if (now().getTime() - request.createdAt.getTime() < ORDERS_CLOSE_AFTER_MS) return 'open';
    await store.closeRequest(request.id);
    return 'closed';
  };

  /** Asks the provider how an open request stands, and settles what was paid. */
  const check = (request: PaymentRequest): Promise<PaymentRequest['status']> =>
    request.kind === 'link' ? checkLink(request) : checkOrder(request);

  const checkAll = async (requests: PaymentRequest[]): Promise<void> => {
    await Promise.all(
      requests.map(async (request) => {
        try {
          await check(request);
        } catch (error) {
          log.warn('The payment provider could not be asked about a request', { request: request.id, error });
        }
      }),
    );
  };

  /** Checks a user's open requests, each at most every 4 s, and waits no longer than a page may. */
  const checkForPayer = async (uid: string): Promise<void> => {
    const at = now();
    const due = await store.claimOpenRequests(uid, new Date(at.getTime() - CHECK_INTERVAL_MS), at);
    if (due.length === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, HISTORY_WAITS_MS);
    });
    await Promise.race([checkAll(due), timeout]);
    clearTimeout(timer);
  };

  /** One round over everybody's open requests that are due: webhooks may be lost or never reach a private address. */
  const sweep = async (): Promise<void> =>
    checkAll(await store.claimDueRequests(SWEEP_LEAST_SECONDS, SWEEP_LIMIT, now()));

  let sweeping: NodeJS.Timeout | null = null;
  let round: Promise<void> = Promise.resolve();

  return {
    confirm,
    check,
    checkForPayer,
    sweep,
    start(): void {
      const tick = () => {
        round = sweep().catch((error: unknown) =>
          log.error('Open payments could not be looked at', { error }),
        );
        void round.finally(() => {
          if (sweeping) sweeping = setTimeout(tick, SWEEP_EVERY_MS).unref();
        });
      };
      sweeping = setTimeout(tick, SWEEP_EVERY_MS).unref();
    },
    async stop(): Promise<void> {
      if (sweeping) clearTimeout(sweeping);
      sweeping = null;
      await round;
    },
  };
}

export type Settlement = ReturnType<typeof createSettlement>;
