import { DAY_MS } from '@chalchitra/api/constants';
import { toPaise } from '@chalchitra/api/contract';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { changeUser } from '../database/userChanges';
import { isAccountDeleted } from '../personalData/deletedAccounts';
import { giveReceipts, type Seller } from '../receipts/receipts.store';
import {
  closeGaps,
  findActivePeriods,
  isRunning,
  type Payment,
  quoteActivePeriods,
  replacePeriods,
  restoreReplaced,
  takeCarriedBack,
} from './payments.periods';
import { type Bill, bills, type EndReason, payments } from './payments.schema';

/** Reasons for which a payment that is written down goes back at once. */
const GIVEN_BACK: readonly EndReason[] = ['otherAmount', 'secondPayment', 'accountDeleted'];

/** What an operator decides about payments. */
export interface PaymentRules {
  /** What becomes of a second payment of a bill that was paid already. */
  secondPayments: 'refund' | 'renew';
  /** A refund of more than so many percent ends the period; a whole one always does. */
  refundEndsAbove: number;
  /** Who gives the receipts of new payments. */
  seller: Seller;
}

/** A payment as the provider states it, that is to be written down; `amount` in whole rupees. */
export interface CapturedPayment {
  id: string;
  billId: string | null;
  uid: string;
  planId: string;
  amount: number;
  durationDays: number;
  paidAt: Date;
  /** Whether it is over what was asked for; if not, it buys nothing and goes back. */
  isOtherAmount?: boolean;
  refunded?: Refunded;
}

/** What the provider says it has given back of a payment. */
export interface Refunded {
  paise: number;
  isWhole: boolean;
}

/** Until when a user is subscribed at a time; null where they aren't. */
export const subscribedUntil = async (db: Database, uid: string, at: Date): Promise<Date | null> =>
  lastEnd(await findActivePeriods(db, uid, at));

const lastEnd = (activePeriods: readonly Payment[]): Date | null =>
  activePeriods.reduce<Date | null>(
    (last, { periodEnd: end }) => (last === null || end > last ? end : last),
    null,
  );

/** Ends all that runs of a user's subscription, because their account is deleted. */
export async function endPeriodsOf(tx: Database, uid: string, at: Date): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  await tx
    .update(payments)
    .set({
      endedAt: at,
      endReason: 'accountDeleted',
      periodStart: sql`least(${payments.periodStart}, ${now})`,
      periodEnd: at,
    })
    .where(isRunning(uid, at));
}

const endsPeriod = ({ paise, isWhole }: Refunded, amount: number, rules: PaymentRules): boolean =>
  isWhole || paise * 100 > toPaise(amount) * rules.refundEndsAbove;

const billOf = async (tx: Database, { billId }: CapturedPayment): Promise<Bill | undefined> =>
  billId === null ? undefined : (await tx.select().from(bills).where(eq(bills.id, billId)))[0];

