import {
  boolean,
  integer,
  maxLength,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
  unknown,
} from 'valibot';
import { type Endpoint, responseOf } from '../shared/endpoint';
import { idOf, listOf, oneOf } from '../shared/list.schemas';
import { idParam } from '../shared/params.schemas';
import {
  checkoutOrderSchema,
  paymentLinkSchema,
  paymentRecordSchema,
  planSchema,
  switchQuotesSchema,
  verificationSchema,
} from './payments.schemas';
import type { PaymentRecordWire, PlanWire, SwitchQuotesWire } from './payments.types';

const MAX_PROOF_LENGTH = 300;

const rupees = pipe(number(), integer('must be whole rupees'), minValue(1, 'must be at least ₹1'));
const proof = pipe(string(), minLength(1, 'must not be empty'), maxLength(MAX_PROOF_LENGTH, 'is too long'));

/** Whether the user knows that they are subscribed, and pays to add to it; refused with 409 where they don't. */
const renew = optional(boolean());

/** Whether the plan replaces the one that runs as soon as it is paid; what is left counts in days (spec §11). */
const switchNow = optional(boolean());

/** `GET /api/orders`: the plans. */
export const plans = {
  server: 'payments',
  method: 'GET',
  path: '/api/orders',
  auth: 'none',
  response: responseOf<{ orders: PlanWire[] }>()(listOf(planSchema, idOf, 'orders')),
} as const satisfies Endpoint;

/** `GET /api/payment-history/{uid}`: a person's payments. */
export const paymentHistory = {
  server: 'payments',
  method: 'GET',
  path: '/api/payment-history/:uid',
  auth: 'optional',
  params: object({ uid: idParam }),
  response: responseOf<PaymentRecordWire[]>()(
    listOf(paymentRecordSchema, undefined, 'payments', 'payment_history', 'paymentHistory', 'history'),
  ),
} as const satisfies Endpoint;

/** `GET /api/switch-quotes/{uid}`: what switching to each other plan gives at this moment; an addition of ours. */
export const switchQuotes = {
  server: 'payments',
  method: 'GET',
  path: '/api/switch-quotes/:uid',
  auth: 'optional',
  params: object({ uid: idParam }),
  response: responseOf<SwitchQuotesWire>()(oneOf(switchQuotesSchema)),
} as const satisfies Endpoint;

/** `POST /api/create-payment-link`: a page to pay on; `amount` in whole rupees, `orderId` the plan's id. */
export const createPaymentLink = {
  server: 'payments',
  method: 'POST',
  path: '/api/create-payment-link',
  auth: 'optional',
  body: object({ userId: idParam, orderId: idParam, amount: rupees, renew, switch: switchNow }),
  response: responseOf<{ short_url: string }>()(oneOf(paymentLinkSchema)),
} as const satisfies Endpoint;

/** `POST /api/create-order`: an order for the checkout; whole rupees in and out. */
export const createOrder = {
  server: 'payments',
  method: 'POST',
  path: '/api/create-order',
  auth: 'required',
  body: object({ amount: rupees, planId: idParam, userId: idParam, renew, switch: switchNow }),
  response: responseOf<{ id: string; amount: number }>()(oneOf(checkoutOrderSchema)),
  errorField: 'detail',
} as const satisfies Endpoint;

/** `POST /api/verify-payment`: whether what the checkout returned is genuine. */
export const verifyPayment = {
  server: 'payments',
  method: 'POST',
  path: '/api/verify-payment',
  auth: 'required',
  body: object({
    razorpay_payment_id: proof,
    razorpay_order_id: proof,
    razorpay_signature: proof,
    userId: idParam,
    planId: idParam,
  }),
  response: responseOf<{ success: boolean }>()(oneOf(verificationSchema)),
} as const satisfies Endpoint;

/** `POST /webhooks/razorpay`: the payment provider's word; its signature is over the raw body. */
export const razorpayWebhook = {
  server: 'payments',
  method: 'POST',
  path: '/webhooks/razorpay',
  auth: 'none',
  response: responseOf<{ received: boolean }>()(unknown()),
} as const satisfies Endpoint;
