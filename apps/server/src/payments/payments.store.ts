import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import { changeUser } from '../database/userChanges';
import { isAccountDeleted } from '../personalData/deletedAccounts';
import { subscribedUntil } from './payments.ledger';
import type { Payment } from './payments.periods';
import { type Bill, bills, payments } from './payments.schema';

const isUnsettled = inArray(bills.status, ['open', 'retired']);

const secondsSince = (time: AnyPgColumn | SQL, at: Date | Placeholder): SQL =>
  sql`extract(epoch from (${at instanceof Date ? at.toISOString() : at}::timestamptz - ${time}))`;

/** A time in the future was noted by a clock that was ahead: it counts as one that is as long ago. */
const secondsSinceCheck = (checkedAt: AnyPgColumn | SQL, at: Date | Placeholder): SQL =>
  sql`abs(${secondsSince(checkedAt, at)})`;

/** Due when the last check is at least `minSeconds` old, or a quarter of the row's age. */
function isDue(checkedAt: AnyPgColumn, since: AnyPgColumn, minSeconds: number, at: Date | Placeholder): SQL {
  const sinceCheck = secondsSinceCheck(sql`coalesce(${checkedAt}, ${since})`, at);
  return sql`${sinceCheck} >= greatest(${minSeconds}::float, ${secondsSince(since, at)} / 4)`;
}

/** A bill is checked with the provider at most this often while its payer waits. */
const CHECK_INTERVAL_SECONDS = 4;

const isUnchecked = (at: Date | Placeholder) =>
  or(isNull(bills.checkedAt), sql`${secondsSinceCheck(bills.checkedAt, at)} > ${CHECK_INTERVAL_SECONDS}`);

/** A user waits for as many of their bills at once; the sweep checks the others. */
export const MAX_BILLS_CHECKED = 5;

const newestUnsettled = (db: Database, uid: string | Placeholder) =>
  db
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.uid, uid), isUnsettled))
    // "open" is before "retired".
    .orderBy(bills.status, desc(bills.createdAt))
    .limit(MAX_BILLS_CHECKED);

/** Of a user's newest bills, open ones first, those that may be checked with the provider: open ones, and retired ones ever more seldom. */
const isDueOf = (db: Database, uid: string | Placeholder, at: Date | Placeholder) =>
  and(
    inArray(bills.id, newestUnsettled(db, uid)),
    isUnchecked(at),
    or(
      eq(bills.status, 'open'),
      and(eq(bills.status, 'retired'), isDue(bills.checkedAt, bills.createdAt, 0, at)),
    ),
  );

/** A payment with the way on which it was made; null where it was granted. */
export interface HistoryEntry {
  readonly payment: Payment;
  readonly kind: Bill['kind'] | null;
}

/** Builds the history's query once, because every profile and every player page of a payer needs it. */
function prepareHistoryAndDue(db: Database) {
  const { placeholder } = sql;
  const due = db
    .select({ id: bills.id })
    .from(bills)
    .where(isDueOf(db, placeholder('uid'), placeholder('at')));
  const statement = db
    .select({ payment: payments, kind: bills.kind, isDue: sql<boolean>`checked.is_due` })
    .from(sql`(select ${exists(due)} as is_due) as checked`)
    .leftJoin(payments, eq(payments.uid, placeholder('uid')))
    .leftJoin(bills, eq(bills.id, payments.billId))
    .orderBy(desc(payments.paidAt), desc(payments.id))
    .prepare('history_and_due');
  return async (uid: string, at: Date): Promise<{ entries: HistoryEntry[]; isDue: boolean }> => {
    const rows = await statement.execute({ uid, at: at.toISOString() });
    const entries = rows.flatMap(({ payment, kind }) => (payment === null ? [] : [{ payment, kind }]));
    return { entries, isDue: rows[0]?.isDue ?? false };
  };
}

