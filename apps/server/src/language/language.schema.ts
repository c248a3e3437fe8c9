import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** The language that a user has chosen last, on whichever device. */
export const accountLanguages = pgTable('account_languages', {
  uid: text('uid').primaryKey(),
  language: text('language').notNull(),
  chosenAt: instant('chosen_at').notNull(),
});

/** The languages whose titles a user wants to see first; none where they said so. */
export const contentLanguages = pgTable('content_languages', {
  uid: text('uid').primaryKey(),
  languages: jsonb('languages').$type<string[]>().notNull(),
  chosenAt: instant('chosen_at').notNull(),
});
