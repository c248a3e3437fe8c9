import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import Razorpay from 'razorpay';
import { validatePaymentVerification, validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database';
import { openTestDatabase } from '../testing/testDatabase';
import { createSandbox } from './sandbox.routes';
import { sandboxPaymentLinks, sandboxWebhooks } from './sandbox.schema';
import { nextAttempt } from './sandbox.webhooks';

const KEY = 'rzp_sandbox_test';
const SECRET = 'key secret of the test';
const WEBHOOK_SECRET = 'webhook secret of the test';

interface Received {
  body: string;
  signature: string;
  eventId: string;
}

let opened: OpenDatabase;
let server: Server;
let base: string;
let clock = new Date('2026-11-21T10:00:00Z');
let webhookStatus = 200;
const received: Received[] = [];
let sandbox: ReturnType<typeof createSandbox>;
let provider: Razorpay;

beforeAll(async () => {
  opened = await openTestDatabase();
  let listener: ReturnType<typeof getRequestListener>;
  server = createServer((request, response) => listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  sandbox = createSandbox({
    db: opened.database,
    keyId: KEY,
    keySecret: SECRET,
    webhookSecret: WEBHOOK_SECRET,
    publicUrl: base,
    webhookUrl: 'http://shop.test/webhooks',
    merchant: 'Chalchitra',
    now: () => clock,
    fetch: async (_address, init) => {
      const headers = new Headers(init?.headers);
      received.push({
        body: String(init?.body),
        signature: headers.get('x-razorpay-signature') ?? '',
        eventId: headers.get('x-razorpay-event-id') ?? '',
      });
      return new Response(null, { status: webhookStatus });
    },
  });
  listener = getRequestListener(sandbox.app.fetch);
  provider = new Razorpay({ key_id: KEY, key_secret: SECRET });
  // The SDK has no option for another host; its HTTP client has one.
  Object.assign(Reflect.get(Reflect.get(provider, 'api'), 'rq').defaults, { baseURL: base });
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await opened.close();
});

const newLink = (more: object = {}) =>
  provider.paymentLink.create({
    amount: 19900,
    currency: 'INR',
    description: 'Chalchitra: Monthly',
    reference_id: randomUUID(),
    customer: { name: 'Asha Rao', email: 'asha@chalchitra.example' },
    callback_url: 'http://shop.test/callback?from=link',
    callback_method: 'get',
    ...more,
  });
const attempt = (orderId: string, outcome: 'pay' | 'fail', more: object = {}) =>
  fetch(`${base}/v1/checkout/attempts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key_id: KEY, order_id: orderId, outcome, ...more }),
  });
const pressOnLink = (shortUrl: string, outcome: 'pay' | 'fail', headers: Record<string, string> = {}) =>
  fetch(shortUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: base, ...headers },
    body: `outcome=${outcome}`,
    redirect: 'manual',
  });

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
      created_at: clock.getTime() / 1000,
    });
    expect(order.id).toMatch(/^order_[A-Za-z0-9]{14}$/);
    expect(await provider.orders.fetch(order.id)).toEqual(order);
    expect(await provider.orders.fetchPayments(order.id)).toEqual({
      entity: 'collection',
      count: 0,
      items: [],
    });
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
      const answer = await fetch(`${base}/v1/orders/order_unknown`, { headers });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ error: { description: 'Authentication failed' } });
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

  it('pays an order once, however many ask at once', async () => {
    const order = await provider.orders.create({ amount: 19900, currency: 'INR' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => attempt(order.id, 'pay')));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400]);
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

describe('payment links, by the official SDK', () => {
  it('makes, finds, lists and cancels a link', async () => {
    const link = await newLink({ expire_by: clock.getTime() / 1000 + 3600 });
    expect(link).toMatchObject({ amount: 19900, amount_paid: 0, status: 'created', payments: null });
    expect(link.id).toMatch(/^plink_/);
    expect(link.short_url).toMatch(new RegExp(`^${base}/i/\\w{10}$`));
    expect(await provider.paymentLink.fetch(link.id)).toEqual(link);
    const listed = await provider.paymentLink.all({ reference_id: link.reference_id } as never);
    expect(listed.payment_links.map((one) => one.id)).toEqual([link.id]);
    expect(await provider.paymentLink.cancel(link.id)).toMatchObject({ status: 'cancelled' });
    await expect(provider.paymentLink.cancel(link.id)).rejects.toMatchObject({ statusCode: 400 });
    const shut = await fetch(link.short_url);
    expect(await shut.text()).toContain('This link was cancelled');
    expect((await pressOnLink(link.short_url, 'pay')).headers.get('location')).toBe(
      new URL(link.short_url).pathname,
    );
    expect(await provider.paymentLink.fetch(link.id)).toMatchObject({ status: 'cancelled', payments: null });
  });

  it('takes a reference once and refuses what the provider refuses', async () => {
    const { reference_id: taken } = await newLink();
    await expect(newLink({ reference_id: taken })).rejects.toMatchObject({
      error: { field: 'reference_id' },
    });
    await expect(newLink({ amount: 1 })).rejects.toMatchObject({ error: { field: 'amount' } });
    await expect(newLink({ expire_by: clock.getTime() / 1000 + 60 })).rejects.toMatchObject({
      error: { field: 'expire_by' },
    });
    await expect(newLink({ callback_url: 'javascript:alert(1)' })).rejects.toMatchObject({
      error: { field: 'callback_url' },
    });
  });

  it('sends the payer back with a signature that the SDK accepts, also on a second click', async () => {
    const link = await newLink();
    const failed = await pressOnLink(link.short_url, 'fail');
    expect(failed.status).toBe(303);
    const again = await fetch(new URL(failed.headers.get('location') ?? '', base));
    expect(await again.text()).toContain('The payment failed.');
    const [first, second] = await Promise.all([
      pressOnLink(link.short_url, 'pay'),
      pressOnLink(link.short_url, 'pay'),
    ]);
    const target = new URL(first.headers.get('location') ?? '');
    expect(second.headers.get('location')).toBe(target.href);
    expect(`${target.origin}${target.pathname}`).toBe('http://shop.test/callback');
    const value = (name: string) => target.searchParams.get(name) ?? '';
    expect(value('from')).toBe('link');
    expect(
      validatePaymentVerification(
        {
          payment_link_id: value('razorpay_payment_link_id'),
          payment_link_reference_id: value('razorpay_payment_link_reference_id'),
          payment_link_status: value('razorpay_payment_link_status'),
          payment_id: value('razorpay_payment_id'),
        },
        value('razorpay_signature'),
        SECRET,
      ),
    ).toBe(true);
    expect(await provider.paymentLink.fetch(link.id)).toMatchObject({
      status: 'paid',
      amount_paid: 19900,
      payments: [{ payment_id: value('razorpay_payment_id'), status: 'captured', amount: 19900 }],
    });
    expect(await (await fetch(link.short_url)).text()).toContain('This link is paid');
  });

  it('refuses a form from another site and shows names as text', async () => {
    const link = await newLink({ description: '<script>alert(1)</script>' });
    const answer = await pressOnLink(link.short_url, 'pay', {
      origin: 'http://evil.test',
      'sec-fetch-site': 'cross-site',
    });
    expect(answer.status).toBe(403);
    const page = await fetch(link.short_url);
    expect(await page.text()).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://shop.test");
    expect((await fetch(`${base}/i/nothing`)).status).toBe(404);
  });

  it('expires a link whose time has passed', async () => {
    const link = await newLink({ expire_by: clock.getTime() / 1000 + 3600 });
    clock = new Date(clock.getTime() + 2 * 3600 * 1000);
    await pressOnLink(link.short_url, 'pay');
    expect(await provider.paymentLink.fetch(link.id)).toMatchObject({ status: 'expired', payments: null });
  });
});

describe('webhooks', () => {
  it('signs them as the SDK checks, and sends them again until they are taken', async () => {
    await sandbox.webhooks.flush();
    await opened.database.delete(sandboxWebhooks);
    received.length = 0;
    const link = await newLink();
    await pressOnLink(link.short_url, 'pay');
    webhookStatus = 503;
    await sandbox.webhooks.flush();
    expect(received).toHaveLength(3);
    await sandbox.webhooks.flush();
    expect(received).toHaveLength(3);
    webhookStatus = 200;
    clock = new Date(clock.getTime() + 1000);
    await sandbox.webhooks.flush();
    await sandbox.webhooks.flush();
    expect(received).toHaveLength(6);
    expect(new Set(received.map((one) => one.eventId)).size).toBe(3);
    for (const { body, signature } of received) {
      expect(validateWebhookSignature(body, signature, WEBHOOK_SECRET)).toBe(true);
      expect(createHmac('sha256', SECRET).update(body).digest('hex')).not.toBe(signature);
    }
    const bodies = received.slice(0, 3).map((one) => JSON.parse(one.body));
    expect(bodies.map((body) => body.event).sort()).toEqual([
      'order.paid',
      'payment.captured',
      'payment_link.paid',
    ]);
    expect(
      bodies.find((body) => body.event === 'payment_link.paid').payload.payment_link.entity,
    ).toMatchObject({
      id: link.id,
      status: 'paid',
      reference_id: link.reference_id,
    });
  });

  it('waits ever longer, at most an hour, and gives up after a day', () => {
    const created = new Date('2026-11-21T10:00:00Z');
    const wait = (attempts: number) =>
      (nextAttempt(attempts, created, created)?.getTime() ?? 0) - created.getTime();
    expect([1, 2, 3, 12, 30].map(wait)).toEqual([1000, 2000, 4000, 2_048_000, 3_600_000]);
    expect(nextAttempt(30, created, new Date(created.getTime() + 23.5 * 3600 * 1000))).toBeNull();
  });

  it('keeps its books in the database alone', async () => {
    const link = await newLink();
    const reborn = createSandbox({
      db: opened.database,
      keyId: KEY,
      keySecret: SECRET,
      webhookSecret: WEBHOOK_SECRET,
      publicUrl: base,
      webhookUrl: 'http://shop.test/webhooks',
      merchant: 'Chalchitra',
      now: () => clock,
    });
    const page = await reborn.app.request(new URL(link.short_url).pathname);
    expect(page.status).toBe(200);
    const rows = await opened.database
      .select()
      .from(sandboxPaymentLinks)
      .where(eq(sandboxPaymentLinks.id, link.id));
    expect(rows).toHaveLength(1);
  });
});
