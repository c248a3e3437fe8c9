import { desc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../database/database';
import { payments } from '../payments/payments.schema';
import { operatorAudit } from './audit.schema';

export type AuditRow = typeof operatorAudit.$inferSelect;

/** The operators' audit: rows are added and read, and the database refuses everything else. */
export function createAudit(database: Database) {
  const isAbout = (subject: string) =>
    or(
      eq(operatorAudit.subject, subject),
      inArray(
        operatorAudit.subject,
        database.select({ id: payments.id }).from(payments).where(eq(payments.uid, subject)),
      ),
    );

  return {
    async add(row: Omit<AuditRow, 'id'>): Promise<void> {
      await database.insert(operatorAudit).values(row);
    },

    /** The latest rows, the newest first; those about one subject, of a user those about their payments too, where it is given. */
    latest: (count: number, subject?: string): Promise<AuditRow[]> =>
      database
        .select()
        .from(operatorAudit)
        .where(subject === undefined ? undefined : isAbout(subject))
        .orderBy(desc(operatorAudit.id))
        .limit(count),
  };
}

export type Audit = ReturnType<typeof createAudit>;
