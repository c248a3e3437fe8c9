import { addressOn } from '../shared/address';
import { type CallOptions, createCaller, type ServerOptions } from '../shared/http';
import type { ListResult } from '../shared/list.types';
import { createOrder, createPaymentLink, paymentHistory, plans, verifyPayment } from './payments.contract';
import type {
  CheckoutOrder,
  CheckoutOrderRequest,
  PaymentLink,
  PaymentLinkRequest,
  PaymentRecord,
  PaymentVerification,
  Plan,
  VerificationResult,
} from './payments.types';

/** The plans-and-payments server's calls (spec §7); each rejects with an ApiError. */
export interface PaymentsClient {
  plans(options?: CallOptions): Promise<ListResult<Plan>>;
  history(uid: string, options?: CallOptions): Promise<ListResult<PaymentRecord>>;
  createLink(request: PaymentLinkRequest, options?: CallOptions): Promise<PaymentLink>;
  createOrder(request: CheckoutOrderRequest, options?: CallOptions): Promise<CheckoutOrder>;
  verify(payment: PaymentVerification, options?: CallOptions): Promise<VerificationResult>;
}

/** A client of the plans-and-payments server. */
export function createPaymentsClient(options: ServerOptions): PaymentsClient {
  const call = createCaller(options);
  const onServer = addressOn(options.baseUrl);
  return {
    plans: ({ signal } = {}) => call(plans, { signal }),
    history: (uid, { signal } = {}) => call(paymentHistory, { params: { uid }, signal }),
    async createLink({ userId, orderId, amount }, { signal } = {}) {
      const { shortUrl } = await call(createPaymentLink, { body: { userId, orderId, amount }, signal });
      return { shortUrl: onServer(shortUrl) };
    },
    createOrder: ({ amount, planId, userId }, { signal } = {}) =>
      call(createOrder, { body: { amount, planId, userId }, signal }),
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
