import { randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS, PAYMENT_LINK_LIFETIME_MS } from '@chalchitra/api/constants';
import { toPaise } from '@chalchitra/api/contract';
import { dayIn, rupeesIn } from '../copy/formats';
import type { Database } from '../database/database';
import { HttpError, unauthenticated } from '../http/errors';
import type { Caller } from '../http/identify';
import { createKeyedSemaphore, type SemaphoreLimits } from '../semaphore';
import { subscribedUntil } from './payments.ledger';
import { writeNotes } from './payments.notes';
import { findActivePeriods } from './payments.periods';
import { findPlan, type PlanRow } from './payments.plans';
import type { Provider } from './payments.provider';
import { ProviderError } from './payments.providerCall';
import type { Bill } from './payments.schema';
import { ORDER_LIFETIME_MS, type Settlement } from './payments.settlement';
import type { PaymentsStore } from './payments.store';

/** A link about to expire isn't given out again. */
const LINK_REUSE_MARGIN_MS = 15 * MINUTE_MS;

/** Nobody needs so many: each one takes requests to the provider until it is closed. */
export const MAX_BILLS_PER_HOUR = 20;

/** Room for a double click in a few tabs; each may take as long as a call of the provider's. */
const BILL_LIMITS: SemaphoreLimits = { maxConcurrent: 1, maxQueued: 5, queueTimeoutMs: 10_000 };

const refuseForNow = (reason: string) =>
  new HttpError(503, ({ messages }) => messages.refusals.away, {
    cause: new Error(reason),
    headers: { 'retry-after': '5' },
  });

/** Turns the provider's failure into what the caller gets; anything else is passed on. */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  if (error.isAway) {
    return new HttpError(503, ({ messages }) => messages.refusals.providerAway, {
      cause: error,
      headers: { 'retry-after': '5' },
    });
  }
  return new HttpError(502, ({ messages }) => messages.refusals.providerRefused, { cause: error });
}

/** Waits for work at the provider; where it fails, throws what `toHttpError` makes of that. */
export const withHttpErrors = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw toHttpError(error);
  });

/** Who pays, in the provider's words. */
type Payer = Omit<Caller, 'signedInAt'>;

/** What a user asks to pay for, and whether they know that it adds to a subscription that runs. */
export interface PlanOrder {
  planId: string;
  /** Whole rupees, as the user saw them. */
  amount: number;
  isRenewal: boolean;
  /** Whether it replaces the plan that runs, as soon as it is paid. */
  isSwitch?: boolean;
}

/**
 * Makes the one bill of a user and plan at the provider, at the plan's present price, and gives it out again while it
 * is open. An order and a link are two ways to pay it: requesting one retires the other.
 */
