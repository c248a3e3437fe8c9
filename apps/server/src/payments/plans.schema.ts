import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Plans on offer, in order (spec §3). */
export const plans = pgTable('plans', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  /** Whole rupees. */
  amount: integer('amount').notNull(),
  description: text('description').notNull(),
  durationDays: integer('duration_days').notNull(),
  /** How many players may play at once; null for no limit. */
  screens: integer('screens'),
});
