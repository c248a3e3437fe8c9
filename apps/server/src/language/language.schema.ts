import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The language that a user has chosen last, on whichever device. */
export const accountLanguages = pgTable('account_languages', {
  uid: text('uid').primaryKey(),
  language: text('language').notNull(),
  chosenAt: timestamp('chosen_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** The languages whose titles a user wants to see first; none where they said so. */
export const contentLanguages = pgTable('content_languages', {
  uid: text('uid').primaryKey(),
  languages: jsonb('languages').$type<string[]>().notNull(),
  chosenAt: timestamp('chosen_at', { withTimezone: true, mode: 'date' }).notNull(),
});
