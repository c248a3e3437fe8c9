import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { operatorAudit } from './audit.schema';

export type AuditRow = typeof operatorAudit.$inferSelect;

/** The operators' audit: rows are added and read, and the database refuses everything else. */
export function createAudit(database: Database) {
  return {
    async add(row: Omit<AuditRow, 'id'>): Promise<void> {
      await database.insert(operatorAudit).values(row);
    },

    /** The latest rows, the newest first; those about one subject where it is given. */
    latest: (count: number, subject?: string): Promise<AuditRow[]> =>
      database
        .select()
        .from(operatorAudit)
        .where(subject === undefined ? undefined : eq(operatorAudit.subject, subject))
        .orderBy(desc(operatorAudit.id))
        .limit(count),
  };
}

export type Audit = ReturnType<typeof createAudit>;
