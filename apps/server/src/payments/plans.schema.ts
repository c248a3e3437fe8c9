import type { LocaleTag } from '@chalchitra/api/contract';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Plans, in order (spec §3): those that are sold, and those that were, because subscriptions to them may run. */
export const plans = pgTable('plans', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  /** Whole rupees. */
  amount: integer('amount').notNull(),
  description: text('description').notNull(),
  /** The same in other languages; a reader of one that isn't among them is given `description`. */
  descriptions: jsonb('descriptions').$type<Partial<Record<LocaleTag, string>>>().notNull().default({}),
  durationDays: integer('duration_days').notNull(),
  /** How many players may play at once; null for no limit. */
  screens: integer('screens'),
  /** Whether the catalogue has it. */
  isOffered: boolean('is_offered').notNull().default(true),
});
