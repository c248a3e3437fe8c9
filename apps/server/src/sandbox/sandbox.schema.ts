import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** Orders of the sandbox provider; amounts in paise. A payment link owns one order of its own. */
export const sandboxOrders = pgTable('sandbox_orders', {
  id: text('id').primaryKey(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  receipt: text('receipt'),
  notes: jsonb('notes').$type<Record<string, string>>().notNull(),
  status: text('status').$type<'created' | 'attempted' | 'paid'>().notNull(),
  attempts: integer('attempts').notNull(),
  capturesByItself: boolean('captures_by_itself').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Attempts to pay a sandbox order, failed ones included. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => sandboxOrders.id),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status').$type<'authorized' | 'captured' | 'refunded' | 'failed'>().notNull(),
    amountRefunded: integer('amount_refunded').notNull().default(0),
    description: text('description'),
    email: text('email'),
    contact: text('contact'),
    notes: jsonb('notes').$type<Record<string, string>>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sandbox_payments_order').on(table.orderId)],
);

/** Payment links of the sandbox provider; `code` is the last part of the hosted page's address. */
export const sandboxPaymentLinks = pgTable('sandbox_payment_links', {
  id: text('id').primaryKey(),
  code: text('code').notNull().unique(),
  orderId: text('order_id')
    .notNull()
    .references(() => sandboxOrders.id),
  description: text('description'),
  referenceId: text('reference_id').unique(),
  customer: jsonb('customer').$type<Record<string, string>>().notNull(),
  callbackUrl: text('callback_url'),
  status: text('status').$type<'created' | 'paid' | 'cancelled' | 'expired'>().notNull(),
  expireBy: instant('expire_by'),
  cancelledAt: instant('cancelled_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Refunds of sandbox payments, whole or in part; amounts in paise. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => sandboxPayments.id),
    amount: integer('amount').notNull(),
    receipt: text('receipt'),
    notes: jsonb('notes').$type<Record<string, string>>().notNull(),
    /** The caller's key: a call that is sent again with it makes no second refund. */
    idempotencyKey: text('idempotency_key').unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('sandbox_refunds_payment').on(table.paymentId)],
);

/** What payers have disputed at their bank; amounts in paise. */
export const sandboxDisputes = pgTable('sandbox_disputes', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id')
    .notNull()
    .references(() => sandboxPayments.id),
  amount: integer('amount').notNull(),
  status: text('status').$type<'open' | 'won' | 'lost'>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Webhooks that are to be delivered; `body` is signed as it stands, so it is kept as text. */
export const sandboxWebhooks = pgTable(
  'sandbox_webhooks',
  {
    eventId: text('event_id').primaryKey(),
    body: text('body').notNull(),
    attempts: integer('attempts').notNull(),
    createdAt: instant('created_at').notNull(),
    nextAttemptAt: instant('next_attempt_at'),
  },
  (table) => [index('sandbox_webhooks_due').on(table.nextAttemptAt)],
);
