import { setTimeout as pause } from 'node:timers/promises';
import { toPaise } from '@chalchitra/api/contract';
import type { PlanWire } from '@chalchitra/api/types';
import { eq } from 'drizzle-orm';
import { sandboxOrders } from '../src/sandbox/sandbox.schema';
import { signCheckout } from '../src/sandbox/sandbox.signing';
import { createViewer, type Viewer } from './client';
import { findWrongSettlements, type Owed } from './judge';
import { KEYS } from './nodes';
import { NO_FAULTS, randomFaults } from './provider';
import type { Random } from './random';
import { type Shop, startShop } from './shop';
import { sweepLater } from './sweepLater';

export interface SettlementsResult {
  readonly payments: number;
  readonly kills: number;
  readonly seconds: number;
  /** How payments were reported, by the sorts of reports that each had. */
  readonly reports: Readonly<Record<string, number>>;
  readonly refunded: number;
  readonly disputed: number;
  readonly paidTwice: number;
  readonly switched: number;
  /** What is wrong in the books, in words; empty where all is well. */
  readonly problems: readonly string[];
}

export interface SettlementsOptions {
  readonly payments: number;
  readonly kills: number;
  /** Folder of the built server, below `apps/server`. */
  readonly build?: string | undefined;
  /** Whether it is one node with a database of its own, in place of two on one PostgreSQL. */
  readonly isEmbedded?: boolean;
  /** Whether every report arrives, so that nothing is left for later: what a node does wrong then isn’t mended. */
  readonly isFaultless?: boolean;
}

const AT_ONCE = 24;

/** One payment's reports: by the page, by the way back from a link, by webhook; or by nobody. */
interface Tally {
  readonly reports: Record<string, number>;
  refunded: number;
  disputed: number;
  paidTwice: number;
  switched: number;
}

/** Payers at the provider give no address. */
const NOBODY = { email: null, contact: null };

/** What the checkout returns to the page. */
const proofOf = (orderId: string, paymentId: string) => ({
  razorpay_payment_id: paymentId,
  razorpay_order_id: orderId,
  razorpay_signature: signCheckout(orderId, paymentId, KEYS.keySecret),
});

/** Pays on a link's page; returns the way back to the site. */
async function payLink(shortUrl: string): Promise<{ callback: string; paymentId: string }> {
  const body = new URLSearchParams({ outcome: 'pay' });
  const paid = await fetch(shortUrl, { method: 'POST', body, redirect: 'manual' });
  const callback = paid.headers.get('location') ?? '';
  return { callback, paymentId: new URL(callback).searchParams.get('razorpay_payment_id') ?? '' };
}

/** Pays what the provider asks for, and reports it in a way that chance chooses. */
async function payOnce(
  shop: Shop,
  viewer: Viewer,
  plan: PlanWire,
  random: Random,
  tally: Tally,
): Promise<Owed> {
  const { provider } = shop;
  const count = (how: string) => {
    tally.reports[how] = (tally.reports[how] ?? 0) + 1;
  };
  const times = random.below(3);
  if (random.percent(50)) {
    const { callback, paymentId } = await payLink(await viewer.link(plan.id, plan.amount));
    count(times === 0 ? 'link, by webhook or sweep' : 'link, by callback as well');
    await Promise.all(Array.from({ length: times }, () => viewer.comeBack(callback)));
    return { uid: viewer.uid, paymentId, plan };
  }
  const orderId = await viewer.order(plan.id, plan.amount);
  const { payment } = await provider.store.attempt(orderId, 'pay', NOBODY);
  const paymentId = payment?.id ?? '';
  const proof = proofOf(orderId, paymentId);
  count(times === 0 ? 'order, by webhook or sweep' : 'order, by verify as well');
  await Promise.all(Array.from({ length: times }, () => viewer.verify(proof, plan.id, random.percent(50))));
  return { uid: viewer.uid, paymentId, plan };
}

/** A bill that is paid in two ways at once, as by two tabs: one payment counts, the other goes back. */
async function payTwice(shop: Shop, viewer: Viewer, plan: PlanWire, tally: Tally): Promise<Owed[]> {
  tally.paidTwice += 1;
  const orderId = await viewer.order(plan.id, plan.amount);
  const shortUrl = await viewer.link(plan.id, plan.amount);
  const [paid, { payment }] = await Promise.all([
    payLink(shortUrl),
    shop.provider.store.attempt(orderId, 'pay', NOBODY),
  ]);
  const first = payment && { uid: viewer.uid, paymentId: payment.id, plan, isOneOfTwo: true };
  await Promise.all([
    viewer.comeBack(paid.callback),
    first && viewer.verify(proofOf(orderId, first.paymentId), plan.id, false),
  ]);
  const second = { uid: viewer.uid, paymentId: paid.paymentId, plan, isOneOfTwo: true };
  return first ? [first, second] : [second];
}

