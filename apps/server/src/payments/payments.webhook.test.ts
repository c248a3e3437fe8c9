import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sandboxWebhooks } from '../sandbox/sandbox.schema';
import { hmac, KEY_SECRET, startPaymentsHarness, WEBHOOK_SECRET } from './payments.harness';
import { paymentWebhooks } from './payments.schema';

const harness = await startPaymentsHarness({ sendsWebhooks: true });
const { server, orderFor, linkFor, payOrder, payLink, verify, history, recordsOf } = harness;

let uid: string;
beforeEach(() => {
  uid = harness.newUid();
});
afterAll(() => server.close());

describe('webhooks', () => {
  const send = (body: string, headers: Record<string, string>) =>
    fetch(`${server.url}/services/payments/webhooks/razorpay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });

  it('settle what the provider says by itself, link and checkout alike', async () => {
    await payLink(await linkFor(uid));
    await payOrder(await orderFor(uid, 'season', 499));
    await expect.poll(() => recordsOf(uid)).toHaveLength(2);
  });

  it('are taken with a right signature over the raw body alone', async () => {
    const body = '{ "event": "payment.captured", "payload": {} }';
    const responses = [
      await send(body, {}),
      await send(body, { 'x-razorpay-signature': hmac(body, KEY_SECRET) }),
      await send(`${body} `, { 'x-razorpay-signature': hmac(body, WEBHOOK_SECRET) }),
      await send('not json', { 'x-razorpay-signature': hmac('not json', WEBHOOK_SECRET) }),
      await send('{}', { 'x-razorpay-signature': hmac('{}', WEBHOOK_SECRET) }),
      await send(body, { 'x-razorpay-signature': hmac(body, WEBHOOK_SECRET) }),
    ];
    expect(responses.map((response) => response.status)).toEqual([401, 401, 401, 400, 400, 200]);
  });

  it('make one record when they come twice, out of order, beside a verify', async () => {
    const result = await payOrder(await orderFor(uid));
    const rows = await server.database.select().from(sandboxWebhooks);
    const own = rows.filter((row) => row.body.includes(result.razorpay_payment_id));
    expect(own).toHaveLength(2);
    const deliveries = [...own, ...own.reverse()].map((row) =>
      send(row.body, {
        'x-razorpay-signature': hmac(row.body, WEBHOOK_SECRET),
        'x-razorpay-event-id': row.eventId,
      }),
    );
    const statuses = (await Promise.all([...deliveries, verify(uid, result)])).map(
      (response) => response.status,
    );
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(await history(uid)).toHaveLength(1);
    const known = await server.database.select().from(paymentWebhooks);
    expect(known.filter((row) => own.some((one) => one.eventId === row.eventId))).toHaveLength(2);
  });

  it('of any content get a response, and never fail', async () => {
    const genuine = { event: 'payment_link.paid', payload: { payment: { entity: { id: 'pay_1' } } } };
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.json(),
          fc.jsonValue().map((value) => JSON.stringify({ ...genuine, payload: value })),
        ),
        async (body) => {
          const response = await send(body, { 'x-razorpay-signature': hmac(body, WEBHOOK_SECRET) });
          expect([200, 400]).toContain(response.status);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are refused when they are larger than any of the provider’s', async () => {
    const body = JSON.stringify({ filling: 'x'.repeat(256 * 1024) });
    const response = await send(body, { 'x-razorpay-signature': hmac(body, WEBHOOK_SECRET) });
    expect(response.status).toBe(413);
  });

  it('about a payment that the provider does not know change nothing', async () => {
    const orderId = await orderFor(uid);
    const body = JSON.stringify({
      event: 'payment.captured',
      payload: { payment: { entity: { id: 'pay_invented', order_id: orderId } } },
    });
    const response = await send(body, { 'x-razorpay-signature': hmac(body, WEBHOOK_SECRET) });
    expect(response.status).toBe(502);
    expect(await history(uid)).toEqual([]);
  });
});
