import { DAY_MS } from '@chalchitra/api/constants';
import { and, desc, eq, gt, inArray, isNull, lt, max, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { paymentRequests, payments, paymentWebhooks } from './payments.schema';
import { plans } from './plans.schema';

export type PlanRow = typeof plans.$inferSelect;
export type PaymentRequest = typeof paymentRequests.$inferSelect;
export type Payment = typeof payments.$inferSelect;

/** A captured payment that is to be written down; `amount` in whole rupees. */
export interface CapturedPayment {
  id: string;
  requestId: string | null;
  uid: string;
  planId: string;
  amount: number;
  durationDays: number;
  paidAt: Date;
}

/** Whether a user's subscription runs at a time; the one question that other areas ask. */
export async function isSubscribed(db: Database, uid: string, at = new Date()): Promise<boolean> {
  const found = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.uid, uid), gt(payments.periodEnd, at)))
    .limit(1);
  return found.length > 0;
}

/**
 * Writes a captured payment down, once however often and from wherever it is reported, and marks its request paid.
 * A subscription bought while another runs begins where that one ends. Answers the payment as it stands, or null
 * where the provider's payment already paid for something else.
 */
export function settle(db: Database, captured: CapturedPayment): Promise<Payment | null> {
  return db.transaction(async (tx) => {
    // One person's payments follow one another, so that two periods never overlap.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${captured.uid}, 0))`);
    const [earlier] = await tx.select().from(payments).where(eq(payments.id, captured.id));
    if (earlier) {
      return earlier.requestId === captured.requestId && earlier.uid === captured.uid ? earlier : null;
    }
    const [running] = await tx
      .select({ end: max(payments.periodEnd) })
      .from(payments)
      .where(eq(payments.uid, captured.uid));
    const start = new Date(Math.max(captured.paidAt.getTime(), running?.end?.getTime() ?? 0));
    const payment: Payment = {
      id: captured.id,
      requestId: captured.requestId,
      uid: captured.uid,
      planId: captured.planId,
      amount: captured.amount,
      paidAt: captured.paidAt,
      periodStart: start,
      periodEnd: new Date(start.getTime() + captured.durationDays * DAY_MS),
    };
    const [written] = await tx.insert(payments).values(payment).onConflictDoNothing().returning();
    if (written && captured.requestId) {
      await tx
        .update(paymentRequests)
        .set({ status: 'paid' })
        .where(eq(paymentRequests.id, captured.requestId));
    }
    return written ?? null;
  });
}

/** The backend's books of plans, requests and payments. */
export function createPaymentsStore(db: Database) {
  return {
    plans: (): Promise<PlanRow[]> => db.select().from(plans).orderBy(plans.position),

    async findPlan(id: string): Promise<PlanRow | undefined> {
      return (await db.select().from(plans).where(eq(plans.id, id)))[0];
    },

    async findRequest(id: string): Promise<PaymentRequest | undefined> {
      return (await db.select().from(paymentRequests).where(eq(paymentRequests.id, id)))[0];
    },

    async findPayment(id: string): Promise<Payment | undefined> {
      return (await db.select().from(payments).where(eq(payments.id, id)))[0];
    },

    async findOpenRequest(by: {
      uid: string;
      kind: PaymentRequest['kind'];
      planId: string;
    }): Promise<PaymentRequest | undefined> {
      const [found] = await db
        .select()
        .from(paymentRequests)
        .where(
          and(
            eq(paymentRequests.uid, by.uid),
            eq(paymentRequests.kind, by.kind),
            eq(paymentRequests.planId, by.planId),
            eq(paymentRequests.status, 'open'),
          ),
        );
      return found;
    },

    /** Writes a new open request down; false where another for the same thing is open already. */
    async addRequest(request: PaymentRequest): Promise<boolean> {
      const written = await db
        .insert(paymentRequests)
        .values(request)
        .onConflictDoNothing()
        .returning({ id: paymentRequests.id });
      return written.length > 0;
    },

    async closeRequest(id: string): Promise<void> {
      await db
        .update(paymentRequests)
        .set({ status: 'closed' })
        .where(and(eq(paymentRequests.id, id), eq(paymentRequests.status, 'open')));
    },

    /** Takes a user's open requests that were not checked since a time, and marks them asked. */
    claimOpenRequests: (uid: string, notAskedSince: Date, at: Date): Promise<PaymentRequest[]> =>
      db
        .update(paymentRequests)
        .set({ askedAt: at })
        .where(
          and(
            eq(paymentRequests.uid, uid),
            eq(paymentRequests.status, 'open'),
            or(isNull(paymentRequests.askedAt), lt(paymentRequests.askedAt, notAskedSince)),
          ),
        )
        .returning(),

    /**
     * Takes open requests of anybody that are due to be asked about: every `leastSeconds` at first, then ever more
     * seldom, after a quarter of their age.
     */
    async claimDueRequests(leastSeconds: number, limit: number, at: Date): Promise<PaymentRequest[]> {
      const now = sql`${at.toISOString()}::timestamptz`;
      const age = sql`extract(epoch from (${now} - ${paymentRequests.createdAt}))`;
      const sinceAsked = sql`extract(epoch from (${now} - coalesce(${paymentRequests.askedAt}, ${paymentRequests.createdAt})))`;
      const due = db
        .select({ id: paymentRequests.id })
        .from(paymentRequests)
        .where(
          and(
            eq(paymentRequests.status, 'open'),
            sql`${sinceAsked} >= greatest(${leastSeconds}::float, ${age} / 4)`,
          ),
        )
        .limit(limit)
        .for('update', { skipLocked: true });
      return db
        .update(paymentRequests)
        .set({ askedAt: at })
        .where(inArray(paymentRequests.id, due))
        .returning();
    },

    history: (uid: string): Promise<{ payment: Payment; kind: PaymentRequest['kind'] | null }[]> =>
      db
        .select({ payment: payments, kind: paymentRequests.kind })
        .from(payments)
        .leftJoin(paymentRequests, eq(paymentRequests.id, payments.requestId))
        .where(eq(payments.uid, uid))
        .orderBy(desc(payments.paidAt), desc(payments.id)),

    async isWebhookKnown(eventId: string): Promise<boolean> {
      const found = await db
        .select({ eventId: paymentWebhooks.eventId })
        .from(paymentWebhooks)
        .where(eq(paymentWebhooks.eventId, eventId));
      return found.length > 0;
    },

    async rememberWebhook(eventId: string, event: string, receivedAt: Date): Promise<void> {
      await db.insert(paymentWebhooks).values({ eventId, event, receivedAt }).onConflictDoNothing();
    },

    settle: (captured: CapturedPayment) => settle(db, captured),

    /** Lets a plan run from now without a payment; granting again renews it instead of adding to it. */
    async grant(uid: string, plan: PlanRow, at: Date): Promise<void> {
      const period = {
        planId: plan.id,
        amount: plan.amount,
        paidAt: at,
        periodStart: at,
        periodEnd: new Date(at.getTime() + plan.durationDays * DAY_MS),
      };
      await db
        .insert(payments)
        .values({ id: `grant_${uid}`, requestId: null, uid, ...period })
        .onConflictDoUpdate({ target: payments.id, set: period });
    },
  };
}

export type PaymentsStore = ReturnType<typeof createPaymentsStore>;
