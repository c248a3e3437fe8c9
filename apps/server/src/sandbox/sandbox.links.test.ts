import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { validatePaymentVerification, validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js';
import { afterAll, describe, expect, it } from 'vitest';
import { SECRET, startSandboxHarness, WEBHOOK_SECRET } from './sandbox.harness';
import { sandboxPaymentLinks, sandboxWebhooks } from './sandbox.schema';
import { nextAttempt } from './sandbox.webhooks';

const harness = await startSandboxHarness();
const { base, database, sandbox, provider, webhooks, startSandbox, seconds, later, newLink, pressOnLink } =
  harness;
afterAll(() => harness.close());

describe('payment links, by the official SDK', () => {
  it('makes, finds, lists and cancels a link', async () => {
    const link = await newLink({ expire_by: seconds() + 3600 });
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
    await expect(newLink({ expire_by: seconds() + 60 })).rejects.toMatchObject({
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
    const response = await pressOnLink(link.short_url, 'pay', {
      origin: 'http://evil.test',
      'sec-fetch-site': 'cross-site',
    });
    expect(response.status).toBe(403);
    const page = await fetch(link.short_url);
    expect(await page.text()).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://shop.test");
    expect((await fetch(`${base}/i/nothing`)).status).toBe(404);
  });

  it('expires a link whose time has passed', async () => {
    const link = await newLink({ expire_by: seconds() + 3600 });
    later(2 * 3600 * 1000);
    await pressOnLink(link.short_url, 'pay');
    expect(await provider.paymentLink.fetch(link.id)).toMatchObject({ status: 'expired', payments: null });
  });
});

describe('webhooks', () => {
  it('signs them as the SDK checks, and sends them again until they are taken', async () => {
    await sandbox.webhooks.flush();
    await database.delete(sandboxWebhooks);
    webhooks.received.length = 0;
    const link = await newLink();
    await pressOnLink(link.short_url, 'pay');
    webhooks.status = 503;
    await sandbox.webhooks.flush();
    expect(webhooks.received).toHaveLength(3);
    await sandbox.webhooks.flush();
    expect(webhooks.received).toHaveLength(3);
    webhooks.status = 200;
    later(1000);
    await sandbox.webhooks.flush();
    await sandbox.webhooks.flush();
    expect(webhooks.received).toHaveLength(6);
    expect(new Set(webhooks.received.map((one) => one.eventId)).size).toBe(3);
    for (const { body, signature } of webhooks.received) {
      expect(validateWebhookSignature(body, signature, WEBHOOK_SECRET)).toBe(true);
      expect(createHmac('sha256', SECRET).update(body).digest('hex')).not.toBe(signature);
    }
    const bodies = webhooks.received.slice(0, 3).map((one) => JSON.parse(one.body));
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
    const reborn = startSandbox();
    const page = await reborn.app.request(new URL(link.short_url).pathname);
    expect(page.status).toBe(200);
    const rows = await database.select().from(sandboxPaymentLinks).where(eq(sandboxPaymentLinks.id, link.id));
    expect(rows).toHaveLength(1);
  });
});
