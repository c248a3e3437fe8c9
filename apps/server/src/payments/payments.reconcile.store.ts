import { and, desc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { Reconciled } from '../metrics/metrics';
import type { Payment } from './payments.periods';
import { type Bill, bills, payments, reconciliations } from './payments.schema';

/** What comparing with the provider reads and writes. */
export function createReconcileStore(db: Database) {
  return {
    async recordsOf(ids: readonly string[]): Promise<Map<string, Payment>> {
      if (ids.length === 0) return new Map();
      const found = await db
        .select()
        .from(payments)
        .where(inArray(payments.id, [...ids]));
      return new Map(found.map((payment) => [payment.id, payment]));
    },

    /** What was paid at the provider between two times, both included, the newest first. */
    recordsBetween: (from: Date, to: Date): Promise<Payment[]> =>
      db
        .select()
        .from(payments)
        .where(and(isNotNull(payments.billId), gte(payments.paidAt, from), lte(payments.paidAt, to)))
        .orderBy(desc(payments.paidAt)),

    async findByReference(referenceId: string): Promise<Bill | undefined> {
      return (await db.select().from(bills).where(eq(bills.referenceId, referenceId)))[0];
    },

    async addLostBill(bill: Bill): Promise<Bill> {
      await db.insert(bills).values(bill).onConflictDoNothing();
      return bill;
    },

    /** Takes a day's comparison for this server; false where another has it, and has not been silent since a time. */
    async claimDay(day: string, at: Date, silentSince: Date): Promise<boolean> {
      const claimed = await db
        .insert(reconciliations)
        .values({ day, startedAt: at })
        .onConflictDoUpdate({
          target: reconciliations.day,
          set: { startedAt: at },
          setWhere: sql`${reconciliations.finishedAt} is null and ${reconciliations.startedAt} < ${silentSince.toISOString()}`,
        })
        .returning({ day: reconciliations.day });
      return claimed.length > 0;
    },

    /** Notes what a comparison of a day's time has left, whether a server did it or an operator. */
    async finishDay(day: string, differences: number, at: Date): Promise<void> {
      const finished = { finishedAt: at, differences };
      await db
        .insert(reconciliations)
        .values({ day, startedAt: at, ...finished })
        .onConflictDoUpdate({ target: reconciliations.day, set: finished });
    },
  };
}

/** The comparison that was finished last; at 0 where none was. */
export async function readLastReconciliation(db: Database): Promise<Reconciled> {
  const [row] = await db
    .select()
    .from(reconciliations)
    .where(isNotNull(reconciliations.finishedAt))
    .orderBy(desc(reconciliations.day))
    .limit(1);
  return { atSeconds: (row?.finishedAt?.getTime() ?? 0) / 1000, differences: row?.differences ?? 0 };
}
