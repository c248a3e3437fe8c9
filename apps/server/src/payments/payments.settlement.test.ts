import { DAY_MS, HOUR_MS, MINUTE_MS } from '@chalchitra/api/constants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpError } from '../http/errors';
import { sandboxOrders } from '../sandbox/sandbox.schema';
import { toHttpError } from './payments.bills';
import { subscribedUntil } from './payments.ledger';
import { startProcessesHarness } from './payments.processes.harness';
import { ProviderError } from './payments.providerCall';
import { bills } from './payments.schema';

const harness = await startProcessesHarness();
const { state, providerCalls, startProcess, caller, later, recordsOf, statusOf, database } = harness;
const { pay } = harness;

const MONTHLY = { planId: 'monthly', amount: 199, isRenewal: false };

let uid: string;
beforeEach(async () => {
  await harness.begin();
  uid = state.uid;
});
afterAll(() => harness.close());

/** A response that comes when it is released. */
function held() {
  let release = () => {};
  const promise = new Promise<Response>((resolve) => {
    release = () => resolve(Response.json({}));
  });
  return { promise, release: () => release() };
}

describe('a provider that fails', () => {
  const faults = [
    ['responds with 500', () => Response.json({}, { status: 500 }), 503],
    ['responds with 429', () => Response.json({}, { status: 429 }), 503],
    ['responds with HTML', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 502],
    ['responds with another shape', () => Response.json({ hello: 'there' }), 502],
    ['responds with an empty body', () => new Response(null, { status: 204 }), 502],
    [
      'refuses the keys',
      () => Response.json({ error: { description: 'Authentication failed' } }, { status: 401 }),
      502,
    ],
    [
      'sends somewhere else',
      () => new Response(null, { status: 302, headers: { location: 'http://evil.test/' } }),
      503,
    ],
  ] as const;

  it.each(faults)('that %s makes one clear error', async (_name, fault, status) => {
    state.fault = fault;
    const { billing } = startProcess();
    const error = await billing.order(caller(), MONTHLY).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ProviderError);
    const refusal = toHttpError(error);
    expect(refusal).toBeInstanceOf(HttpError);
    expect(refusal).toMatchObject({ status });
  });

  it('that can’t be reached leaves the history as it is, and what was paid is settled later', async () => {
    const link = await harness.link();
    await pay(link.orderId);
    state.fault = () => Response.json({}, { status: 503 });
    const { sweep } = startProcess();
    await sweep.historyFor(uid);
    expect(await recordsOf(uid)).toEqual([]);
    expect(await statusOf(link.id)).toBe('open');
    state.fault = null;
    later(4_001);
    await sweep.historyFor(uid);
    expect(await recordsOf(uid)).toHaveLength(1);
  });

  it('that hangs is given up', async () => {
    const { promise, release } = held();
    state.fault = () => promise;
    const { provider } = startProcess({ timeoutMs: 100 });
    await expect(provider.fetchPayment('pay_1')).rejects.toMatchObject({ kind: 'unreachable' });
    release();
  });

  it('that hangs does not hold the history up', async () => {
    await harness.link();
    const { promise, release } = held();
    let hasResponded = false;
    state.fault = () =>
      promise.finally(() => {
        hasResponded = true;
      });
    await startProcess().sweep.historyFor(uid);
    expect(hasResponded).toBe(false);
    release();
  });
});

describe('checking with the provider', () => {
  it('happens at most every 4 s for one link, however many pages poll', async () => {
    await harness.link();
    providerCalls.length = 0;
    const { sweep } = startProcess();
    await Promise.all([1, 2, 3, 4].map(() => sweep.historyFor(uid)));
    later(3_999);
    await sweep.historyFor(uid);
    expect(providerCalls).toHaveLength(1);
    later(2);
    await sweep.historyFor(uid);
    expect(providerCalls).toHaveLength(2);
  });

  it('goes on by itself, ever more seldom, until a bill is closed', async () => {
    const orderId = await startProcess().billing.order(caller(), MONTHLY);
    providerCalls.length = 0;
    const { sweep } = startProcess();
    const sweepAfter = async (ms: number) => {
      later(ms);
      const before = providerCalls.length;
      await sweep.sweep();
      return providerCalls.length - before;
    };
    expect(await sweepAfter(29_000)).toBe(0);
    expect(await sweepAfter(1_000)).toBe(1);
    expect(await sweepAfter(29_000)).toBe(0);
    expect(await sweepAfter(HOUR_MS)).toBe(1);
    expect(await sweepAfter(10 * MINUTE_MS)).toBe(0);
    expect(await sweepAfter(3 * DAY_MS)).toBe(1);
    expect(await statusOf(orderId)).toBe('retired');
    expect(await sweepAfter(12 * HOUR_MS)).toBe(0);
    expect(await sweepAfter(DAY_MS)).toBe(1);
    expect(await sweepAfter(180 * DAY_MS)).toBe(1);
    expect(await statusOf(orderId)).toBe('closed');
    expect(await sweepAfter(30 * DAY_MS)).toBe(0);
  });

  it('doesn’t wait for a time that a server wrote down whose clock was ahead', async () => {
    const link = await harness.link();
    const { sweep } = startProcess();
    await sweep.historyFor(uid);
    const checkedAt = harness.now();
    const calls = async (work: () => Promise<unknown>) => {
      const before = providerCalls.length;
      await work();
      return providerCalls.length - before;
    };
    later(-HOUR_MS);
    expect(await calls(() => sweep.historyFor(uid))).toBe(1);
    expect(await calls(() => sweep.historyFor(uid))).toBe(0);
    await database.update(bills).set({ checkedAt }).where(eq(bills.id, link.id));
    expect(await calls(() => harness.link())).toBe(1);
    await database.update(bills).set({ checkedAt }).where(eq(bills.id, link.id));
    expect(await calls(() => sweep.sweep())).toBe(1);
    expect(await calls(() => sweep.sweep())).toBe(0);
  });

  it('settles what was paid before a crash, in the next process', async () => {
    const link = await harness.link();
    await pay(link.orderId);
    later(31_000);
    await Promise.all([startProcess().sweep.sweep(), startProcess().sweep.sweep()]);
    expect(await recordsOf(uid)).toHaveLength(1);
    expect(await statusOf(link.id)).toBe('paid');
  });

  it('closes a link that has expired', async () => {
    const link = await harness.link();
    later(DAY_MS + 1_000);
    await startProcess().sweep.sweep();
    expect(await statusOf(link.id)).toBe('closed');
  });
});

