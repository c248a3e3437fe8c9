import { createHmac } from 'node:crypto';
import {
  createOrder,
  createPaymentLink,
  paymentHistory,
  plans as plansEndpoint,
  verifyPayment,
} from '@chalchitra/api/contract';
import { eq } from 'drizzle-orm';
import Razorpay from 'razorpay';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sandboxOrders, sandboxWebhooks } from '../sandbox/sandbox.schema';
import { startTestServer, type TestServer } from '../testing/testServer';
import { paymentRequests, payments, paymentWebhooks } from './payments.schema';
import { createSubscriptions } from './payments.subscriptions';
import { plans } from './plans.schema';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEY_SECRET = 'key secret of the test';
const WEBHOOK_SECRET = 'webhook secret of the test';
const OWN_WEBHOOKS = { url: '/services/payments/webhooks/razorpay' };

let server: TestServer;
let uid: string;
let users = 0;

beforeAll(async () => {
  server = await startTestServer({
    RAZORPAY_KEY_SECRET: KEY_SECRET,
    RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  await server.database.insert(plans).values([
    { id: 'monthly', position: 0, name: 'Monthly', amount: 199, description: 'All of it', durationDays: 30 },
    { id: 'season', position: 1, name: 'Season', amount: 499, description: 'A quarter', durationDays: 90 },
  ]);
});
afterAll(() => server.close());
beforeEach(() => {
  users += 1;
  uid = `user-${users}`;
});

const hmac = (text: string | Buffer, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

async function orderFor(who = uid, planId = 'monthly', amount = 199): Promise<string> {
  const order = await server.answer(createOrder, { as: who, body: { userId: who, planId, amount } });
  return order.id;
}

const askLink = (who = uid, orderId = 'monthly', amount = 199) =>
  server.call(createPaymentLink, { as: who, body: { userId: who, orderId, amount } });

async function linkFor(who = uid, orderId = 'monthly', amount = 199): Promise<string> {
  const answer = await server.answer(createPaymentLink, { as: who, body: { userId: who, orderId, amount } });
  return answer.shortUrl;
}

interface CheckoutResult {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** Pays an order as the checkout pop-up does. */
async function payOrder(orderId: string): Promise<CheckoutResult> {
  const answer = await fetch(`${server.url}/sandbox/razorpay/v1/checkout/attempts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key_id: server.settings.razorpay.keyId, order_id: orderId, outcome: 'pay' }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as CheckoutResult;
}

/** Pays a link on its hosted page; answers the callback's address. */
async function payLink(shortUrl: string): Promise<string> {
  const answer = await fetch(shortUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.url },
    body: 'outcome=pay',
    redirect: 'manual',
  });
  return answer.headers.get('location') ?? '';
}

const verify = (result: CheckoutResult, more: Partial<Record<string, string>> = {}) =>
  server.call(verifyPayment, { as: uid, body: { ...result, userId: uid, planId: 'monthly', ...more } });

const history = async (who = uid) =>
  (await server.answer(paymentHistory, { as: who, params: { uid: who } })).items;

/** Lets no webhook out, so that what settles is what the test names. */
const dropWebhooks = () => server.database.delete(sandboxWebhooks);

const detailOf = async (answer: Response) => ((await answer.json()) as { detail: string }).detail;

describe('plans', () => {
  it('are answered in order, in whole rupees', async () => {
    const { items } = await server.answer(plansEndpoint);
    expect(items).toEqual([
      { id: 'monthly', name: 'Monthly', amount: 199, description: 'All of it', durationDays: 30 },
      { id: 'season', name: 'Season', amount: 499, description: 'A quarter', durationDays: 90 },
    ]);
  });
});

describe('who may ask', () => {
  it('nobody without a token, and everybody only for themselves', async () => {
    const bodies = [
      [paymentHistory, undefined],
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
      expect((await server.call(endpoint, { ...call, as: 'user-other' })).status).toBe(403);
    }
  });
});

describe('the price', () => {
  it('comes from the plan: another amount is refused with a detail', async () => {
    const link = await askLink(uid, 'monthly', 1);
    expect(link.status).toBe(400);
    expect(await detailOf(link)).toBe('The plan costs ₹199, not ₹1.');
    const order = await server.call(createOrder, {
      as: uid,
      body: { userId: uid, planId: 'monthly', amount: 198 },
    });
    expect(order.status).toBe(400);
    expect((await askLink(uid, 'monthly', 199.5)).status).toBe(400);
    expect((await askLink(uid, 'nothing', 199)).status).toBe(404);
  });

  it('is rupees for us and paise for the provider', async () => {
    const answer = await server.answer(createOrder, {
      as: uid,
      body: { userId: uid, planId: 'season', amount: 499 },
    });
    expect(answer.amount).toBe(499);
    const [order] = await server.database.select().from(sandboxOrders).where(eq(sandboxOrders.id, answer.id));
    expect(order?.amount).toBe(49_900);
  });
});

describe('checkout', () => {
  it('makes one record of one payment, however many verify it at once', async () => {
    const result = await payOrder(await orderFor());
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(result)));
    for (const answer of answers) expect(await answer.json()).toEqual({ success: true });
    expect(await history()).toEqual([
      {
        id: result.razorpay_payment_id,
        status: 'paid',
        orderId: 'monthly',
        amount: 199,
        createdAt: expect.stringMatching(/^\d{4}-/),
        paymentLinkId: null,
      },
    ]);
    expect(
      await createSubscriptions({ database: server.database, now: () => new Date() }).isSubscribed(uid),
    ).toBe(true);
  });

  it('hands an open order out again instead of making a second', async () => {
    const [first, second] = await Promise.all([orderFor(), orderFor()]);
    expect(second).toBe(first);
    expect(await orderFor(uid, 'season', 499)).not.toBe(first);
  });

  it('refuses a forged signature, also one that is no hex at all', async () => {
    const result = await payOrder(await orderFor());
    await dropWebhooks();
    for (const razorpay_signature of ['0'.repeat(64), 'ü', result.razorpay_signature.slice(1)]) {
      const answer = await verify({ ...result, razorpay_signature });
      expect(answer.status).toBe(400);
      expect(await detailOf(answer)).toBe('The payment’s signature is not valid.');
    }
    expect(await server.database.select().from(payments).where(eq(payments.uid, uid))).toEqual([]);
  });

  it('refuses a genuine signature replayed by somebody else or for another plan', async () => {
    const result = await payOrder(await orderFor());
    const thief = `${uid}-thief`;
    const stolen = await server.call(verifyPayment, {
      as: thief,
      body: { ...result, userId: thief, planId: 'monthly' },
    });
    expect(stolen.status).toBe(400);
    expect((await verify(result, { planId: 'season' })).status).toBe(400);
    expect(await history(thief)).toEqual([]);
  });

  it('refuses a signed pair of which the provider knows nothing, or knows better', async () => {
    const mine = await orderFor();
    const paid = await payOrder(await orderFor(`${uid}-other`));
    const forOther = hmac(`${mine}|${paid.razorpay_payment_id}`, KEY_SECRET);
    const answer = await verify({ ...paid, razorpay_order_id: mine, razorpay_signature: forOther });
    expect(answer.status).toBe(400);
    expect(await detailOf(answer)).toBe('The payment is not for this order.');
    const unknown = { razorpay_payment_id: 'pay_unknown', razorpay_order_id: mine };
    const signed = hmac(`${mine}|pay_unknown`, KEY_SECRET);
    expect((await verify({ ...unknown, razorpay_signature: signed })).status).toBe(502);
    expect(await history()).toEqual([]);
  });

  it('refuses a payment over another amount than the order’s', async () => {
    const orderId = await orderFor();
    await server.database.update(sandboxOrders).set({ amount: 100 }).where(eq(sandboxOrders.id, orderId));
    const answer = await verify(await payOrder(orderId));
    expect(answer.status).toBe(400);
    expect(await detailOf(answer)).toBe('The payment is not over the price of the plan.');
    expect(await history()).toEqual([]);
  });

  it('captures a payment that is only authorised, once for four verifies', async () => {
    const orderId = await orderFor();
    await server.database
      .update(sandboxOrders)
      .set({ capturesByItself: false })
      .where(eq(sandboxOrders.id, orderId));
    const result = await payOrder(orderId);
    await dropWebhooks();
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(result)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    const [order] = await server.database.select().from(sandboxOrders).where(eq(sandboxOrders.id, orderId));
    expect(order?.status).toBe('paid');
    expect(await history()).toHaveLength(1);
  });

  it('finds a paid order by itself when the verify never came', async () => {
    const { razorpay_payment_id: id } = await payOrder(await orderFor());
    await dropWebhooks();
    expect(await history()).toMatchObject([{ id, status: 'paid' }]);
  });

  it('does not let a paid order be paid anew before it is known', async () => {
    const result = await payOrder(await orderFor());
    await dropWebhooks();
    const answer = await server.call(createOrder, {
      as: uid,
      body: { userId: uid, planId: 'monthly', amount: 199 },
    });
    expect(answer.status).toBe(409);
    expect(await detailOf(answer)).toBe('This plan has been paid for already.');
    expect(await history()).toMatchObject([{ id: result.razorpay_payment_id }]);
  });
});

describe('payment links', () => {
  it('are used again while they are open, also for two clicks at once', async () => {
    const [first, second] = await Promise.all([linkFor(), linkFor()]);
    expect(second).toBe(first);
    expect(await linkFor()).toBe(first);
    expect(await linkFor(uid, 'season', 499)).not.toBe(first);
    expect(await linkFor(`${uid}-other`)).not.toBe(first);
  });

  it('settle when the history is asked, with the link’s id, and at most every 4 s', async () => {
    const shortUrl = await linkFor();
    expect(await history()).toEqual([]);
    await payLink(shortUrl);
    await dropWebhooks();
    expect(await history()).toEqual([]);
    await server.database
      .update(paymentRequests)
      .set({ askedAt: new Date(Date.now() - 4_001) })
      .where(eq(paymentRequests.uid, uid));
    expect(await history()).toMatchObject([
      { status: 'paid', orderId: 'monthly', amount: 199, paymentLinkId: expect.stringMatching(/^plink_/) },
    ]);
  });

  it('settle by the callback, which says so on a page of its own', async () => {
    const callback = await payLink(await linkFor());
    await dropWebhooks();
    const page = await fetch(callback);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(await page.text()).toContain('Payment received');
    expect((await fetch(callback)).status).toBe(200);
    expect(await server.database.select().from(payments).where(eq(payments.uid, uid))).toHaveLength(1);
    for (const [name, value] of [
      ['razorpay_signature', '0'.repeat(64)],
      ['razorpay_payment_id', 'pay_other'],
      ['razorpay_payment_link_status', 'created'],
    ] as const) {
      const forged = new URL(callback);
      forged.searchParams.set(name, value);
      expect((await fetch(forged)).status).toBe(400);
    }
  });

  it('are made anew, and the old one cancelled, when the plan’s price has changed', async () => {
    const before = await linkFor(uid, 'season', 499);
    await server.database.update(plans).set({ amount: 599 }).where(eq(plans.id, 'season'));
    const after = await linkFor(uid, 'season', 599);
    await server.database.update(plans).set({ amount: 499 }).where(eq(plans.id, 'season'));
    expect(after).not.toBe(before);
    expect(await (await fetch(before)).text()).toContain('This link was cancelled');
  });

  it('that were cancelled at the provider are made anew', async () => {
    const before = await linkFor();
    const [request] = await server.database
      .select()
      .from(paymentRequests)
      .where(eq(paymentRequests.uid, uid));
    const { keyId, apiUrl } = server.settings.razorpay;
    const sdk = new Razorpay({ key_id: keyId, key_secret: KEY_SECRET });
    Object.assign(Reflect.get(Reflect.get(sdk, 'api'), 'rq').defaults, { baseURL: apiUrl });
    await sdk.paymentLink.cancel(request?.id ?? '');
    expect(await linkFor()).not.toBe(before);
  });

  it('that were just paid are answered once more, and are settled', async () => {
    const shortUrl = await linkFor();
    await payLink(shortUrl);
    await dropWebhooks();
    expect(await linkFor()).toBe(shortUrl);
    expect(await history()).toMatchObject([{ status: 'paid' }]);
  });
});

describe('webhooks', () => {
  const send = (body: string, headers: Record<string, string>) =>
    fetch(`${server.url}${OWN_WEBHOOKS.url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });

  it('settle what the provider says by itself, link and checkout alike', async () => {
    await payLink(await linkFor());
    await payOrder(await orderFor(uid, 'season', 499));
    await expect
      .poll(() => server.database.select().from(payments).where(eq(payments.uid, uid)), { timeout: 10_000 })
      .toHaveLength(2);
  });

  it('are taken with a right signature over the raw body alone', async () => {
    const body = '{ "event": "payment.captured", "payload": {} }';
    const answers = [
      await send(body, {}),
      await send(body, { 'x-razorpay-signature': hmac(body, KEY_SECRET) }),
      await send(`${body} `, { 'x-razorpay-signature': hmac(body, WEBHOOK_SECRET) }),
      await send('not json', { 'x-razorpay-signature': hmac('not json', WEBHOOK_SECRET) }),
      await send('{}', { 'x-razorpay-signature': hmac('{}', WEBHOOK_SECRET) }),
      await send(body, { 'x-razorpay-signature': hmac(body, WEBHOOK_SECRET) }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 400, 400, 200]);
  });

  it('make one record when they come twice, out of order, beside a verify', async () => {
    const result = await payOrder(await orderFor());
    const rows = await server.database.select().from(sandboxWebhooks);
    const own = rows.filter((row) => row.body.includes(result.razorpay_payment_id));
    await dropWebhooks();
    expect(own).toHaveLength(2);
    const deliveries = [...own, ...own.reverse()].map((row) =>
      send(row.body, {
        'x-razorpay-signature': hmac(row.body, WEBHOOK_SECRET),
        'x-razorpay-event-id': row.eventId,
      }),
    );
    const statuses = (await Promise.all([...deliveries, verify(result)])).map((answer) => answer.status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(await history()).toHaveLength(1);
    const known = await server.database.select().from(paymentWebhooks);
    expect(known.filter((row) => own.some((one) => one.eventId === row.eventId))).toHaveLength(2);
  });

  it('about a payment that the provider does not know change nothing', async () => {
    const orderId = await orderFor();
    const body = JSON.stringify({
      event: 'payment.captured',
      payload: { payment: { entity: { id: 'pay_invented', order_id: orderId } } },
    });
    const answer = await send(body, { 'x-razorpay-signature': hmac(body, WEBHOOK_SECRET) });
    expect(answer.status).toBe(502);
    expect(await history()).toEqual([]);
  });
});

describe('periods', () => {
  it('are answered as expired once they have ended', async () => {
    await verify(await payOrder(await orderFor()));
    await server.database
      .update(payments)
      .set({ periodEnd: new Date(Date.now() - 1000) })
      .where(eq(payments.uid, uid));
    expect(await history()).toMatchObject([{ status: 'expired' }]);
    expect(
      await createSubscriptions({ database: server.database, now: () => new Date() }).isSubscribed(uid),
    ).toBe(false);
  });

  it('follow one another when a plan is bought while another runs, also when both are settled at once', async () => {
    const first = await payOrder(await orderFor());
    const second = await payOrder(await orderFor(uid, 'season', 499));
    await dropWebhooks();
    await Promise.all([verify(first), verify(second, { planId: 'season' })]);
    const rows = await server.database
      .select()
      .from(payments)
      .where(eq(payments.uid, uid))
      .orderBy(payments.periodStart);
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
    expect(await history()).toMatchObject([{ status: 'paid', orderId: 'monthly', amount: 199 }]);
  });
});
