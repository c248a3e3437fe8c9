import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The language that a user has chosen last, on whichever device. */
export const accountLanguages = pgTable('account_languages', {
  uid: text('uid').primaryKey(),
  language: text('language').notNull(),
  chosenAt: timestamp('chosen_at', { withTimezone: true, mode: 'date' }).notNull(),
});
