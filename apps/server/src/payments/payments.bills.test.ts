import { DAY_MS, HOUR_MS } from '@chalchitra/api/constants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountDeletions } from '../personalData/personalData.schema';
import { sandboxPaymentLinks, sandboxRefunds } from '../sandbox/sandbox.schema';
import { MAX_BILLS_PER_HOUR } from './payments.bills';
import { startProcessesHarness } from './payments.processes.harness';
import { bills } from './payments.schema';
import { noteOf, stateOf } from './payments.states';
import { plans } from './plans.schema';

const harness = await startProcessesHarness();
const { state, providerCalls, startProcess, later, recordsOf, statusOf, pay, now, database } = harness;

const SECOND_MS = 1000;

let uid: string;
beforeEach(async () => {
  await harness.begin();
  uid = state.uid;
});
afterAll(() => harness.close());

const billOf = async (id: string) => {
  const bill = await startProcess().store.findBill(id);
  if (!bill) throw new Error('no such bill');
  return bill;
};
const settle = async (billId: string, paymentId: string, rules = {}) =>
  startProcess(rules).settlement.confirm(await billOf(billId), paymentId, 'verify');
const linkAtProvider = async (id: string) =>
  (await database.select().from(sandboxPaymentLinks).where(eq(sandboxPaymentLinks.id, id)))[0]?.status;
const refundsOf = (paymentId: string) =>
  database.select().from(sandboxRefunds).where(eq(sandboxRefunds.paymentId, paymentId));
const openBills = async () =>
  (await database.select().from(bills).where(eq(bills.uid, uid))).filter(({ status }) => status === 'open');

