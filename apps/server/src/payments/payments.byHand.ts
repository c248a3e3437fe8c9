import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@chalchitra/api/constants';
import { and, eq, gte, isNull, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { changeUser } from '../database/userChanges';
import { subscribedUntil } from './payments.ledger';
import type { Payment } from './payments.periods';
import { payments } from './payments.schema';

/** Lets a plan run from now without a payment; granting again renews it instead of adding to it. */
export async function grant(
  db: Database,
  uid: string,
  plan: { id: string; amount: number; durationDays: number },
  at: Date,
): Promise<void> {
  const period = {
    planId: plan.id,
    amount: plan.amount,
    paidAt: at,
    settledAt: at,
    periodStart: at,
    periodEnd: new Date(at.getTime() + plan.durationDays * DAY_MS),
    endedAt: null,
    endReason: null,
    replacedBy: null,
    replacedStart: null,
    replacedEnd: null,
    carriedPaise: null,
  };
  await changeUser(db, uid, 'payer', (tx) =>
    tx
      .insert(payments)
      .values({ id: `grant_${uid}`, billId: null, uid, ...period })
      .onConflictDoUpdate({ target: payments.id, set: period }),
  );
}

/** Gives a user days of a plan without a payment, after what runs. */
export const grantDays = (
  db: Database,
  uid: string,
  planId: string,
  days: number,
  at: Date,
): Promise<Payment> =>
  changeUser(db, uid, 'payer', async (tx) => {
    const start = (await subscribedUntil(tx, uid, at)) ?? at;
    const [granted] = await tx
      .insert(payments)
      .values({
        id: `grant_${randomUUID().replaceAll('-', '')}`,
        billId: null,
        uid,
        planId,
        amount: 0,
        paidAt: at,
        settledAt: at,
        periodStart: start,
        periodEnd: new Date(start.getTime() + days * DAY_MS),
      })
      .returning();
    if (granted === undefined) throw new Error('The database gave no row back.');
    return granted;
  });

/** Gives a payment another period; what comes after a period that isn't over moves along, though never into the past. */
export const correctPeriod = (
  db: Database,
  { id, uid }: Payment,
  { start, end }: { start: Date; end: Date },
  at: Date,
): Promise<void> =>
  changeUser(db, uid, 'payer', async (tx) => {
    const [before] = await tx.select().from(payments).where(eq(payments.id, id));
    if (before === undefined || before.endReason !== null) return;
    const isOver = before.periodEnd <= at;
    const later = isOver
      ? []
      : await tx
          .select()
          .from(payments)
          .where(
            and(
              eq(payments.uid, uid),
              ne(payments.id, id),
              isNull(payments.endedAt),
              gte(payments.periodStart, before.periodEnd),
            ),
          );
    const shift = Math.max(end.getTime(), at.getTime()) - before.periodEnd.getTime();
    for (const { id: other, periodStart, periodEnd } of later) {
      await tx
        .update(payments)
        .set({
          periodStart: new Date(periodStart.getTime() + shift),
          periodEnd: new Date(periodEnd.getTime() + shift),
        })
        .where(eq(payments.id, other));
    }
    await tx.update(payments).set({ periodStart: start, periodEnd: end }).where(eq(payments.id, id));
  });