/** The books of payments and their periods; each change is made under a lock of its user. */
export function createLedger(db: Database, rules: PaymentRules) {
  const find = async (tx: Database, id: string): Promise<Payment | undefined> =>
    (await tx.select().from(payments).where(eq(payments.id, id)))[0];

  /** Changes one payment under its user's lock; returns it as it then stands. */
  const change = async (
    id: string,
    work: (tx: Database, payment: Payment) => Promise<void>,
  ): Promise<Payment | undefined> => {
    const found = await find(db, id);
    if (!found) return undefined;
    return changeUser(db, found.uid, 'payer', async (tx) => {
      const payment = await find(tx, id);
      if (payment) await work(tx, payment);
      return find(tx, id);
    });
  };

  const cut = async (tx: Database, payment: Payment, reason: EndReason, at: Date): Promise<void> => {
    const { id, uid, endReason } = payment;
    const isTakenBack = reason === 'refund' || reason === 'dispute';
    if (endReason === 'switched' && isTakenBack) {
      await takeCarriedBack(tx, payment, reason, at);
      return closeGaps(tx, uid, at);
    }
    if (endReason === null) {
      await tx
        .update(payments)
        .set({
          endedAt: at,
          endReason: reason,
          periodStart: payment.periodStart < at ? payment.periodStart : at,
          periodEnd: payment.periodEnd < at ? payment.periodEnd : at,
        })
        .where(eq(payments.id, id));
    }
    // A revoked one kept the money that earlier plans had left in it; now that goes back too.
    const isRestoring = isTakenBack && (endReason === null || endReason === 'revoked');
    const restored = isRestoring && !(await isAccountDeleted(tx, uid)) ? await restoreReplaced(tx, id) : [];
    if (restored.length > 0) await closeGaps(tx, uid, at, { restored, since: payment.settledAt });
    else if (endReason === null) await closeGaps(tx, uid, at);
  };

  /** Why a payment that is being written down buys nothing; null where it does. */
  const endReasonOnArrival = async (
    tx: Database,
    captured: CapturedPayment,
    isSecond: boolean,
  ): Promise<EndReason | null> => {
    if (captured.isOtherAmount) return 'otherAmount';
    if (captured.refunded && endsPeriod(captured.refunded, captured.amount, rules)) return 'refund';
    if (await isAccountDeleted(tx, captured.uid)) return 'accountDeleted';
    return isSecond && rules.secondPayments === 'refund' ? 'secondPayment' : null;
  };

  /** Whether the plan was paid, and its payment still counts, after this bill was made: nobody chose to pay again. */
  const isSecondPayment = (
    { planId }: CapturedPayment,
    bill: Bill | undefined,
    activePeriods: readonly Payment[],
  ): boolean =>
    activePeriods.some(
      (payment) =>
        payment.billId !== null &&
        payment.planId === planId &&
        bill !== undefined &&
        payment.settledAt >= bill.createdAt,
    );

  return {
    findPayment: (id: string) => find(db, id),

    findPayments: (ids: readonly string[]): Promise<Payment[]> =>
      db
        .select()
        .from(payments)
        .where(inArray(payments.id, [...ids])),

    /**
     * Writes a captured payment down, once however often and from wherever it is reported, and settles its bill. Its
     * period begins now, or where the one that runs ends; one that switches to another plan replaces what runs, and
     * is longer by what was left of it. Returns the payment as it stands, or null where the
     * provider's payment already paid for something else; `isNew` where this call wrote it.
     */
    settle: (captured: CapturedPayment, by: Date): Promise<{ payment: Payment; isNew: boolean } | null> =>
      changeUser(db, captured.uid, 'payer', async (tx) => {
        // A server whose clock is behind takes no day away: nothing is settled before it was paid.
        const at = captured.paidAt > by ? captured.paidAt : by;
        const earlier = await find(tx, captured.id);
        if (earlier) {
          const isSame = earlier.billId === captured.billId && earlier.uid === captured.uid;
          return isSame ? { payment: earlier, isNew: false } : null;
        }
        const bill = await billOf(tx, captured);
        const activePeriods = await findActivePeriods(tx, captured.uid, at);
        const isSecond = isSecondPayment(captured, bill, activePeriods);
        const endReason = await endReasonOnArrival(tx, captured, isSecond);
        const isSwitch = endReason === null && !isSecond && bill?.isSwitch === true;
        const quote = isSwitch ? await quoteActivePeriods(tx, activePeriods, captured, at) : null;
        const start = endReason === null && !isSwitch ? (lastEnd(activePeriods) ?? at) : at;
        const days = endReason === null ? captured.durationDays + (quote?.creditDays ?? 0) : 0;
        const [written] = await tx
          .insert(payments)
          .values({
            id: captured.id,
            billId: captured.billId,
            uid: captured.uid,
            planId: captured.planId,
            amount: captured.amount,
            paidAt: captured.paidAt,
            periodStart: start,
            periodEnd: new Date(start.getTime() + days * DAY_MS),
            settledAt: at,
            refundedPaise: captured.refunded?.paise ?? 0,
            refundedAt: captured.refunded && captured.refunded.paise > 0 ? at : null,
            endedAt: endReason === null ? null : at,
            endReason,
            isSecond,
            refundDue: endReason !== null && GIVEN_BACK.includes(endReason) && !captured.refunded?.isWhole,
          })
          .onConflictDoNothing()
          .returning();
        if (!written) return null;
        if (quote !== null) await replacePeriods(tx, activePeriods, quote, captured.id, at);
        if (captured.billId !== null) await settleBill(tx, captured, endReason === null);
        await giveReceipts(tx, eq(payments.id, written.id), rules.seller, at);
        return { payment: written, isNew: true };
      }),

    /** Notes how much the provider has given back; what is left of the period ends where the rules say so. */
    refund: (id: string, refunded: Refunded, at: Date): Promise<Payment | undefined> =>
      change(id, async (tx, payment) => {
        if (refunded.paise < payment.refundedPaise) return;
        await tx
          .update(payments)
          .set({
            refundedPaise: refunded.paise,
            refundedAt: refunded.paise > payment.refundedPaise ? at : payment.refundedAt,
            refundDue: payment.refundDue && !refunded.isWhole,
          })
          .where(eq(payments.id, id));
        if (endsPeriod(refunded, payment.amount, rules)) await cut(tx, payment, 'refund', at);
      }),

    /** Notes how a dispute stands; a lost one ends the period. */
    dispute: (id: string, dispute: NonNullable<Payment['dispute']>, at: Date): Promise<Payment | undefined> =>
      change(id, async (tx, payment) => {
        if (payment.dispute === 'lost') return;
        await tx.update(payments).set({ dispute }).where(eq(payments.id, id));
        if (dispute === 'lost') await cut(tx, payment, 'dispute', at);
      }),

    /** Ends a period by an operator's hand. */
    revoke: (id: string, at: Date): Promise<Payment | undefined> =>
      change(id, (tx, payment) => cut(tx, payment, 'revoked', at)),
  };
}

/** Marks a bill by its payment; another bill that was made for the same plan meanwhile must not be paid any more. */
async function settleBill(tx: Database, captured: CapturedPayment, isPaid: boolean): Promise<void> {
  const { billId, uid, planId } = captured;
  if (billId === null) return;
  await tx
    .update(bills)
    .set({ status: isPaid ? 'paid' : 'closed' })
    .where(and(eq(bills.id, billId), ne(bills.status, 'paid')));
  if (!isPaid) return;
  await tx
    .update(bills)
    .set({ status: 'retired' })
    .where(and(eq(bills.uid, uid), eq(bills.planId, planId), eq(bills.status, 'open'), ne(bills.id, billId)));
}

export type Ledger = ReturnType<typeof createLedger>;
