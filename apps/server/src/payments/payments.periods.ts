import { DAY_MS } from '@chalchitra/api/constants';
import { toPaise } from '@chalchitra/api/contract';
import { and, asc, eq, gt, isNull, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../database/database';
import { bills, payments } from './payments.schema';
import { daysWorth, quoteSwitch, type SwitchQuote } from './payments.switching';
import { plans } from './plans.schema';

export type Payment = typeof payments.$inferSelect;

/** A plan as a bill names it: whole rupees, and the days that they pay for. */
export interface Terms {
  amount: number;
  durationDays: number;
}

/** The payments of a user whose periods run at a time, or wait for their turn. */
export const isRunning = (uid: string | SQLWrapper, at: Date | SQLWrapper) =>
  and(eq(payments.uid, uid), gt(payments.periodEnd, at), isNull(payments.endedAt));

/** The periods that stand, in their order. */
export const findActivePeriods = (db: Database, uid: string, at: Date): Promise<Payment[]> =>
  db.select().from(payments).where(isRunning(uid, at)).orderBy(asc(payments.periodStart), asc(payments.id));

const replacedBy = (db: Database, id: string): Promise<Payment[]> =>
  db.select().from(payments).where(eq(payments.replacedBy, id));

const paidPaise = ({ amount, refundedPaise }: Payment) => Math.max(0, toPaise(amount) - refundedPaise);

/** What was granted is worth as many days of its plan as were given. */
async function grantedPaise(db: Database, { planId, periodStart, periodEnd }: Payment): Promise<number> {
  const [plan] = await db.select().from(plans).where(eq(plans.id, planId));
  if (plan === undefined) return 0;
  const days = Math.round((periodEnd.getTime() - periodStart.getTime()) / DAY_MS);
  return Math.ceil((toPaise(plan.amount) * days) / plan.durationDays);
}

/** What the active periods are worth to a user who switches, and what other plans left in each. */
export async function quoteActivePeriods(
  db: Database,
  activePeriods: readonly Payment[],
  plan: Terms,
  at: Date,
): Promise<SwitchQuote> {
  const periods = await Promise.all(
    activePeriods.map(async (payment) => {
      const earlier = await replacedBy(db, payment.id);
      const carried = earlier.reduce((sum, { carriedPaise }) => sum + (carriedPaise ?? 0), 0);
      const { billId, periodStart: start, periodEnd: end } = payment;
      if (billId === null)
        return { valuePaise: (await grantedPaise(db, payment)) + carried, paidDays: 0, start, end };
      const [bill] = await db.select().from(bills).where(eq(bills.id, billId));
      const paidDays = bill === undefined ? 0 : bill.durationDays + daysWorth(carried, bill);
      return { valuePaise: paidPaise(payment) + carried, paidDays, start, end };
    }),
  );
  return quoteSwitch(periods, plan, at);
}

/** Ends the active periods, because a payment replaces them by another plan; notes what they were. */
export async function replacePeriods(
  tx: Database,
  activePeriods: readonly Payment[],
  { leftPaise }: SwitchQuote,
  paymentId: string,
  at: Date,
): Promise<void> {
  for (const [index, { id, periodStart, periodEnd }] of activePeriods.entries()) {
    await tx
      .update(payments)
      .set({
        endedAt: at,
        endReason: 'switched',
        periodStart: periodStart < at ? periodStart : at,
        periodEnd: at,
        replacedBy: paymentId,
        replacedStart: periodStart,
        replacedEnd: periodEnd,
        carriedPaise: leftPaise[index] ?? 0,
      })
      .where(eq(payments.id, id));
  }
}

const NOT_REPLACED = { replacedBy: null, replacedStart: null, replacedEnd: null, carriedPaise: null };

/** Makes the periods that a payment had replaced active again, as if nobody had switched; returns their payments' ids. */
export async function restoreReplaced(tx: Database, paymentId: string): Promise<string[]> {
  const restored: string[] = [];
  for (const { id, replacedStart, replacedEnd } of await replacedBy(tx, paymentId)) {
    if (replacedStart === null || replacedEnd === null) continue;
    await tx
      .update(payments)
      .set({
        endedAt: null,
        endReason: null,
        periodStart: replacedStart,
        periodEnd: replacedEnd,
        ...NOT_REPLACED,
      })
      .where(eq(payments.id, id));
    restored.push(id);
  }
  return restored;
}

/** A replaced payment was refunded: the plans into which it went lose what came from it. */
export async function takeCarriedBack(
  tx: Database,
  payment: Payment,
  reason: 'refund' | 'dispute',
  at: Date,
): Promise<void> {
  const given = Math.min(payment.carriedPaise ?? 0, toPaise(payment.amount));
  await tx
    .update(payments)
    .set({ endReason: reason, ...NOT_REPLACED })
    .where(eq(payments.id, payment.id));
  await passCreditToReplacement(tx, payment, (payment.carriedPaise ?? 0) - given);
  await takeFromReplacement(tx, payment.replacedBy, given, at);
}

/**
 * A replaced payment was refunded: takes its carried credit, in paise, from the plan that replaced it. That
 * plan's period is shorter, or would be if it were active again; and less went on into the plan that replaced it in its turn.
 */
async function takeFromReplacement(
  tx: Database,
  replacementId: string | null,
  paise: number,
  at: Date,
): Promise<void> {
  if (replacementId === null) return;
  const [found] = await tx
    .select({ replacement: payments, bill: bills })
    .from(payments)
    .innerJoin(bills, eq(bills.id, payments.billId))
    .where(eq(payments.id, replacementId));
  if (found === undefined) return;
  const { replacement, bill } = found;
  const lostMs = daysWorth(paise, bill) * DAY_MS;
  const { periodStart, periodEnd, replacedStart, replacedEnd } = replacement;
  if (replacement.endReason === null) {
    // One that still waits behind another has no days to lose before it begins.
    const earliest = Math.min(Math.max(at.getTime(), periodStart.getTime()), periodEnd.getTime());
    const end = new Date(Math.max(periodEnd.getTime() - lostMs, earliest));
    await tx.update(payments).set({ periodEnd: end }).where(eq(payments.id, replacement.id));
  } else if (replacement.endReason === 'switched' && replacedStart !== null && replacedEnd !== null) {
    const end = new Date(Math.max(replacedEnd.getTime() - lostMs, replacedStart.getTime()));
    const carried = replacement.carriedPaise ?? 0;
    // What was used up before the next switch didn't go on.
    const wentOn = Math.min(paise, carried);
    await tx
      .update(payments)
      .set({ replacedEnd: end, carriedPaise: carried - wentOn })
      .where(eq(payments.id, replacement.id));
    await takeFromReplacement(tx, replacement.replacedBy, wentOn, at);
  }
}

/** What a replaced payment had itself replaced belongs to its own replacement from now on, with what is left of it there. */
async function passCreditToReplacement(
  tx: Database,
  { id, replacedBy: replacementId }: Payment,
  leftPaise: number,
): Promise<void> {
  const earlier = await replacedBy(tx, id);
  const total = earlier.reduce((sum, { carriedPaise }) => sum + (carriedPaise ?? 0), 0);
  for (const { id: earlierId, carriedPaise } of earlier) {
    const share = total === 0 ? 0 : (carriedPaise ?? 0) / total;
    await tx
      .update(payments)
      .set({ replacedBy: replacementId, carriedPaise: Math.floor(leftPaise * share) })
      .where(eq(payments.id, earlierId));
  }
}

/**
 * Lets the periods that stand follow one another, without a gap and without overlapping. What has begun stays where it is.
 * Restored ones, which a payment had replaced at `since`, follow it, with the days that they had left when its first began.
 */
export async function closeGaps(
  tx: Database,
  uid: string,
  at: Date,
  { restored, since }: { restored: readonly string[]; since: Date } = { restored: [], since: at },
): Promise<void> {
  const standing = await findActivePeriods(tx, uid, since);
  const stays = ({ id, periodStart }: Payment) => periodStart <= at && !restored.includes(id);
  const begun = standing.filter(stays);
  // The restored ones' days count from here on; where nothing else has begun, the one that runs now keeps its place.
  const from = Math.max(since.getTime(), (begun[0]?.periodStart ?? at).getTime());
  // What waits, and the days that are left, begin now at the earliest, also where all else is over.
  let free = Math.max(from, at.getTime(), ...begun.map(({ periodEnd }) => periodEnd.getTime()));
  for (const period of standing) {
    const [start, end] = [period.periodStart.getTime(), period.periodEnd.getTime()];
    if (stays(period) || end <= from) continue;
    const shift = free - Math.max(start, from);
    if (shift !== 0) {
      await tx
        .update(payments)
        .set({ periodStart: new Date(free), periodEnd: new Date(end + shift) })
        .where(eq(payments.id, period.id));
    }
    free = end + shift;
  }
}
