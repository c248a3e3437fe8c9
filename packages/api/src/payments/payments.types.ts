import type { Id } from '../shared/list.types';
import type { PaymentNote } from './payments.states';

/** An available plan; `amount` in whole rupees (spec §3). */
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
  /** Until when it pays, where the server says so. */
  periodEnd: string | null;
  /** What the user should know about it beside its status. */
  note: PaymentNote | null;
}

/** What a payment does to a subscription that runs. */
export interface BillPurpose {
  /** Whether it adds to it. */
  isRenewal?: boolean;
  /** Whether it replaces its plan as soon as it is paid. */
  isSwitch?: boolean;
}

/** The request body of `create-payment-link`; `amount` in whole rupees. */
export interface PaymentLinkRequest extends BillPurpose {
  userId: Id;
  orderId: Id;
  amount: number;
}

/** What switching to a plan gives. */
export interface SwitchQuote {
  planId: Id;
  /** The days that what is left is worth on this plan, beside its own. */
  creditDays: number;
  /** Until when it runs if it replaces what runs now. */
  untilNow: string;
  /** Until when it runs if it follows what runs. */
  untilAtEnd: string;
}

/** What switching to each other plan gives. */
export interface SwitchQuotes {
  /** The plan in force. */
  planId: Id;
  /** Until when the user is subscribed. */
  until: string;
  /** What is left of it, in whole rupees. */
  left: number;
  quotes: SwitchQuote[];
}

/** Where a payment link is opened. */
export interface PaymentLink {
  shortUrl: string;
}

/** The request body of `create-order`; `amount` in whole rupees. */
export interface CheckoutOrderRequest extends BillPurpose {
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

/** The request body of `verify-payment`. */
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
  period_end: string | null;
  note: PaymentNote | null;
}

/** Quotes as the reference backend sends them; without a plan and quotes where nothing runs. */
export interface SwitchQuotesWire {
  plan_id: Id | null;
  until: string | null;
  left: number;
  quotes: { plan_id: Id; credit_days: number; until_now: string; until_at_end: string }[];
}
