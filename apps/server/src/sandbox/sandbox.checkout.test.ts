import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js';
import { afterAll, describe, expect, it } from 'vitest';
import { KEY, SECRET, startSandboxHarness } from './sandbox.harness';

const harness = await startSandboxHarness();
const { base, provider, seconds, attempt } = harness;
afterAll(() => harness.close());

describe('orders, by the official SDK', () => {
  it('makes and finds an order', async () => {
    const order = await provider.orders.create({
      amount: 19900,
      currency: 'INR',
      receipt: 'r-1',
      notes: { plan: 'monthly' },
    });
    expect(order).toMatchObject({
      entity: 'order',
      amount: 19900,
      amount_paid: 0,
      amount_due: 19900,
      currency: 'INR',
      receipt: 'r-1',
      status: 'created',
      attempts: 0,
      notes: { plan: 'monthly' },
      created_at: seconds(),
    });
    expect(order.id).toMatch(/^order_[A-Za-z0-9]{14}$/);
    expect(await provider.orders.fetch(order.id)).toEqual(order);
    expect(await provider.orders.fetchPayments(order.id)).toEqual({
      entity: 'collection',
      count: 0,
      items: [],
    });
  });

  it('lists the payments of a time, failed ones included, the newest first, in pages', async () => {
    harness.later(3_600_000);
    const from = seconds();
    const tries: string[] = [];
    for (const outcome of ['pay', 'fail', 'pay'] as const) {
      const order = await provider.orders.create({ amount: 19900, currency: 'INR' });
      await attempt(order.id, outcome);
      tries.unshift(order.id);
      harness.later(1000);
    }
    const list = async (query: object) =>
      (await provider.payments.all({ from, to: from + 2, ...query })).items.map(({ order_id: id }) => id);
    expect(await list({})).toEqual(tries);
    expect(await list({ count: 2, skip: 1 })).toEqual(tries.slice(1));
    expect(await list({ to: from + 1 })).toEqual(tries.slice(1));
    expect(await list({ from: from + 3, to: from + 9 })).toEqual([]);
  });

  it.each([
    ['99', { amount: 99, currency: 'INR' }, 'amount'],
    ['a fraction', { amount: 100.5, currency: 'INR' }, 'amount'],
    ['text', { amount: '19900', currency: 'INR' }, 'amount'],
    ['nothing', { currency: 'INR' }, 'amount'],
    ['another currency', { amount: 19900, currency: 'XYZ' }, 'currency'],
    ['a long receipt', { amount: 19900, currency: 'INR', receipt: 'r'.repeat(41) }, 'receipt'],
    ['an unknown parameter', { amount: 19900, currency: 'INR', surprise: 1 }, 'surprise'],
  ])('refuses %s', async (_name, order, field) => {
    await expect(provider.orders.create(order as never)).rejects.toMatchObject({
      statusCode: 400,
      error: { code: 'BAD_REQUEST_ERROR', description: expect.any(String), field },
    });
  });

  it('refuses an unknown id, another secret and an unknown call', async () => {
    await expect(provider.orders.fetch('order_unknown')).rejects.toMatchObject({
      statusCode: 400,
      error: { description: 'The id provided does not exist' },
    });
    const wrong = { authorization: `Basic ${Buffer.from(`${KEY}:wrong`).toString('base64')}` };
    for (const headers of [{}, wrong]) {
      const response = await fetch(`${base}/v1/orders/order_unknown`, { headers });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ error: { description: 'Authentication failed' } });
    }
    expect((await fetch(`${base}/nothing/here`)).status).toBe(404);
  });
});

describe('checkout', () => {
  it('pays with a signature that the SDK accepts', async () => {
    const order = await provider.orders.create({ amount: 19900, currency: 'INR' });
    const failed = await attempt(order.id, 'fail');
    expect(await failed.json()).toMatchObject({
      error: {
        reason: 'payment_failed',
        metadata: { order_id: order.id, payment_id: expect.stringMatching(/^pay_/) },
      },
    });
    const paid = (await (
      await attempt(order.id, 'pay', { email: 'asha@chalchitra.example' })
    ).json()) as Record<string, string>;
    const { razorpay_payment_id: paymentId = '', razorpay_signature: signature = '' } = paid;
    expect(
      validatePaymentVerification({ order_id: order.id, payment_id: paymentId }, signature, SECRET),
    ).toBe(true);
    expect(await provider.payments.fetch(paymentId)).toMatchObject({
      entity: 'payment',
      amount: 19900,
      currency: 'INR',
      status: 'captured',
      captured: true,
      order_id: order.id,
      email: 'asha@chalchitra.example',
    });
    expect(await provider.orders.fetch(order.id)).toMatchObject({
      status: 'paid',
      amount_paid: 19900,
      attempts: 2,
    });
    expect(await provider.orders.fetchPayments(order.id)).toMatchObject({ count: 2 });
  });

  it('pays an order once, however many pay at once', async () => {
    const order = await provider.orders.create({ amount: 19900, currency: 'INR' });
    const responses = await Promise.all([1, 2, 3, 4].map(() => attempt(order.id, 'pay')));
    expect(responses.map((response) => response.status).sort()).toEqual([200, 400, 400, 400]);
    expect(await provider.orders.fetchPayments(order.id)).toMatchObject({ count: 1 });
  });

  it('leaves an order that is captured by hand authorised until then', async () => {
    const order = await provider.orders.create({
      amount: 19900,
      currency: 'INR',
      payment_capture: false,
    } as never);
    const paid = (await (await attempt(order.id, 'pay')).json()) as Record<string, string>;
    const paymentId = paid.razorpay_payment_id ?? '';
    expect(await provider.payments.fetch(paymentId)).toMatchObject({ status: 'authorized', captured: false });
    await expect(provider.payments.capture(paymentId, 100, 'INR')).rejects.toMatchObject({ statusCode: 400 });
    expect(await provider.payments.capture(paymentId, 19900, 'INR')).toMatchObject({ status: 'captured' });
    await expect(provider.payments.capture(paymentId, 19900, 'INR')).rejects.toMatchObject({
      error: { description: 'This payment has already been captured' },
    });
    expect(await provider.orders.fetch(order.id)).toMatchObject({ status: 'paid' });
  });

  it('refuses another key and attempts from another site', async () => {
    const order = await provider.orders.create({ amount: 19900, currency: 'INR' });
    expect((await attempt(order.id, 'pay', { key_id: 'rzp_other' })).status).toBe(401);
    const foreign = await fetch(`${base}/v1/checkout/attempts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({ key_id: KEY, order_id: order.id, outcome: 'pay' }),
    });
    expect(foreign.status).toBe(403);
  });

  it('serves the frame under a policy without inline code, framed by its own origin alone', async () => {
    const order = await provider.orders.create({ amount: 19900, currency: 'INR' });
    const page = await fetch(`${base}/v1/checkout/public?key_id=${KEY}&order_id=${order.id}`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe');
    const text = await page.text();
    expect(text).toContain('₹199.00');
    expect(text).not.toMatch(/<style|style=|<script>| on\w+=/);
    expect((await fetch(`${base}/v1/checkout/public?key_id=${KEY}&order_id=order_unknown`)).status).toBe(400);
    await attempt(order.id, 'pay');
    const closed = await fetch(`${base}/v1/checkout/public?key_id=${KEY}&order_id=${order.id}`);
    expect(await closed.text()).toContain('This order is paid already.');
    expect(await (await fetch(`${base}/v1/checkout.js`)).text()).toContain('window.Razorpay = Razorpay');
  });
});
