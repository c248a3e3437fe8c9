import { afterAll, expect, it } from 'vitest';
import { startSandboxHarness } from './sandbox.harness';

const harness = await startSandboxHarness();
const { provider, attempt, sandbox, webhooks } = harness;
afterAll(() => harness.close());

const AUTHORIZATION = `Basic ${Buffer.from('rzp_sandbox_test:key secret of the test').toString('base64')}`;
const KEY = { 'x-refund-idempotency': 'a-key-of-ten-letters' };

async function paid(): Promise<string> {
  const order = await provider.orders.create({ amount: 19_900, currency: 'INR' });
  const result = (await (await attempt(order.id, 'pay')).json()) as { razorpay_payment_id: string };
  return result.razorpay_payment_id;
}
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${harness.base}/v1${path}`, {
    method: 'POST',
    headers: { authorization: AUTHORIZATION, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
/** The names of the webhooks that are sent now, sorted: the provider promises no order. */
async function events(): Promise<string[]> {
  webhooks.received.length = 0;
  await sandbox.webhooks.flush();
  return webhooks.received.map(({ body }) => (JSON.parse(body) as { event: string }).event).sort();
}

it('refunds in parts, until nothing is left', async () => {
  const id = await paid();
  await events();
  const refund = await provider.payments.refund(id, { amount: 5_000 });
  expect(refund).toMatchObject({ entity: 'refund', payment_id: id, amount: 5_000, status: 'processed' });
  expect(await provider.payments.fetch(id)).toMatchObject({
    status: 'captured',
    amount_refunded: 5_000,
    refund_status: 'partial',
  });
  await provider.payments.refund(id, {});
  expect(await provider.payments.fetch(id)).toMatchObject({
    status: 'refunded',
    captured: true,
    amount_refunded: 19_900,
    refund_status: 'full',
  });
  await expect(provider.payments.refund(id, {})).rejects.toMatchObject({ statusCode: 400 });
  expect((await provider.refunds.all({})).items.map(({ amount }) => amount).sort()).toEqual([14_900, 5_000]);
  expect(await events()).toEqual([
    'refund.created',
    'refund.created',
    'refund.processed',
    'refund.processed',
  ]);
});

it('refunds once for one key, however often it is sent', async () => {
  const id = await paid();
  const responses = await Promise.all([1, 2, 3].map(() => post(`/payments/${id}/refund`, {}, KEY)));
  const ids = await Promise.all(
    responses.map(async (response) => ((await response.json()) as { id: string }).id),
  );
  expect(new Set(ids).size).toBe(1);
  const short = await post(`/payments/${id}/refund`, {}, { 'x-refund-idempotency': 'short' });
  expect(short.status).toBe(400);
});

it('refunds nothing that was never received, and no more than that', async () => {
  const order = await provider.orders.create({ amount: 19_900, currency: 'INR' });
  const failed = (await (await attempt(order.id, 'fail')).json()) as {
    error: { metadata: { payment_id: string } };
  };
  for (const id of [failed.error.metadata.payment_id, 'pay_unknown']) {
    await expect(provider.payments.refund(id, {})).rejects.toMatchObject({ statusCode: 400 });
  }
  const id = await paid();
  await expect(provider.payments.refund(id, { amount: 19_901 })).rejects.toMatchObject({ statusCode: 400 });
});

it('has disputes, which a bank opens and decides', async () => {
  const id = await paid();
  await events();
  const dispute = (await (await post('/bank/disputes', { payment_id: id })).json()) as { id: string };
  expect(await provider.disputes.fetch(dispute.id)).toMatchObject({ payment_id: id, status: 'open' });
  expect((await post(`/bank/disputes/${dispute.id}/perhaps`, {})).status).toBe(404);
  expect((await post(`/bank/disputes/${dispute.id}/lost`, {})).status).toBe(200);
  expect((await post(`/bank/disputes/${dispute.id}/won`, {})).status).toBe(400);
  expect((await provider.disputes.all({})).items).toMatchObject([
    { id: dispute.id, status: 'lost', amount_deducted: 19_900 },
  ]);
  expect(await events()).toEqual(['payment.dispute.created', 'payment.dispute.lost']);
  expect((await post('/bank/disputes', { payment_id: 'pay_unknown' })).status).toBe(400);
});
