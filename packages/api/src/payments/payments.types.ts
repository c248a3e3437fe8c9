import type { Id } from '../shared/list.types';

/** A subscription on offer; `amount` in whole rupees (spec §3). */
export interface Plan {
  id: Id;
  name: string;
  amount: number;
  description: string;
  durationDays: number;
}

/** One payment of a person; `status` is `paid` or anything else, `orderId` is the plan's id (spec §3). */
export interface PaymentRecord {
  id: Id | null;
  status: string;
  orderId: Id;
  /** Whole rupees. */
  amount: number;
  /** As sent: it may be no date at all. */
  createdAt: string;
  paymentLinkId: string | null;
}

/** What is asked of `create-payment-link`; `amount` in whole rupees. */
export interface PaymentLinkRequest {
  userId: Id;
  orderId: Id;
  amount: number;
}

/** Where a payment link is opened. */
export interface PaymentLink {
  shortUrl: string;
}

/** What is asked of `create-order`; `amount` in whole rupees. */
export interface CheckoutOrderRequest {
  amount: number;
  planId: Id;
  userId: Id;
}

/** An order at the payment provider, to open the checkout with; `amount` in whole rupees. */
export interface CheckoutOrder {
  id: Id;
  amount: number;
}

/** What the checkout returns after a payment, still to be verified by the server. */
export interface CheckoutPayment {
  paymentId: string;
  orderId: string;
  signature: string;
}

/** What is asked of `verify-payment`. */
export interface PaymentVerification extends CheckoutPayment {
  userId: Id;
  planId: Id;
}

/** Whether the server found the payment genuine. */
export interface VerificationResult {
  success: boolean;
}

/** A plan as the reference backend sends it. */
export interface PlanWire {
  id: Id;
  name: string;
  amount: number;
  description: string;
  duration_days: number;
}

/** A payment record as the reference backend sends it. */
export interface PaymentRecordWire {
  id: Id;
  status: string;
  orderId: Id;
  amount: number;
  created_at: string;
  payment_link_id: string | null;
}
