import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** People, by the uid that the identity service gave them. */
export const users = pgTable('users', {
  uid: text('uid').primaryKey(),
  displayName: text('display_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  /** The version of the terms that they agreed to when they registered, and when; null for others. */
  agreedTerms: text('agreed_terms'),
  agreedAt: instant('agreed_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});
