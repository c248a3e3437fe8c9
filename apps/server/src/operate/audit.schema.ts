import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/**
 * What operators have done and looked at. A trigger refuses to change or delete a row, so it names nobody but by ids:
 * names and addresses go when a person does.
 */
export const operatorAudit = pgTable(
  'operator_audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    operator: text('operator').notNull(),
    command: text('command').notNull(),
    /** The uid, payment or webhook that it was about. */
    subject: text('subject'),
    /** What was to be done, in words; null where something was only looked at. */
    change: text('change'),
    reason: text('reason'),
    isDryRun: boolean('is_dry_run').notNull(),
    /** Why it could not be done; such a row follows the one that says what was to be done. */
    failure: text('failure'),
  },
  (table) => [index('operator_audit_subject').on(table.subject)],
);