describe('one bill for a user and plan', () => {
  it('is an order or a link: requesting the order cancels the link', async () => {
    const link = await harness.link();
    const orderId = await harness.order();
    expect(await linkAtProvider(link.id)).toBe('cancelled');
    expect(await statusOf(link.id)).toBe('closed');
    expect((await openBills()).map(({ id }) => id)).toEqual([orderId]);
  });

  it('requesting the link retires the order, which is still checked', async () => {
    const orderId = await harness.order();
    const link = await harness.link();
    expect((await openBills()).map(({ id }) => id)).toEqual([link.id]);
    expect(await statusOf(orderId)).toBe('retired');
    const id = await pay(orderId);
    later(31 * SECOND_MS);
    await startProcess().sweep.sweep();
    expect(await recordsOf(uid)).toMatchObject([{ id, billId: orderId, endReason: null }]);
    // The other way to pay the same bill is taken away by the same round or the next one.
    later(31 * SECOND_MS);
    await startProcess().sweep.sweep();
    expect(await linkAtProvider(link.id)).toBe('cancelled');
  });

  it('that is paid in one way can’t be paid in the other', async () => {
    const link = await harness.link();
    await pay(link.orderId);
    await expect(harness.order()).rejects.toMatchObject({ status: 409 });
    expect(await recordsOf(uid)).toHaveLength(1);
    const next = harness;
    await next.begin();
    const orderId = await next.order();
    await pay(orderId);
    await expect(next.link()).rejects.toMatchObject({ status: 409 });
  });

  it('is given out without a request to the provider each time', async () => {
    const first = await harness.order();
    providerCalls.length = 0;
    const given = await Promise.all(Array.from({ length: 110 }, () => harness.order()));
    expect(new Set(given)).toEqual(new Set([first]));
    expect(providerCalls.length).toBeLessThanOrEqual(1);
  });

  it('has its requests wait in turn, as many as one user may have', async () => {
    const { billing } = startProcess();
    const wanted = { planId: 'monthly', amount: 199, isRenewal: false };
    const given = await Promise.allSettled(
      Array.from({ length: 10 }, () => billing.order(harness.caller(), wanted)),
    );
    const ids = given.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const refused = given.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(1);
    for (const reason of refused) {
      expect(reason).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    }
  });

  it('is one, however many processes request both ways at once', async () => {
    const wishes = Array.from({ length: 8 }, (_, count) =>
      count % 2 === 0 ? harness.order() : harness.link().then(({ id }) => id),
    );
    await Promise.allSettled(wishes);
    expect(await openBills()).toHaveLength(1);
  });

  it('that is retired is checked until the provider says that it can’t be paid', async () => {
    const link = await harness.link();
    state.fault = (path) => (path.endsWith('/cancel') ? Response.json({}, { status: 503 }) : null);
    await database.update(plans).set({ amount: 299 }).where(eq(plans.id, 'monthly'));
    const wanted = { planId: 'monthly', amount: 299, isRenewal: false };
    const { billing } = startProcess();
    await expect(billing.link(harness.caller(), wanted)).rejects.toMatchObject({ kind: 'unavailable' });
    await database.update(plans).set({ amount: 199 }).where(eq(plans.id, 'monthly'));
    expect(await statusOf(link.id)).toBe('retired');
    state.fault = null;
    later(31 * SECOND_MS);
    await startProcess().sweep.sweep();
    expect(await linkAtProvider(link.id)).toBe('cancelled');
    expect(await statusOf(link.id)).toBe('closed');
  });

  it('is refused beyond twenty new ones in an hour, until an hour has passed', async () => {
    const { billing } = startProcess();
    const wanted = { planId: 'monthly', amount: 199, isRenewal: false };
    const next = (number: number) =>
      number % 2 === 0 ? billing.order(harness.caller(), wanted) : billing.link(harness.caller(), wanted);
    for (let number = 0; number < MAX_BILLS_PER_HOUR; number += 1) {
      await next(number);
      later(5 * SECOND_MS);
    }
    providerCalls.length = 0;
    await expect(next(0)).rejects.toMatchObject({
      status: 429,
      message: 'Too many payments were started in the last hour. Try again later.',
      headers: { 'retry-after': String(3600 - MAX_BILLS_PER_HOUR * 5) },
    });
    expect(providerCalls.filter((call) => call === 'POST /v1/orders')).toEqual([]);
    // What could be paid before can still be.
    const [open] = await openBills();
    expect(await linkAtProvider(open?.id ?? '')).toBe('created');
    later(HOUR_MS - MAX_BILLS_PER_HOUR * 5 * SECOND_MS);
    await next(0);
  });

  it.each([
    ['order', 400],
    ['link', 400],
    ['link', 404],
  ] as const)(
    'that the provider doesn’t know is closed, and another is made: %s, %i',
    async (kind, status) => {
      const bill = async () => (kind === 'order' ? harness.order() : (await harness.link()).id);
      const before = await bill();
      later(5 * SECOND_MS);
      const unknown = { error: { description: 'The id provided does not exist' } };
      state.fault = (path) => (path.includes(before) ? Response.json(unknown, { status }) : null);
      const after = await bill();
      expect(after).not.toBe(before);
      expect(await statusOf(before)).toBe('closed');
      expect((await openBills()).map(({ id }) => id)).toEqual([after]);
    },
  );

  it('that the provider doesn’t know stays open while nobody asks for another', async () => {
    const orderId = await harness.order();
    const link = await harness.link('season');
    later(DAY_MS / 2);
    state.fault = () =>
      Response.json({ error: { description: 'The id provided does not exist' } }, { status: 400 });
    await startProcess().sweep.sweep();
    expect([await statusOf(orderId), await statusOf(link.id)]).toEqual(['open', 'open']);
  });

  it('stays open where the provider refuses our keys', async () => {
    const orderId = await harness.order();
    later(5 * SECOND_MS);
    const refusal = { error: { description: 'Authentication failed' } };
    state.fault = () => Response.json(refusal, { status: 401 });
    await expect(harness.order()).rejects.toMatchObject({ kind: 'refused', status: 401 });
    expect(await statusOf(orderId)).toBe('open');
  });

  it('that was retired and paid days later, with its webhook lost, makes its record', async () => {
    const orderId = await harness.order();
    later(4 * DAY_MS);
    await startProcess().sweep.sweep();
    expect(await statusOf(orderId)).toBe('retired');
    const id = await pay(orderId);
    later(2 * DAY_MS);
    await startProcess().sweep.sweep();
    const [record] = await recordsOf(uid);
    expect(record?.id).toBe(id);
    // Two days between payment and settlement take nothing away.
    expect(record?.periodStart).toEqual(now());
    expect(record?.periodEnd.getTime()).toBe(now().getTime() + 30 * DAY_MS);
  });
});

