import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import type { Parts } from '../parts';
import { grant } from './payments.byHand';
import { isRunning } from './payments.periods';
import { offeredPlans } from './payments.plans';
import { payments } from './payments.schema';
import { plans } from './plans.schema';

/** What other areas may find out and do about subscriptions. */
export interface Subscriptions {
  isSubscribed(uid: string): Promise<boolean>;
  /** How many players may play at once, null for no limit; undefined without a subscription. */
  screensOf(uid: string): Promise<number | null | undefined>;
  /** Lets a user's subscription to the first plan run for its days from now, without a payment. */
  grant(uid: string): Promise<void>;
}

/**
 * Says how many players the plan in force lets play at once, null for no limit, as for what was granted; undefined
 * where none is in force. The statement is built once: each player's report runs it.
 */
export function prepareScreensOf(db: Database) {
  const statement = db
    .select({ screens: plans.screens, billId: payments.billId })
    .from(payments)
    .leftJoin(plans, eq(plans.id, payments.planId))
    .where(isRunning(sql.placeholder('uid'), sql.placeholder('at')))
    .orderBy(payments.periodStart)
    .limit(1)
    .prepare('screens_of');
  return async (uid: string, at: Date): Promise<number | null | undefined> => {
    const [running] = await statement.execute({ uid, at: at.toISOString() });
    return running && (running.billId === null ? null : running.screens);
  };
}

/** Says whether a user's subscription runs at a time. Built once, too: each title's detail runs it. */
export function prepareIsSubscribed(db: Database) {
  const statement = db
    .select({ id: payments.id })
    .from(payments)
    .where(isRunning(sql.placeholder('uid'), sql.placeholder('at')))
    .limit(1)
    .prepare('is_subscribed');
  return async (uid: string, at: Date): Promise<boolean> =>
    (await statement.execute({ uid, at: at.toISOString() })).length > 0;
}

/** The subscriptions, as the other areas of the server see them. */
export function createSubscriptions({ database, now }: Pick<Parts, 'database' | 'now'>): Subscriptions {
  const isSubscribed = prepareIsSubscribed(database);
  const screensOf = prepareScreensOf(database);
  return {
    isSubscribed: (uid) => isSubscribed(uid, now()),
    screensOf: (uid) => screensOf(uid, now()),
    async grant(uid) {
      const [plan] = await offeredPlans(database);
      if (plan) await grant(database, uid, plan, now());
    },
  };
}
