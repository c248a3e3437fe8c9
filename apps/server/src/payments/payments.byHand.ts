import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@chalchitra/api/constants';
import { and, eq, gte, isNull, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { changeUser } from '../database/userChanges';
import { type Payment, subscribedUntil } from './payments.ledger';
import { payments } from './payments.schema';

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
        requestId: null,
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