/** The backend's books of bills; payments are written by the ledger. */
export function createPaymentsStore(db: Database) {
  const historyAndDue = prepareHistoryAndDue(db);
  return {
    async findBill(id: string): Promise<Bill | undefined> {
      return (await db.select().from(bills).where(eq(bills.id, id)))[0];
    },

    /** The one bill of a user and plan that can be paid. */
    async findOpenBill(uid: string, planId: string): Promise<Bill | undefined> {
      const [found] = await db
        .select()
        .from(bills)
        .where(and(eq(bills.uid, uid), eq(bills.planId, planId), eq(bills.status, 'open')));
      return found;
    },

    /** When a user's bill was made, the `count`th by age from the newest; null where there are fewer. */
    async billMadeAt(uid: string, count: number): Promise<Date | null> {
      const [found] = await db
        .select({ createdAt: bills.createdAt })
        .from(bills)
        .where(eq(bills.uid, uid))
        .orderBy(desc(bills.createdAt))
        .limit(1)
        .offset(count - 1);
      return found?.createdAt ?? null;
    },

    /**
     * Writes a new bill down; `taken` where another for the same plan is open already, `subscribed` where its user
     * has become a subscriber meanwhile and didn't ask for a renewal, `deleted` where they have deleted their account.
     */
    addBill: (bill: Bill, isRenewal: boolean): Promise<'added' | 'taken' | 'subscribed' | 'deleted'> =>
      changeUser(db, bill.uid, 'payer', async (tx) => {
        if (await isAccountDeleted(tx, bill.uid)) return 'deleted';
        const until = await subscribedUntil(tx, bill.uid, bill.createdAt);
        if (until !== null && !isRenewal) return 'subscribed';
        const written = await tx.insert(bills).values(bill).onConflictDoNothing().returning({ id: bills.id });
        return written.length > 0 ? 'added' : 'taken';
      }),

    /** A bill that is no longer given out; whether it was paid is still checked with the provider. */
    async retireBill(id: string): Promise<void> {
      await db
        .update(bills)
        .set({ status: 'retired' })
        .where(and(eq(bills.id, id), eq(bills.status, 'open')));
    },

    /** A bill that can't be paid any more. */
    async closeBill(id: string): Promise<void> {
      await db
        .update(bills)
        .set({ status: 'closed' })
        .where(and(eq(bills.id, id), isUnsettled));
    },

    /** Takes one bill to check with the provider, unless that was done in the last 4 s. */
    async claimBill(id: string, at: Date): Promise<boolean> {
      const claimed = await db
        .update(bills)
        .set({ checkedAt: at })
        .where(and(eq(bills.id, id), isUnchecked(at)))
        .returning({ id: bills.id });
      return claimed.length > 0;
    },

    /** Takes those of a user's newest bills that are due and weren't checked in the last 4 s, and marks them as checked. */
    claimBillsOf: (uid: string, at: Date): Promise<Bill[]> =>
      db
        .update(bills)
        .set({ checkedAt: at })
        .where(isDueOf(db, uid, at))
        .returning(),

    /**
     * Takes the bill, open or retired, that has waited longest of those that are due to be checked: every
     * `minSeconds` at first, then ever more seldom, after a quarter of their age.
     */
    async claimDueBill(minSeconds: number, at: Date): Promise<Bill | undefined> {
      const due = db
        .select({ id: bills.id })
        .from(bills)
        .where(and(isUnsettled, isDue(bills.checkedAt, bills.createdAt, minSeconds, at)))
        .orderBy(asc(sql`coalesce(${bills.checkedAt}, ${bills.createdAt})`))
        .limit(1)
        .for('update', { skipLocked: true });
      const [claimed] = await db
        .update(bills)
        .set({ checkedAt: at })
        .where(inArray(bills.id, due))
        .returning();
      return claimed;
    },

    /** Takes the payment that has waited longest to be given back, as often as bills are taken. */
    async claimDueRefund(minSeconds: number, at: Date): Promise<Payment | undefined> {
      const due = db
        .select({ id: payments.id })
        .from(payments)
        .where(and(payments.refundDue, isDue(payments.refundTriedAt, payments.settledAt, minSeconds, at)))
        .orderBy(asc(sql`coalesce(${payments.refundTriedAt}, ${payments.settledAt})`))
        .limit(1)
        .for('update', { skipLocked: true });
      const [claimed] = await db
        .update(payments)
        .set({ refundTriedAt: at })
        .where(inArray(payments.id, due))
        .returning();
      return claimed;
    },

    history: (uid: string): Promise<HistoryEntry[]> =>
      db
        .select({ payment: payments, kind: bills.kind })
        .from(payments)
        .leftJoin(bills, eq(bills.id, payments.billId))
        .where(eq(payments.uid, uid))
        .orderBy(desc(payments.paidAt), desc(payments.id)),

    /** The history, and in the same query whether `claimBillsOf` would find anything. */
    historyAndDue,
  };
}

export type PaymentsStore = ReturnType<typeof createPaymentsStore>;
