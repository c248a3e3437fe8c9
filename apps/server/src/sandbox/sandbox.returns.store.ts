import { and, desc, eq, gte } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type DisputeRow, newId, type PaymentRow, type RefundRow } from './sandbox.entities';
import { sandboxDisputes, sandboxPayments, sandboxRefunds } from './sandbox.schema';
import { queueWebhooks } from './sandbox.webhooks';

export interface NewRefund {
  paymentId: string;
  /** Paise; null: all that is left. */
  amount: number | null;
  receipt: string | null;
  notes: Record<string, string>;
  idempotencyKey: string | null;
}

export interface Returned<Row> {
  row: Row;
  payment: PaymentRow;
}

/** Money of the sandbox provider that goes back to its payer: refunds, and what banks take back after a dispute. */
export function createReturnsStore(db: Database, now: () => Date) {
  const lockPayment = async (tx: Database, id: string): Promise<PaymentRow | undefined> =>
    (await tx.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)).for('update'))[0];

  /** Gives a payment back, whole or in part; null where it isn't received or less than that is left of it. */
  const refund = (wanted: NewRefund): Promise<Returned<RefundRow> | null> =>
    db.transaction(async (tx) => {
      const payment = await lockPayment(tx, wanted.paymentId);
      if (!payment) return null;
      if (wanted.idempotencyKey !== null) {
        const [earlier] = await tx
          .select()
          .from(sandboxRefunds)
          .where(eq(sandboxRefunds.idempotencyKey, wanted.idempotencyKey));
        if (earlier) return earlier.paymentId === payment.id ? { row: earlier, payment } : null;
      }
      const left = payment.amount - payment.amountRefunded;
      const amount = wanted.amount ?? left;
      if (payment.status !== 'captured' || amount <= 0 || amount > left) return null;
      const amountRefunded = payment.amountRefunded + amount;
      const status = amountRefunded === payment.amount ? 'refunded' : 'captured';
      await tx
        .update(sandboxPayments)
        .set({ amountRefunded, status })
        .where(eq(sandboxPayments.id, payment.id));
      const row: RefundRow = { id: newId('rfnd_'), createdAt: now(), ...wanted, amount };
      await tx.insert(sandboxRefunds).values(row);
      const after: PaymentRow = { ...payment, amountRefunded, status };
      await queueWebhooks(tx, now(), [
        { event: 'refund.created', payment: after, refund: row },
        { event: 'refund.processed', payment: after, refund: row },
      ]);
      return { row, payment: after };
    });

  const refundsSince = (from: Date, count: number, skip: number): Promise<Returned<RefundRow>[]> =>
    db
      .select({ row: sandboxRefunds, payment: sandboxPayments })
      .from(sandboxRefunds)
      .innerJoin(sandboxPayments, eq(sandboxPayments.id, sandboxRefunds.paymentId))
      .where(gte(sandboxRefunds.createdAt, from))
      .orderBy(desc(sandboxRefunds.createdAt), desc(sandboxRefunds.id))
      .limit(count)
      .offset(skip);

  /** A payer's bank disputes a payment; null where there is nothing to dispute. */
  const dispute = (paymentId: string): Promise<Returned<DisputeRow> | null> =>
    db.transaction(async (tx) => {
      const payment = await lockPayment(tx, paymentId);
      if (payment?.status !== 'captured') return null;
      const row: DisputeRow = {
        id: newId('disp_'),
        paymentId,
        amount: payment.amount - payment.amountRefunded,
        status: 'open',
        createdAt: now(),
      };
      await tx.insert(sandboxDisputes).values(row);
      await queueWebhooks(tx, now(), [{ event: 'payment.dispute.created', payment, dispute: row }]);
      return { row, payment };
    });

  const disputes = (count: number, skip: number): Promise<Returned<DisputeRow>[]> =>
    db
      .select({ row: sandboxDisputes, payment: sandboxPayments })
      .from(sandboxDisputes)
      .innerJoin(sandboxPayments, eq(sandboxPayments.id, sandboxDisputes.paymentId))
      .orderBy(desc(sandboxDisputes.createdAt), desc(sandboxDisputes.id))
      .limit(count)
      .offset(skip);

  const findDispute = async (id: string): Promise<Returned<DisputeRow> | undefined> =>
    (
      await db
        .select({ row: sandboxDisputes, payment: sandboxPayments })
        .from(sandboxDisputes)
        .innerJoin(sandboxPayments, eq(sandboxPayments.id, sandboxDisputes.paymentId))
        .where(eq(sandboxDisputes.id, id))
    )[0];

  /** Decides an open dispute; undefined where there is none. */
  const decideDispute = (id: string, status: 'won' | 'lost'): Promise<Returned<DisputeRow> | undefined> =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .update(sandboxDisputes)
        .set({ status })
        .where(and(eq(sandboxDisputes.id, id), eq(sandboxDisputes.status, 'open')))
        .returning();
      const payment = row && (await lockPayment(tx, row.paymentId));
      if (!row || !payment) return undefined;
      await queueWebhooks(tx, now(), [{ event: `payment.dispute.${status}`, payment, dispute: row }]);
      return { row, payment };
    });

  return { refund, refundsSince, dispute, disputes, findDispute, decideDispute };
}

export type ReturnsStore = ReturnType<typeof createReturnsStore>;
