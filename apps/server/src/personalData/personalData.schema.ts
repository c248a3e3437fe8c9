import { isNotNull } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/**
 * Accounts that their users have deleted: tokens of them are refused, and what is paid for them late goes back. Until
 * the identity service has deleted the identity, `token` is the one by which the user requested it.
 */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    uid: text('uid').primaryKey(),
    deletedAt: instant('deleted_at').notNull(),
    /** Null once it is used up: the identity is deleted, or the service doesn't take the token any more. */
    token: text('token'),
    askedAt: instant('asked_at'),
    identityDeletedAt: instant('identity_deleted_at'),
  },
  (table) => [index('account_deletions_pending').on(table.askedAt).where(isNotNull(table.token))],
);