describe('whoever is subscribed', () => {
  it('is asked before another bill is made', async () => {
    await settle(...((await paidOrder()) as [string, string]));
    await expect(harness.order()).rejects.toMatchObject({
      status: 409,
      message: 'You are subscribed until 21 December 2026. To pay again, choose Renew Early in your profile.',
    });
    await expect(harness.link()).rejects.toMatchObject({ status: 409 });
    expect(await openBills()).toEqual([]);
  });

  it('renews early, once, to the end', async () => {
    await settle(...((await paidOrder()) as [string, string]));
    later(5 * DAY_MS);
    const orderId = await harness.order('monthly', true);
    const id = await pay(orderId);
    await Promise.all([1, 2, 3, 4].map(() => settle(orderId, id)));
    const [first, second] = await recordsOf(uid);
    expect(await recordsOf(uid)).toHaveLength(2);
    expect(second).toMatchObject({ id, periodStart: first?.periodEnd, endReason: null, isSecond: false });
  });

  it('who subscribes while a bill is being made is not given it', async () => {
    const orderId = await harness.order('season');
    const { store } = startProcess();
    const bill = {
      ...(await billOf(orderId)),
      id: 'order_late',
      referenceId: `late-${uid}`,
      planId: 'monthly',
    };
    await settle(orderId, await pay(orderId));
    expect(await store.addBill(bill, false)).toBe('subscribed');
    expect(await store.addBill(bill, true)).toBe('added');
  });

  it('who deletes their account while a bill is being made is not given it', async () => {
    await database.insert(accountDeletions).values({ uid, deletedAt: now() });
    await expect(harness.order()).rejects.toMatchObject({ status: 401 });
    await expect(harness.link()).rejects.toMatchObject({ status: 401 });
    expect(providerCalls.filter((call) => call.endsWith('/cancel'))).toHaveLength(1);
    expect(await openBills()).toEqual([]);
  });
});

describe('a second payment of one bill', () => {
  /** An order and the link that replaced it, both paid. */
  const payTwice = async () => {
    const orderId = await harness.order();
    const link = await harness.link();
    const first = await pay(orderId);
    const second = await pay(link.orderId);
    return { orderId, linkId: link.id, first, second };
  };

  it('is given back, and its payer reads why', async () => {
    const { orderId, linkId, first, second } = await payTwice();
    await settle(orderId, first);
    expect(await settle(linkId, second)).toMatchObject({ outcome: 'returned' });
    expect(await refundsOf(second)).toHaveLength(1);
    expect(await refundsOf(first)).toEqual([]);
    const records = await recordsOf(uid);
    expect(records.map((record) => stateOf(record, now())).sort()).toEqual(['paid', 'refunded']);
    expect(records.map(noteOf)).toContain('secondPayment');
  });

  it('counts as a renewal where the operator wants that', async () => {
    const { orderId, linkId, first, second } = await payTwice();
    const rules = { secondPayments: 'renew' } as const;
    await settle(orderId, first, rules);
    expect(await settle(linkId, second, rules)).toMatchObject({ outcome: 'paid' });
    const records = await recordsOf(uid);
    expect(records.map(noteOf)).toEqual(expect.arrayContaining([null, 'secondCounted']));
    const ends = records.map(({ periodEnd }) => periodEnd.getTime());
    expect(Math.max(...ends)).toBe(now().getTime() + 60 * DAY_MS);
  });

  it('counts where the first has been refunded meanwhile', async () => {
    const { orderId, linkId, first, second } = await payTwice();
    await settle(orderId, first);
    await startProcess().ledger.refund(first, { paise: 19_900, isWhole: true }, now());
    expect(await settle(linkId, second)).toMatchObject({ outcome: 'paid' });
  });

  it('is one of two, however many processes report both at once', async () => {
    const { orderId, linkId, first, second } = await payTwice();
    later(31 * SECOND_MS);
    await Promise.all([
      ...[1, 2, 3].map(() => settle(orderId, first)),
      ...[1, 2, 3].map(() => settle(linkId, second)),
      startProcess().sweep.sweep(),
      startProcess().sweep.sweep(),
      startProcess().sweep.historyFor(uid),
    ]);
    const records = await recordsOf(uid);
    expect(records.map((record) => stateOf(record, now())).sort()).toEqual(['paid', 'refunded']);
    expect((await refundsOf(first)).length + (await refundsOf(second)).length).toBe(1);
  });
});

async function paidOrder(): Promise<string[]> {
  const orderId = await harness.order();
  return [orderId, await pay(orderId)];
}
