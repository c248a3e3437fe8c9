import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { officialClient } from '../sandbox/sandbox.harness';
import { KEY_SECRET, startPaymentsHarness } from './payments.harness';
import { bills } from './payments.schema';
import { plans } from './plans.schema';

const harness = await startPaymentsHarness();
const { server, linkFor, payLink, history, recordsOf } = harness;

let uid: string;
beforeEach(() => {
  uid = harness.newUid();
});
afterAll(() => server.close());

describe('payment links', () => {
  it('are used again while they are open, also for two clicks at once', async () => {
    const [first, second] = await Promise.all([linkFor(uid), linkFor(uid)]);
    expect(second).toBe(first);
    expect(await linkFor(uid)).toBe(first);
    expect(await linkFor(uid, 'season', 499)).not.toBe(first);
    expect(await linkFor(`${uid}-other`)).not.toBe(first);
  });

  it('settle when the history is fetched, with the link’s id', async () => {
    const shortUrl = await linkFor(uid);
    expect(await history(uid)).toEqual([]);
    await payLink(shortUrl);
    await server.database
      .update(bills)
      .set({ checkedAt: new Date(Date.now() - 4_001) })
      .where(eq(bills.uid, uid));
    expect(await history(uid)).toMatchObject([
      { status: 'paid', orderId: 'monthly', amount: 199, paymentLinkId: expect.stringMatching(/^plink_/) },
    ]);
  });

  it('settle by the callback, which says so on a page of its own', async () => {
    const callback = await payLink(await linkFor(uid));
    const page = await fetch(callback);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(await page.text()).toContain('Payment received');
    expect((await fetch(callback)).status).toBe(200);
    expect(await recordsOf(uid)).toHaveLength(1);
    const urdu = await fetch(callback, { headers: { cookie: 'lang=ur', 'accept-language': 'ta' } });
    expect(urdu.headers.get('vary')).toContain('accept-language');
    expect(await urdu.text()).toMatch(/<html lang="ur" dir="rtl">[\s\S]*<h1>ادائیگی مل گئی<\/h1>/);
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

  it('are made again, and the old one cancelled, when the plan’s price has changed', async () => {
    const before = await linkFor(uid, 'season', 499);
    await server.database.update(plans).set({ amount: 599 }).where(eq(plans.id, 'season'));
    const after = await linkFor(uid, 'season', 599);
    await server.database.update(plans).set({ amount: 499 }).where(eq(plans.id, 'season'));
    expect(after).not.toBe(before);
    expect(await (await fetch(before)).text()).toContain('This link was cancelled');
  });

  it('that were cancelled at the provider are made again', async () => {
    const before = await linkFor(uid);
    const [bill] = await server.database.select().from(bills).where(eq(bills.uid, uid));
    const { keyId, apiUrl } = server.settings.razorpay;
    await officialClient(apiUrl, keyId, KEY_SECRET).paymentLink.cancel(bill?.id ?? '');
    expect(await linkFor(uid)).not.toBe(before);
  });

  it('that were just paid are returned once more, and are settled', async () => {
    const shortUrl = await linkFor(uid);
    await payLink(shortUrl);
    expect(await linkFor(uid)).toBe(shortUrl);
    expect(await history(uid)).toMatchObject([{ status: 'paid' }]);
  });
});
