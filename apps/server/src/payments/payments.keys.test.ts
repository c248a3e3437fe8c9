import { afterAll, describe, expect, it } from 'vitest';
import { hmac, KEY_SECRET, startPaymentsHarness, WEBHOOK_SECRET } from './payments.harness';

const OLD_KEY_SECRET = 'key secret before this one';
const OLD_WEBHOOK_SECRET = 'webhook secret before this one';

const harness = await startPaymentsHarness({
  environment: {
    RAZORPAY_KEY_SECRET_PREVIOUS: OLD_KEY_SECRET,
    RAZORPAY_WEBHOOK_SECRET_PREVIOUS: OLD_WEBHOOK_SECRET,
  },
});
const { server, orderFor, linkFor, payOrder, payLink, verify, recordsOf } = harness;
afterAll(() => server.close());

describe('while the provider’s secrets are replaced', () => {
  it('takes webhooks that either secret signed, and no others', async () => {
    const body = '{ "event": "payment.captured", "payload": {} }';
    const statuses: number[] = [];
    for (const secret of [WEBHOOK_SECRET, OLD_WEBHOOK_SECRET, OLD_KEY_SECRET, 'another']) {
      const response = await fetch(`${server.url}/services/payments/webhooks/razorpay`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-razorpay-signature': hmac(body, secret) },
        body,
      });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([200, 200, 401, 401]);
  });

  it('verifies a checkout that was opened with the key before', async () => {
    const uid = harness.newUid();
    const result = await payOrder(await orderFor(uid));
    const signedBy = (secret: string) => ({
      ...result,
      razorpay_signature: hmac(`${result.razorpay_order_id}|${result.razorpay_payment_id}`, secret),
    });
    expect((await verify(uid, signedBy(OLD_WEBHOOK_SECRET))).status).toBe(400);
    expect((await verify(uid, signedBy(OLD_KEY_SECRET))).status).toBe(200);
    expect((await verify(uid, signedBy(KEY_SECRET))).status).toBe(200);
    expect(await recordsOf(uid)).toHaveLength(1);
  });

  it('takes the way back from a link that was signed with the key before', async () => {
    const uid = harness.newUid();
    const address = new URL(await payLink(await linkFor(uid)));
    const part = (name: string) => address.searchParams.get(`razorpay_${name}`);
    const signed = ['payment_link_id', 'payment_link_reference_id', 'payment_link_status', 'payment_id'];
    address.searchParams.set('razorpay_signature', hmac(signed.map(part).join('|'), OLD_KEY_SECRET));
    expect(await (await fetch(address)).text()).toContain('Payment received');
    expect(await recordsOf(uid)).toHaveLength(1);
  });
});
