import { DAY_MS } from '@chalchitra/api/constants';
import {
  createOrder,
  createPaymentLink,
  paymentHistory,
  plans as plansEndpoint,
  switchQuotes,
  verifyPayment,
} from '@chalchitra/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sandboxOrders } from '../sandbox/sandbox.schema';
import { detailOf, startPaymentsHarness } from './payments.harness';
import { payments } from './payments.schema';
import { createSubscriptions } from './payments.subscriptions';
import { plans } from './plans.schema';

const harness = await startPaymentsHarness();
const { server, requestLink, orderFor, payOrder, verify, history, recordsOf } = harness;

let uid: string;
beforeEach(() => {
  uid = harness.newUid();
});
afterAll(() => server.close());

describe('plans', () => {
  it('are listed in order, in whole rupees', async () => {
    const { items } = await server.fetch(plansEndpoint);
    expect(items).toEqual([
      { id: 'monthly', name: 'Monthly', amount: 199, description: 'All of it', durationDays: 30 },
      { id: 'season', name: 'Season', amount: 499, description: 'A quarter', durationDays: 90 },
    ]);
  });

  it('are described in the reader’s language where the catalogue has it (spec §18)', async () => {
    const descriptions = { hi: 'सब कुछ', ur: 'سب کچھ' };
    await server.database.update(plans).set({ descriptions }).where(eq(plans.id, 'monthly'));
    const described = async (headers: Record<string, string>) => {
      const { items } = await server.fetch(plansEndpoint, { headers });
      return items.map(({ description }) => description);
    };
    expect(await described({ 'accept-language': 'hi-IN, en;q=0.8' })).toEqual(['सब कुछ', 'A quarter']);
    expect(await described({ 'accept-language': 'hi', cookie: 'lang=ur' })).toEqual(['سب کچھ', 'A quarter']);
    expect(await described({ 'accept-language': 'ta' })).toEqual(['All of it', 'A quarter']);
    const { headers } = await server.call(plansEndpoint);
    expect(headers.get('vary')).toContain('cookie, accept-language');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('who may call', () => {
  it('nobody without a token, and everybody only for themselves', async () => {
    const bodies = [
      [paymentHistory, undefined],
      [switchQuotes, undefined],
      [createPaymentLink, { userId: uid, orderId: 'monthly', amount: 199 }],
      [createOrder, { userId: uid, planId: 'monthly', amount: 199 }],
      [
        verifyPayment,
        {
          userId: uid,
          planId: 'monthly',
          razorpay_payment_id: 'p',
          razorpay_order_id: 'o',
          razorpay_signature: 's',
        },
      ],
    ] as const;
    for (const [endpoint, body] of bodies) {
      const call = { params: { uid }, ...(body ? { body } : {}) };
      expect((await server.call(endpoint, call)).status).toBe(401);
      expect((await server.call(endpoint, { params: { uid } })).status).toBe(401);
      expect((await server.call(endpoint, { ...call, as: 'user-other' })).status).toBe(403);
    }
  });
});

describe('the price', () => {
  it('comes from the plan: another amount is refused with a detail', async () => {
    const link = await requestLink(uid, 'monthly', 1);
    expect(link.status).toBe(400);
    expect(await detailOf(link)).toBe('The plan costs ₹199, not ₹1.');
    const order = await server.call(createOrder, {
      as: uid,
      body: { userId: uid, planId: 'monthly', amount: 198 },
    });
    expect(order.status).toBe(400);
    expect((await requestLink(uid, 'monthly', 199.5)).status).toBe(400);
    expect((await requestLink(uid, 'nothing', 199)).status).toBe(404);
  });

  it('is rupees for us and paise for the provider', async () => {
    const order = await server.fetch(createOrder, {
      as: uid,
      body: { userId: uid, planId: 'season', amount: 499 },
    });
    expect(order.amount).toBe(499);
    const [stored] = await server.database.select().from(sandboxOrders).where(eq(sandboxOrders.id, order.id));
    expect(stored?.amount).toBe(49_900);
  });
});

describe('periods', () => {
  it('are listed as expired once they have ended', async () => {
    await verify(uid, await payOrder(await orderFor(uid)));
    await server.database
      .update(payments)
      .set({ periodEnd: new Date(Date.now() - 1000) })
      .where(eq(payments.uid, uid));
    expect(await history(uid)).toMatchObject([{ status: 'expired' }]);
    expect(
      await createSubscriptions({ database: server.database, now: () => new Date() }).isSubscribed(uid),
    ).toBe(false);
  });

  it('follow one another when a plan is bought while another runs, also when both are settled at once', async () => {
    const first = await payOrder(await orderFor(uid));
    const second = await payOrder(await orderFor(uid, 'season', 499));
    await Promise.all([verify(uid, first), verify(uid, second, 'season')]);
    const rows = await recordsOf(uid);
    expect(rows).toHaveLength(2);
    expect(rows[1]?.periodStart).toEqual(rows[0]?.periodEnd);
    const whole = (rows[1]?.periodEnd.getTime() ?? 0) - (rows[0]?.periodStart.getTime() ?? 0);
    expect(Math.round(whole / DAY_MS)).toBe(120);
  });

  it('granted without a payment are renewed, not added to', async () => {
    const subscriptions = createSubscriptions({ database: server.database, now: () => new Date() });
    expect(await subscriptions.isSubscribed(uid)).toBe(false);
    await subscriptions.grant(uid);
    await subscriptions.grant(uid);
    expect(await history(uid)).toMatchObject([{ status: 'paid', orderId: 'monthly', amount: 199 }]);
  });
});
