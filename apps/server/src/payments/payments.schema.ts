import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/**
 * What a user was asked to pay at the provider: an order of the checkout or a payment link. Plan, price (whole
 * rupees) and days are those of the moment it was made; `checkedAt` is when it was last checked with the provider.
 * `open` is the one bill of a user and plan; `retired` is no longer given out, but may still be paid at the
 * provider, where it is checked until it is `paid` or `closed`.
 */
export const bills = pgTable(
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
    status: text('status').$type<'open' | 'retired' | 'paid' | 'closed'>().notNull(),
    /** Whether its plan replaces what runs when it is paid, instead of following it. */
    isSwitch: boolean('is_switch').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    checkedAt: instant('asked_at'),
  },
  (table) => [
    index('payment_requests_uid').on(table.uid, table.status),
    index('payment_requests_unsettled')
      .on(table.checkedAt)
      .where(sql`${table.status} in ('open', 'retired')`),
    // An order and a link are two ways to pay one bill, however many request it at once.
    uniqueIndex('payment_requests_one_bill').on(table.uid, table.planId).where(sql`${table.status} = 'open'`),
  ],
);

export type Bill = typeof bills.$inferSelect;

/** Why a period ended before its time, or never began. */
export type EndReason =
  | 'refund'
  | 'dispute'
  | 'otherAmount'
  | 'secondPayment'
  | 'revoked'
  | 'accountDeleted'
  | 'switched';

/** Captured payments by the provider's id, each with the period that it pays for; amounts in whole rupees. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    /** Null where a subscription was granted without the provider. */
    billId: text('request_id').references(() => bills.id),
    uid: text('uid').notNull(),
    planId: text('plan_id').notNull(),
    amount: integer('amount').notNull(),
    paidAt: instant('paid_at').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    /** When it was written down, which may be long after it was paid. */
    settledAt: instant('settled_at').notNull().defaultNow(),
    /** What the provider has given back so far, in paise. */
    refundedPaise: integer('refunded_paise').notNull().default(0),
    /** When it was last noted that more went back; null also where that was before this was kept. */
    refundedAt: instant('refunded_at'),
    dispute: text('dispute').$type<'open' | 'won' | 'lost'>(),
    /** Null while the period stands; else its end is cut to this time. */
    endedAt: instant('ended_at'),
    endReason: text('end_reason').$type<EndReason>(),
    /** The payment by which its user switched to another plan: what its period was, and what went over to the other. */
    replacedBy: text('replaced_by'),
    replacedStart: instant('replaced_start'),
    replacedEnd: instant('replaced_end'),
    carriedPaise: integer('carried_paise'),
    /** Whether its user had paid for the plan already, and it counts as a renewal all the same. */
    isSecond: boolean('is_second').notNull().default(false),
    /** Whether it is still to be given back at the provider, and when that was last tried. */
    refundDue: boolean('refund_due').notNull().default(false),
    refundTriedAt: instant('refund_asked_at'),
  },
  (table) => [
    index('payments_uid').on(table.uid, table.periodEnd),
    index('payments_request').on(table.billId),
    index('payments_ending').on(table.periodEnd).where(sql`${table.endedAt} is null`),
    index('payments_refunded').on(table.refundedAt).where(sql`${table.refundedAt} is not null`),
    index('payments_replaced_by').on(table.replacedBy),
    index('payments_refund_due').on(table.refundTriedAt).where(sql`${table.refundDue}`),
  ],
);

/** Webhooks that were handled lately, to recognise duplicates, each with what it was about, to handle it again. */
export const paymentWebhooks = pgTable(
  'payment_webhooks',
  {
    eventId: text('event_id').primaryKey(),
    event: text('event').notNull(),
    paymentId: text('payment_id'),
    /** The order or link that it named. */
    billId: text('request_id'),
    disputeId: text('dispute_id'),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('payment_webhooks_received').on(table.receivedAt)],
);

/** Comparisons with the provider's payments, one a day for all servers. */
export const reconciliations = pgTable('reconciliations', {
  /** `YYYY-MM-DD` in UTC. */
  day: text('day').primaryKey(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
  differences: integer('differences'),
});
