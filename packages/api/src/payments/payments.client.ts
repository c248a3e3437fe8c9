import { addressOn } from '../shared/address';
import { ApiError, orUnknown } from '../shared/errors';
import { type CallOptions, createCaller, type ServerOptions } from '../shared/http';
import type { ListResult } from '../shared/list.types';
import {
  createOrder,
  createPaymentLink,
  paymentHistory,
  plans,
  switchQuotes,
  verifyPayment,
} from './payments.contract';
import type {
  BillPurpose,
  CheckoutOrder,
  CheckoutOrderRequest,
  PaymentLink,
  PaymentLinkRequest,
  PaymentRecord,
  PaymentVerification,
  Plan,
  SwitchQuotes,
  VerificationResult,
} from './payments.types';

/** The plans-and-payments server's calls (spec §7); each rejects with an ApiError. */
export interface PaymentsClient {
  plans(options?: CallOptions): Promise<ListResult<Plan>>;
  /** Rejects where there are records, and none can be read. */
  history(uid: string, options?: CallOptions): Promise<ListResult<PaymentRecord>>;
  /** Null where there is nothing to switch to, as on a server that doesn't know the call. */
  switchQuotes(uid: string, options?: CallOptions): Promise<SwitchQuotes | null>;
  createLink(request: PaymentLinkRequest, options?: CallOptions): Promise<PaymentLink>;
  createOrder(request: CheckoutOrderRequest, options?: CallOptions): Promise<CheckoutOrder>;
  verify(payment: PaymentVerification, options?: CallOptions): Promise<VerificationResult>;
}

/** What is said only where it is so: other servers don't know it. */
const additions = ({ isRenewal = false, isSwitch = false }: BillPurpose) => ({
  ...(isRenewal && { renew: true }),
  ...(isSwitch && { switch: true }),
});

/** A client that only knows who has paid. */
export function createHistoryClient(options: ServerOptions): Pick<PaymentsClient, 'history'> {
  const call = createCaller(options);
  return {
    async history(uid, { signal } = {}) {
      const found = await call(paymentHistory, { params: { uid }, signal });
      const [unread] = found.skipped;
      // Whoever has no record is sent to pay, and one of these may be a payment.
      if (unread && found.items.length === 0) throw new ApiError({ kind: 'badShape', detail: unread.reason });
      return found;
    },
  };
}

/** A client of the plans-and-payments server. */
export function createPaymentsClient(options: ServerOptions): PaymentsClient {
  const call = createCaller(options);
  const onServer = addressOn(options.baseUrl);
  return {
    ...createHistoryClient(options),
    plans: ({ signal } = {}) => call(plans, { signal }),
    switchQuotes: (uid, { signal } = {}) => orUnknown(call(switchQuotes, { params: { uid }, signal })),
    async createLink({ userId, orderId, amount, ...what }, { signal } = {}) {
      const body = { userId, orderId, amount, ...additions(what) };
      const { shortUrl } = await call(createPaymentLink, { body, signal });
      return { shortUrl: onServer(shortUrl) };
    },
    createOrder: ({ amount, planId, userId, ...what }, { signal } = {}) =>
      call(createOrder, { body: { amount, planId, userId, ...additions(what) }, signal }),
    verify: ({ paymentId, orderId, signature, userId, planId }, { signal } = {}) =>
      call(verifyPayment, {
        body: {
          razorpay_payment_id: paymentId,
          razorpay_order_id: orderId,
          razorpay_signature: signature,
          userId,
          planId,
        },
        signal,
      }),
  };
}
