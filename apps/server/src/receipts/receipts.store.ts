import { and, asc, desc, eq, isNotNull, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { payments } from '../payments/payments.schema';
import { plans } from '../payments/plans.schema';
import { receipts } from './receipts.schema';

/** Who gives receipts, as the operator's settings say; `gst` is null where they claim no tax. */
export interface Seller {
  readonly name: string;
  readonly address: string | null;
  readonly gst: { readonly gstin: string; readonly sac: string; readonly rate: number } | null;
}

/** A receipt with the payment that it is about. */
export interface StoredReceipt {
  readonly receipt: typeof receipts.$inferSelect;
  readonly payment: typeof payments.$inferSelect;
}

/**
 * Gives receipts to chosen payments that have none, in a transaction. The lock is held until it ends, so that a
 * number is taken only when all before it are, and one that is rolled back is given again.
 */
export async function giveReceipts(tx: Database, chosen: SQL, seller: Seller, at: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('series of receipts', 0))`);
  const without = await tx
    .select({ paymentId: payments.id, planId: payments.planId, planName: plans.name })
    .from(payments)
    .leftJoin(receipts, eq(receipts.paymentId, payments.id))
    .leftJoin(plans, eq(plans.id, payments.planId))
    .where(and(chosen, isNull(receipts.paymentId)))
    .orderBy(asc(payments.settledAt), asc(payments.id));
  if (without.length === 0) return;
  const [last] = await tx.select({ number: max(receipts.number) }).from(receipts);
  await tx.insert(receipts).values(
    without.map(({ paymentId, planId, planName }, index) => ({
      paymentId,
      number: (last?.number ?? 0) + index + 1,
      issuedAt: at,
      planName: planName ?? planId,
      sellerName: seller.name,
      sellerAddress: seller.address,
      gstin: seller.gst?.gstin ?? null,
      sac: seller.gst?.sac ?? null,
      gstRate: seller.gst?.rate ?? null,
    })),
  );
}

/** The receipts of one database's payments. */
export function createReceiptsStore(db: Database, seller: Seller) {
  /** A user's payments that passed the provider; what an operator granted has no receipt. */
  const paidBy = (uid: string) => and(eq(payments.uid, uid), isNotNull(payments.billId)) as SQL;
  const read = (chosen: SQL) =>
    db
      .select({ payment: payments, receipt: receipts })
      .from(payments)
      .leftJoin(receipts, eq(receipts.paymentId, payments.id))
      .where(chosen)
      .orderBy(desc(payments.paidAt), desc(payments.id));
  const hasReceipt = (row: { payment: StoredReceipt['payment']; receipt: StoredReceipt['receipt'] | null }) =>
    row.receipt !== null;

  return {
    /** A user's receipts, newest first; payments that were settled before there were receipts get theirs now. */
    async of(uid: string, at: Date): Promise<StoredReceipt[]> {
      let rows = await read(paidBy(uid));
      if (!rows.every(hasReceipt)) {
        await db.transaction((tx) => giveReceipts(tx, paidBy(uid), seller, at));
        rows = await read(paidBy(uid));
      }
      return rows.flatMap(({ payment, receipt }) => (receipt === null ? [] : [{ payment, receipt }]));
    },
  };
}

export type ReceiptsStore = ReturnType<typeof createReceiptsStore>;
