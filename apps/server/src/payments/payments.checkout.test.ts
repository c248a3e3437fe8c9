import { DAY_MS } from '@chalchitra/api/constants';
import { createOrder, createPaymentLink, verifyPayment } from '@chalchitra/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sandboxOrders, sandboxRefunds } from '../sandbox/sandbox.schema';
import { detailOf, hmac, KEY_SECRET, startPaymentsHarness } from './payments.harness';
import { createSubscriptions } from './payments.subscriptions';

const harness = await startPaymentsHarness();
const { server, orderFor, payOrder, verify, history, recordsOf } = harness;

let uid: string;
beforeEach(() => {
  uid = harness.newUid();
});
afterAll(() => server.close());

describe('checkout', () => {
  it('makes one record of one payment, however many verify it at once', async () => {
    const result = await payOrder(await orderFor(uid));
    const responses = await Promise.all([1, 2, 3, 4].map(() => verify(uid, result)));
    for (const response of responses) expect(await response.json()).toEqual({ success: true });
    expect(await history(uid)).toEqual([
      {
        id: result.razorpay_payment_id,
        status: 'paid',
        orderId: 'monthly',
        amount: 199,
        createdAt: expect.stringMatching(/^\d{4}-/),
        paymentLinkId: null,
        periodEnd: expect.stringMatching(/^\d{4}-/),
        note: null,
      },
    ]);
    expect(
      await createSubscriptions({ database: server.database, now: () => new Date() }).isSubscribed(uid),
    ).toBe(true);
  });

  it('counts a settlement once, by the way on which it was reported, and the provider’s calls', async () => {
    const count = async (labels: string) => {
      const line = new RegExp(`^chalchitra_${labels} (\\d+)$`, 'm').exec(await server.metrics.text());
      return Number(line?.[1] ?? 0);
    };
    const settled = 'settlements_total\\{way="verify",outcome="paid"\\}';
    const calls = 'provider_seconds_count\\{outcome="ok"\\}';
    const before = { settled: await count(settled), calls: await count(calls) };
    const result = await payOrder(await orderFor(uid));
    await Promise.all([1, 2, 3].map(() => verify(uid, result)));
    expect(await count(settled)).toBe(before.settled + 1);
    expect(await count(calls)).toBeGreaterThan(before.calls + 1);
  });

  it('gives an open order out again instead of making a second', async () => {
    const [first, second] = await Promise.all([orderFor(uid), orderFor(uid)]);
    expect(second).toBe(first);
    expect(await orderFor(uid, 'season', 499)).not.toBe(first);
  });

  it('switches to another plan, once, and ends the one before; the link for it can’t be paid any more', async () => {
    const first = await payOrder(await orderFor(uid));
    await verify(uid, first);
    const bill = { userId: uid, amount: 499, renew: true, switch: true };
    const { shortUrl } = await server.fetch(createPaymentLink, {
      as: uid,
      body: { ...bill, orderId: 'season' },
    });
    const { id } = await server.fetch(createOrder, { as: uid, body: { ...bill, planId: 'season' } });
    expect(await (await fetch(shortUrl)).text()).toContain('This link was cancelled');
    const result = await payOrder(id);
    await Promise.all([1, 2].map(() => verify(uid, result, 'season')));
    expect(await recordsOf(uid)).toMatchObject([
      { id: first.razorpay_payment_id, endReason: 'switched', carriedPaise: 19_900 },
      { id: result.razorpay_payment_id, planId: 'season', endReason: null },
    ]);
    const days = (await recordsOf(uid)).map(
      ({ periodStart, periodEnd }) => (periodEnd.getTime() - periodStart.getTime()) / DAY_MS,
    );
    expect(days[1]).toBe(90 + 36);
  });

  it('refuses a forged signature, also one that is no hex at all', async () => {
    const result = await payOrder(await orderFor(uid));
    for (const razorpay_signature of ['0'.repeat(64), 'ü', result.razorpay_signature.slice(1)]) {
      const response = await verify(uid, { ...result, razorpay_signature });
      expect(response.status).toBe(400);
      expect(await detailOf(response)).toBe('The payment’s signature is not valid.');
    }
    expect(await recordsOf(uid)).toEqual([]);
  });

  it('refuses a genuine signature replayed by another user or for another plan', async () => {
    const result = await payOrder(await orderFor(uid));
    const thief = `${uid}-thief`;
    const stolen = await server.call(verifyPayment, {
      as: thief,
      body: { ...result, userId: thief, planId: 'monthly' },
    });
    expect(stolen.status).toBe(400);
    expect((await verify(uid, result, 'season')).status).toBe(400);
    expect(await history(thief)).toEqual([]);
  });

  it('refuses a signed pair of which the provider knows nothing, or knows better', async () => {
    const mine = await orderFor(uid);
    const paid = await payOrder(await orderFor(`${uid}-other`));
    const forOther = hmac(`${mine}|${paid.razorpay_payment_id}`, KEY_SECRET);
    const response = await verify(uid, { ...paid, razorpay_order_id: mine, razorpay_signature: forOther });
    expect(response.status).toBe(400);
    expect(await detailOf(response)).toBe('The payment is not for this order.');
    const unknown = { razorpay_payment_id: 'pay_unknown', razorpay_order_id: mine };
    const signed = hmac(`${mine}|pay_unknown`, KEY_SECRET);
    expect((await verify(uid, { ...unknown, razorpay_signature: signed })).status).toBe(502);
    expect(await history(uid)).toEqual([]);
  });

  it('gives a payment over another amount than the order’s back, and says so in the history', async () => {
    const orderId = await orderFor(uid);
    await server.database.update(sandboxOrders).set({ amount: 100 }).where(eq(sandboxOrders.id, orderId));
    const result = await payOrder(orderId);
    const responses = await Promise.all([1, 2, 3].map(() => verify(uid, result)));
    for (const response of responses) {
      expect(response.status).toBe(400);
      expect(await detailOf(response)).toBe(
        'The payment is not over the price of the plan. It is refunded automatically.',
      );
    }
    expect(await history(uid)).toMatchObject([{ status: 'refunded', amount: 1, note: 'otherAmount' }]);
    expect(await server.database.select().from(sandboxRefunds)).toMatchObject([
      { paymentId: result.razorpay_payment_id, amount: 100 },
    ]);
    expect(await orderFor(uid)).not.toBe(orderId);
  });

  it('captures a payment that is only authorised, once for four verifies', async () => {
    const orderId = await orderFor(uid);
    await server.database
      .update(sandboxOrders)
      .set({ capturesByItself: false })
      .where(eq(sandboxOrders.id, orderId));
    const result = await payOrder(orderId);
    const responses = await Promise.all([1, 2, 3, 4].map(() => verify(uid, result)));
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 200]);
    const [order] = await server.database.select().from(sandboxOrders).where(eq(sandboxOrders.id, orderId));
    expect(order?.status).toBe('paid');
    expect(await history(uid)).toHaveLength(1);
  });

  it('finds a paid order by itself when the verify never came', async () => {
    const { razorpay_payment_id: id } = await payOrder(await orderFor(uid));
    expect(await history(uid)).toMatchObject([{ id, status: 'paid' }]);
  });

  it('does not let a paid order be paid again before it is known', async () => {
    const result = await payOrder(await orderFor(uid));
    const response = await server.call(createOrder, {
      as: uid,
      body: { userId: uid, planId: 'monthly', amount: 199 },
    });
    expect(response.status).toBe(409);
    expect(await detailOf(response)).toBe('This plan is already paid.');
    expect(await history(uid)).toMatchObject([{ id: result.razorpay_payment_id }]);
  });
});