describe('confirming a payment', () => {
  const order = async () => {
    const id = await startProcess().billing.order(caller(), MONTHLY);
    const bill = await startProcess().store.findBill(id);
    if (!bill) throw new Error('no such order');
    return bill;
  };

  it('waits for one that is not complete', async () => {
    const bill = await order();
    const failed = await harness.sandboxStore.attempt(bill.id, 'fail', { email: null, contact: null });
    const { settlement } = startProcess();
    expect(await settlement.confirm(bill, failed.payment?.id ?? '', 'verify')).toEqual({
      outcome: 'pending',
    });
    expect(await recordsOf(uid)).toEqual([]);
  });

  it('takes the provider’s word when it was captured in between', async () => {
    const bill = await order();
    await database
      .update(sandboxOrders)
      .set({ capturesByItself: false })
      .where(eq(sandboxOrders.id, bill.id));
    const paymentId = await pay(bill.id);
    const { settlement } = startProcess();
    const first = settlement.confirm(bill, paymentId, 'verify');
    const second = startProcess().settlement.confirm(bill, paymentId, 'verify');
    expect((await first).outcome).toBe('paid');
    expect((await second).outcome).toBe('paid');
    expect(await recordsOf(uid)).toHaveLength(1);
  });

  it('needs no provider for what is known', async () => {
    const bill = await order();
    const paymentId = await pay(bill.id);
    const { settlement } = startProcess();
    await settlement.confirm(bill, paymentId, 'verify');
    state.fault = () => Response.json({}, { status: 503 });
    expect((await settlement.confirm(bill, paymentId, 'verify')).outcome).toBe('paid');
  });

  it('refuses a payment that paid for something else already', async () => {
    const bill = await order();
    const paymentId = await pay(bill.id);
    const captured = {
      id: paymentId,
      billId: null,
      uid: `${uid}-other`,
      planId: 'monthly',
      amount: 199,
      durationDays: 30,
      paidAt: harness.now(),
    };
    await startProcess().ledger.settle(captured, harness.now());
    const confirmed = await startProcess().settlement.confirm(bill, paymentId, 'verify');
    expect(confirmed.outcome).toBe('refused');
    expect(await recordsOf(uid)).toEqual([]);
    expect(await statusOf(bill.id)).toBe('open');
  });

  it.each([
    ['ahead', DAY_MS],
    ['behind', -DAY_MS],
  ])('gives every day that was paid for where the server’s clock is a day %s', async (_where, off) => {
    const bill = await order();
    const paymentId = await pay(bill.id);
    const paidAt = harness.now();
    later(off);
    await startProcess().settlement.confirm(bill, paymentId, 'webhook');
    later(-off);
    const [record] = await recordsOf(uid);
    // The provider counts in whole seconds.
    const from = Math.floor(paidAt.getTime() / 1000) * 1000;
    expect(record?.periodStart.getTime()).toBeGreaterThanOrEqual(from);
    expect(record && record.periodEnd.getTime() - record.periodStart.getTime()).toBe(30 * DAY_MS);
    expect(await subscribedUntil(harness.database, uid, harness.now())).toEqual(record?.periodEnd);
  });

  it('gives one of two people a payment that both claim at once', async () => {
    const claim = (who: string) =>
      startProcess().ledger.settle(
        {
          id: `pay_claimed_${uid}`,
          billId: null,
          uid: who,
          planId: 'monthly',
          amount: 199,
          durationDays: 30,
          paidAt: harness.now(),
        },
        harness.now(),
      );
    const claimed = await Promise.all([claim(`${uid}-a`), claim(`${uid}-b`)]);
    expect(claimed.filter((payment) => payment !== null)).toHaveLength(1);
  });
});

describe('two processes at once', () => {
  it('make one open link between them: the other is taken back at the provider', async () => {
    const [first, second] = await Promise.all([
      startProcess().billing.link(caller(), MONTHLY),
      startProcess().billing.link(caller(), MONTHLY),
    ]);
    expect(second).toBe(first);
    const made = providerCalls.filter((call) => call === 'POST /v1/payment_links').length;
    const takenBack = providerCalls.filter((call) => call.endsWith('/cancel')).length;
    expect(made - takenBack).toBe(1);
  });

  it('hand out one open order', async () => {
    const [first, second] = await Promise.all([
      startProcess().billing.order(caller(), MONTHLY),
      startProcess().billing.order(caller(), MONTHLY),
    ]);
    expect(second).toBe(first);
  });
});
