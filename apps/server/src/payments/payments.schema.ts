import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * What a user was asked to pay at the provider: an order of the checkout or a payment link. Plan, price (whole
 * rupees) and days are those of the moment it was made; `asked_at` is when the provider was last asked about it.
 */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<'order' | 'link'>().notNull(),
    uid: text('uid').notNull(),
    planId: text('plan_id').notNull(),
    amount: integer('amount').notNull(),
    durationDays: integer('duration_days').notNull(),
    referenceId: text('reference_id').notNull().unique(),
    shortUrl: text('short_url'),
    status: text('status').$type<'open' | 'paid' | 'closed'>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    askedAt: instant('asked_at'),
  },
  (table) => [
    index('payment_requests_uid').on(table.uid, table.status),
    index('payment_requests_open').on(table.askedAt).where(sql`${table.status} = 'open'`),
    // One open request of a kind for the same thing, however many ask for it at once.
    uniqueIndex('payment_requests_one_open')
      .on(table.uid, table.kind, table.planId)
      .where(sql`${table.status} = 'open'`),
  ],
);

/** Captured payments by the provider's id, each with the period that it pays for; amounts in whole rupees. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    /** Null where a subscription was granted without the provider. */
    requestId: text('request_id').references(() => paymentRequests.id),
    uid: text('uid').notNull(),
    planId: text('plan_id').notNull(),
    amount: integer('amount').notNull(),
    paidAt: instant('paid_at').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
  },
  (table) => [index('payments_uid').on(table.uid, table.periodEnd)],
);

/** Webhooks that were handled, to recognise duplicates. */
export const paymentWebhooks = pgTable('payment_webhooks', {
  eventId: text('event_id').primaryKey(),
  event: text('event').notNull(),
  receivedAt: instant('received_at').notNull(),
});
