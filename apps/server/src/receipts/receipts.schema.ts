import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** Receipts of payments, each with its number, and what the settings and the plan said when it was given. */
export const receipts = pgTable('receipts', {
  /** No foreign key: a payment that is lost with its backup and written again keeps its number. */
  paymentId: text('payment_id').primaryKey(),
  /** 1, 2, 3, …: one series for all servers, without gaps. */
  number: integer('number').notNull().unique(),
  issuedAt: instant('issued_at').notNull(),
  planName: text('plan_name').notNull(),
  sellerName: text('seller_name').notNull(),
  sellerAddress: text('seller_address'),
  /** Null where no tax is claimed; then the code and the rate are too. */
  gstin: text('gstin'),
  sac: text('sac'),
  /** Percent of the taxable value. */
  gstRate: integer('gst_rate'),
});
