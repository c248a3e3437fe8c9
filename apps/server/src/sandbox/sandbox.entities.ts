import { randomInt } from 'node:crypto';
import { DAY_MS } from '@chalchitra/api/constants';
import type {
  sandboxDisputes,
  sandboxOrders,
  sandboxPaymentLinks,
  sandboxPayments,
  sandboxRefunds,
} from './sandbox.schema';

export type OrderRow = typeof sandboxOrders.$inferSelect;
export type PaymentRow = typeof sandboxPayments.$inferSelect;
export type LinkRow = typeof sandboxPaymentLinks.$inferSelect;
export type RefundRow = typeof sandboxRefunds.$inferSelect;
export type DisputeRow = typeof sandboxDisputes.$inferSelect;

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id as the provider makes them: a prefix and 14 random letters and digits. */
export function newId(
  prefix: 'order_' | 'pay_' | 'plink_' | 'rfnd_' | 'disp_' | 'evt_' | '',
  length = 14,
): string {
  let id: string = prefix;
  for (let count = 0; count < length; count += 1) id += ALPHABET.charAt(randomInt(ALPHABET.length));
  return id;
}

/** What every failed attempt of the sandbox says, in the provider's words for the fields. */
export const PAYMENT_FAILURE = {
  code: 'BAD_REQUEST_ERROR',
  description: 'Your payment was declined by the bank. Try again or use another way to pay.',
  source: 'bank',
  step: 'payment_authorization',
  reason: 'payment_failed',
} as const;

const seconds = (date: Date | null) => (date ? Math.floor(date.getTime() / 1000) : 0);
const notesOf = (notes: Record<string, string>) => (Object.keys(notes).length > 0 ? notes : []);

/** An order as the provider returns it: amounts in paise, times in Unix seconds. */
export function orderEntity(order: OrderRow) {
  const paid = order.status === 'paid' ? order.amount : 0;
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: paid,
    amount_due: order.amount - paid,
    currency: order.currency,
    receipt: order.receipt,
    offer_id: null,
    status: order.status,
    attempts: order.attempts,
    notes: notesOf(order.notes),
    created_at: seconds(order.createdAt),
  };
}

/** Whether a payment's money was received, also where it was given back later. */
export const isReceived = ({ status }: PaymentRow): boolean => status === 'captured' || status === 'refunded';

const refundStatus = ({ amount, amountRefunded }: PaymentRow) => {
  if (amountRefunded === 0) return null;
  return amountRefunded < amount ? 'partial' : 'full';
};

/** A payment as the provider returns it: amounts in paise, times in Unix seconds. */
export function paymentEntity(payment: PaymentRow) {
  const failure = payment.status === 'failed' ? PAYMENT_FAILURE : null;
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    order_id: payment.orderId,
    invoice_id: null,
    international: false,
    method: 'upi',
    amount_refunded: payment.amountRefunded,
    refund_status: refundStatus(payment),
    captured: isReceived(payment),
    description: payment.description,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: 'success@razorpay',
    email: payment.email,
    contact: payment.contact,
    notes: notesOf(payment.notes),
    fee: isReceived(payment) ? 0 : null,
    tax: isReceived(payment) ? 0 : null,
    error_code: failure?.code ?? null,
    error_description: failure?.description ?? null,
    error_source: failure?.source ?? null,
    error_step: failure?.step ?? null,
    error_reason: failure?.reason ?? null,
    acquirer_data: {},
    created_at: seconds(payment.createdAt),
  };
}

/** A payment link as the provider returns it; `payments` is null until something was paid. */
export function linkEntity(link: LinkRow, order: OrderRow, payments: PaymentRow[], pagesUrl: string) {
  const paid = payments.filter(isReceived);
  return {
    id: link.id,
    accept_partial: false,
    amount: order.amount,
    amount_paid: link.status === 'paid' ? order.amount : 0,
    callback_method: link.callbackUrl ? 'get' : '',
    callback_url: link.callbackUrl ?? '',
    cancelled_at: seconds(link.cancelledAt),
    created_at: seconds(link.createdAt),
    currency: order.currency,
    customer: link.customer,
    description: link.description ?? '',
    expire_by: seconds(link.expireBy),
    expired_at: link.status === 'expired' ? seconds(link.expireBy) : 0,
    first_min_partial_amount: 0,
    notes: notesOf(order.notes),
    notify: { email: false, sms: false, whatsapp: false },
    payments:
      paid.length > 0
        ? paid.map((payment) => ({
            amount: payment.amount,
            created_at: seconds(payment.createdAt),
            method: 'upi',
            payment_id: payment.id,
            plink_id: link.id,
            status: payment.status,
            updated_at: seconds(payment.createdAt),
          }))
        : null,
    reference_id: link.referenceId ?? '',
    reminder_enable: false,
    reminders: [],
    short_url: `${pagesUrl}/i/${link.code}`,
    status: link.status,
    updated_at: seconds(link.updatedAt),
    upi_link: false,
    user_id: '',
    whatsapp_link: false,
    ...(link.status === 'paid' ? { order_id: order.id } : {}),
  };
}

/** A refund as the provider returns it; the sandbox's are processed at once. */
export function refundEntity(refund: RefundRow, payment: PaymentRow) {
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency: payment.currency,
    payment_id: refund.paymentId,
    receipt: refund.receipt,
    notes: notesOf(refund.notes),
    acquirer_data: { arn: null },
    batch_id: null,
    status: 'processed',
    speed_requested: 'normal',
    speed_processed: 'normal',
    created_at: seconds(refund.createdAt),
  };
}

/** A dispute as the provider returns it. */
export function disputeEntity(dispute: DisputeRow, payment: PaymentRow) {
  return {
    id: dispute.id,
    entity: 'dispute',
    payment_id: dispute.paymentId,
    amount: dispute.amount,
    currency: payment.currency,
    amount_deducted: dispute.status === 'lost' ? dispute.amount : 0,
    reason_code: 'goods_or_services_not_received_or_partially_received',
    respond_by: seconds(dispute.createdAt) + (7 * DAY_MS) / 1000,
    status: dispute.status,
    phase: 'chargeback',
    created_at: seconds(dispute.createdAt),
  };
}

/** A list of entities as the provider returns it. */
export const collection = <T>(items: T[]) => ({ entity: 'collection', count: items.length, items });