/** A plan, and another that takes its place as soon as it is paid for, whoever reports that. */
async function payAndSwitch(
  shop: Shop,
  viewer: Viewer,
  [plan, next]: readonly [PlanWire, PlanWire],
  random: Random,
  tally: Tally,
): Promise<Owed[]> {
  tally.switched += 1;
  const pay = async (orderId: string, planId: string, reports: number) => {
    const { payment } = await shop.provider.store.attempt(orderId, 'pay', NOBODY);
    const paymentId = payment?.id ?? '';
    const report = () => viewer.verify(proofOf(orderId, paymentId), planId, reports === 1);
    await Promise.all(Array.from({ length: reports }, report));
    return paymentId;
  };
  const first = await pay(await viewer.order(plan.id, plan.amount), plan.id, 1);
  const second = await pay(await viewer.orderSwitch(next.id, next.amount), next.id, random.below(3));
  return [
    { uid: viewer.uid, paymentId: first, plan, isReplaced: true },
    { uid: viewer.uid, paymentId: second, plan: next, replaces: first },
  ];
}

/** An order of which the provider takes a rupee less than was asked for: it buys nothing and goes back. */
async function payLess(shop: Shop, viewer: Viewer, plan: PlanWire): Promise<Owed> {
  const orderId = await viewer.order(plan.id, plan.amount);
  const amount = toPaise(plan.amount - 1);
  const { store, database } = shop.provider;
  await database.update(sandboxOrders).set({ amount }).where(eq(sandboxOrders.id, orderId));
  const { payment } = await store.attempt(orderId, 'pay', NOBODY);
  return { uid: viewer.uid, paymentId: payment?.id ?? '', plan, isTooLittle: true };
}

/** How disputes end, in turn, so that a small run has each of them; null: not yet. */
const DISPUTES_END = ['lost', 'won', null] as const;

/** What becomes of some payments at the provider afterwards. */
async function takeBack(shop: Shop, owed: Owed, random: Random, tally: Tally): Promise<void> {
  const { returns } = shop.provider;
  const { paymentId } = owed;
  const common = { paymentId, receipt: null, notes: {}, idempotencyKey: null };
  if (random.percent(5)) {
    tally.refunded += 1;
    // A whole refund, a third, or two thirds: only the second leaves the period as it is.
    const amount = random.pick([null, Math.floor((owed.plan.amount * 100) / 3), owed.plan.amount * 67]);
    await returns.refund({ ...common, amount });
  } else if (random.percent(8)) {
    const outcome = DISPUTES_END[tally.disputed % DISPUTES_END.length];
    tally.disputed += 1;
    const dispute = await returns.dispute(paymentId);
    if (dispute && outcome) await returns.decideDispute(dispute.row.id, outcome);
  }
}

/** Kills nodes at random moments, as far apart as the payments allow; each comes back at once. */
async function killNodes(shop: Shop, random: Random, kills: number, share: () => number): Promise<number> {
  let made = 0;
  while (made < kills && share() < 1) {
    await pause(random.below(400));
    if (share() < (made + random.next()) / kills) continue;
    const node = random.pick(shop.nodes);
    await node.kill();
    await node.start();
    made += 1;
  }
  return made;
}

/**
 * So many payments by links and orders, over nodes that are killed meanwhile, reported in any order, doubled,
 * late or never, while the provider fails; then everything that an hour would do, and a look into the books.
 */
export async function runSettlements(
  random: Random,
  { payments, kills, build, isEmbedded = false, isFaultless = false }: SettlementsOptions,
): Promise<SettlementsResult> {
  const startedAt = performance.now();
  const shop = await startShop(random, { build, isEmbedded, nodes: isEmbedded ? 1 : 2 });
  try {
    const plans = await shop.plans();
    const tally: Tally = { reports: {}, refunded: 0, disputed: 0, paidTwice: 0, switched: 0 };
    const owed: Owed[] = [];
    let next = 0;
    if (!isFaultless) shop.provider.setFaults(randomFaults(random));
    const work = async () => {
      while (next < payments) {
        next += 1;
        const viewer = createViewer(`user-${next}`, shop.anywhere);
        const plan = random.pick(plans);
        if (random.percent(8)) {
          owed.push(...(await payTwice(shop, viewer, plan, tally)));
          continue;
        }
        if (random.percent(6)) {
          const next = plans.find(({ id }) => id !== plan.id) ?? plan;
          owed.push(...(await payAndSwitch(shop, viewer, [plan, next], random, tally)));
          continue;
        }
        if (random.percent(2)) {
          owed.push(await payLess(shop, viewer, plan));
          continue;
        }
        const paid = await payOnce(shop, viewer, plan, random, tally);
        owed.push(paid);
        await takeBack(shop, paid, random, tally);
      }
    };
    const killing = killNodes(shop, random, kills, () => next / payments);
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const made = await killing;
    shop.provider.setFaults(NO_FAULTS);
    await shop.provider.settleWebhooks();
    const differences = isFaultless ? [] : await sweepLater(shop);
    return {
      payments: owed.length,
      kills: made,
      seconds: Math.round((performance.now() - startedAt) / 1000),
      ...tally,
      problems: [...(await findWrongSettlements(shop, owed)), ...differences],
    };
  } finally {
    await shop.close();
  }
}