export function createBilling(options: {
  database: Database;
  store: PaymentsStore;
  provider: Provider;
  settlement: Settlement;
  /** Name of who is paid. */
  merchant: string;
  callbackUrl: string;
  now: () => Date;
}) {
  const { database, store, provider, settlement, merchant, now } = options;
  /** One at a time for each user and plan, so that a double click makes one request at the provider. */
  const runLimited = createKeyedSemaphore(BILL_LIMITS, refuseForNow);

  /** The plan whose price is being paid; 404 for one that isn't sold, 400 where the amount is another. */
  const priced = async (planId: string, amount: number): Promise<PlanRow> => {
    const plan = await findPlan(database, planId);
    if (!plan?.isOffered) throw new HttpError(404, ({ messages }) => messages.refusals.planUnknown);
    if (plan.amount !== amount) {
      throw new HttpError(400, (copy) =>
        copy.messages.refusals.planCosts({
          price: rupeesIn(copy, toPaise(plan.amount)),
          given: rupeesIn(copy, toPaise(amount)),
        }),
      );
    }
    return plan;
  };

  const isCurrent = (bill: Bill, plan: PlanRow, isSwitch: boolean): boolean => {
    const margin = bill.kind === 'link' ? LINK_REUSE_MARGIN_MS : 0;
    return (
      bill.amount === plan.amount &&
      bill.durationDays === plan.durationDays &&
      bill.isSwitch === isSwitch &&
      bill.expiresAt.getTime() - margin > now().getTime()
    );
  };

  const alreadyPaid = () => new HttpError(409, ({ messages }) => messages.refusals.alreadyPaid);

  /** The status of an open bill at the provider, fetched at most every 4 s however often it is given out. */
  const checkStatus = async (bill: Bill): Promise<Bill['status']> => {
    const isOurs = await store.claimBill(bill.id, now());
    return isOurs ? settlement.check(bill, 'request') : bill.status;
  };

  /** A bill that is replaced must not be paid by mistake; a link that can't be cancelled was paid or ended by itself. */
  const retire = async (bill: Bill): Promise<void> => {
    await store.retireBill(bill.id);
    if (bill.kind === 'order') return;
    const status = await settlement.check({ ...bill, status: 'retired' }, 'request');
    if (status === 'paid') throw alreadyPaid();
  };

  /** Making another bill is refused until fewer were made in the last hour. */
  const refuseTooMany = async (uid: string): Promise<void> => {
    const madeAt = await store.billMadeAt(uid, MAX_BILLS_PER_HOUR);
    if (madeAt === null) return;
    const waitMs = madeAt.getTime() + HOUR_MS - now().getTime();
    if (waitMs <= 0) return;
    throw new HttpError(429, ({ messages }) => messages.refusals.tooManyBills, {
      headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
    });
  };

  /** The open bill for a plan, if it can be paid in the wanted way as it stands; `paid` where that has just been done. */
  const reusable = async (kind: Bill['kind'], uid: string, plan: PlanRow, isSwitch: boolean) => {
    const open = await store.findOpenBill(uid, plan.id);
    if (!open) return null;
    const status = await checkStatus(open);
    if (status === 'paid') return { bill: open, status };
    if (status !== 'open') return null;
    if (open.kind === kind && isCurrent(open, plan, isSwitch)) return { bill: open, status };
    // Before the open one is taken back, which could still be paid.
    await refuseTooMany(uid);
    await retire(open);
    return null;
  };

  /** A subscriber must know that a payment adds to their subscription. */
  const refuseUnaware = (until: Date): never => {
    throw new HttpError(409, (copy) => copy.messages.refusals.subscribedUntil({ date: dayIn(copy, until) }));
  };

  /** A subscriber of the plan renews it instead of switching to it. */
  const refuseSamePlan = async (uid: string, plan: PlanRow): Promise<void> => {
    const [inForce] = await findActivePeriods(database, uid, now());
    if (inForce?.planId === plan.id) throw new HttpError(409, ({ messages }) => messages.refusals.samePlan);
  };

  const newReference = () => randomUUID().replaceAll('-', '');

  /** Makes a bill at the provider and writes it down. Where another process was first, theirs stands, and is given out if it is for the same. */
  const make = async (
    kind: Bill['kind'],
    caller: Payer,
    plan: PlanRow,
    { isRenewal, isSwitch = false }: PlanOrder,
  ): Promise<Bill> => {
    const referenceId = newReference();
    const createdAt = now();
    const notes = writeNotes({ uid: caller.uid, planId: plan.id, isSwitch });
    const lifetimeMs = kind === 'link' ? PAYMENT_LINK_LIFETIME_MS : ORDER_LIFETIME_MS;
    const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
    const made =
      kind === 'link'
        ? await provider.createLink({
            amount: plan.amount,
            description: `${merchant}: ${plan.name}`,
            referenceId,
            // Without the name: the provider refuses names that are long or not in Latin letters.
            customer: caller.email ? { email: caller.email } : {},
            notes,
            expiresAt,
            callbackUrl: options.callbackUrl,
          })
        : await provider.createOrder({
            amount: plan.amount,
            receipt: referenceId,
            notes,
          });
    const bill: Bill = {
      id: made.id,
      kind,
      uid: caller.uid,
      planId: plan.id,
      amount: plan.amount,
      durationDays: plan.durationDays,
      referenceId,
      shortUrl: 'short_url' in made ? made.short_url : null,
      status: 'open',
      isSwitch,
      createdAt,
      expiresAt,
      checkedAt: null,
    };
    const outcome = await store.addBill(bill, isRenewal);
    if (outcome === 'added') return bill;
    // Nobody has seen ours: the link is taken back, and an order can't be paid without its id.
    if (kind === 'link') await provider.cancelLink(bill.id);
    if (outcome === 'subscribed') throw alreadyPaid();
    if (outcome === 'deleted') throw unauthenticated(({ messages }) => messages.refusals.accountDeleted);
    const theirs = await store.findOpenBill(caller.uid, plan.id);
    if (theirs?.kind === kind && isCurrent(theirs, plan, isSwitch)) return theirs;
    throw new HttpError(409, ({ messages }) => messages.refusals.paidOtherwise);
  };

  const billOf = (kind: Bill['kind'], caller: Payer, wanted: PlanOrder) =>
    runLimited(`${caller.uid} ${wanted.planId}`, async () => {
      const plan = await priced(wanted.planId, wanted.amount);
      if (wanted.isSwitch) await refuseSamePlan(caller.uid, plan);
      const found = await reusable(kind, caller.uid, plan, wanted.isSwitch ?? false);
      if (found?.status === 'paid') return found;
      const until = await subscribedUntil(database, caller.uid, now());
      if (until !== null && !wanted.isRenewal) refuseUnaware(until);
      if (found) return found;
      await refuseTooMany(caller.uid);
      const bill = await make(kind, caller, plan, wanted);
      return { bill, status: bill.status };
    });

  return {
    /** Address of the page on which a plan can be paid; a link that was just paid says so itself. */
    async link(caller: Payer, wanted: PlanOrder): Promise<string> {
      const { bill } = await billOf('link', caller, wanted);
      if (bill.shortUrl === null) throw alreadyPaid();
      return bill.shortUrl;
    },

    /** The provider's order to open the checkout with; 409 where it has been paid without our knowing. */
    async order(caller: Payer, wanted: PlanOrder): Promise<string> {
      const { bill, status } = await billOf('order', caller, wanted);
      if (status === 'paid') throw alreadyPaid();
      return bill.id;
    },
  };
}
