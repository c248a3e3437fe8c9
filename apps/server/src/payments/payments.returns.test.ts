import { DAY_MS, HOUR_MS } from '@chalchitra/api/constants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sandboxDisputes } from '../sandbox/sandbox.schema';
import { grant } from './payments.byHand';
import { days, PAID, PRICE, REFUNDED, startReturnsHarness } from './payments.returns.harness';

const harness = await startReturnsHarness();
const { state, startProcess, later, recordsOf, pay, now, database, returns } = harness;
const { signed, deliver, refund, refundsOf, find, paid, paymentState } = harness;

let uid: string;
beforeEach(async () => {
  await harness.begin();
  uid = state.uid;
});
afterAll(() => harness.close());

/** How often the provider was asked for a list of disputes. */
const listings = () => harness.providerCalls.filter((call) => call.endsWith('/disputes')).length;

describe('what goes back', () => {
  it('before it was settled makes a record without a period', async () => {
    const id = await pay(await harness.order());
    await refund(id);
    await deliver({ isReversed: true });
    expect(await paymentState(id)).toEqual(REFUNDED);
    expect(await refundsOf(id)).toHaveLength(1);
  });

  it('is only believed of the provider itself', async () => {
    const id = await paid();
    const body = JSON.stringify({
      event: 'payment.refunded',
      payload: {
        payment: { entity: { id, amount_refunded: PRICE } },
        dispute: { entity: { id: 'disp_invented', payment_id: id } },
      },
    });
    await expect(startProcess().webhooks.receive(signed(body, 'e1'))).rejects.toMatchObject({
      kind: 'refused',
    });
    expect(await paymentState(id)).toEqual(PAID);
  });

  it('by a dispute about another payment changes nothing', async () => {
    const id = await paid();
    const other = await pay(await harness.order('season', true));
    const dispute = await returns.dispute(other);
    await returns.decideDispute(dispute?.row.id ?? '', 'lost');
    await startProcess().settlement.review(id, dispute?.row.id);
    expect(await paymentState(id)).toEqual(PAID);
  });

  it('lets the periods after it begin at that moment', async () => {
    const first = await paid();
    const second = await paid('season', true);
    const third = await paid('monthly', true);
    later(10 * DAY_MS);
    await refund(first);
    await deliver();
    expect(days(await find(first))).toBeCloseTo(10, 2);
    expect((await find(second)).periodStart).toEqual(now());
    expect(days(await find(second))).toBe(90);
    expect((await find(third)).periodStart).toEqual((await find(second)).periodEnd);
    expect(days(await find(third))).toBe(30);
  });

  it('in the middle closes the gap, and leaves the one that runs alone', async () => {
    const first = await paid();
    const second = await paid('season', true);
    const third = await paid('monthly', true);
    const before = await find(first);
    await refund(second);
    await deliver();
    expect(await find(first)).toEqual(before);
    expect(days(await find(second))).toBe(0);
    expect((await find(third)).periodStart).toEqual(before.periodEnd);
  });

  it('leaves two that run beside each other where they are', async () => {
    await paid();
    const second = await paid('monthly', true);
    await grant(database, uid, { id: 'season', amount: 499, durationDays: 90 }, now());
    await paid('monthly', true);
    const others = async () => (await recordsOf(uid)).filter(({ id }) => id !== second);
    const before = await others();
    await refund(second);
    await deliver();
    expect(await others()).toEqual(before);
  });

  it('is found within the hour where its webhook was lost, refund and dispute alike', async () => {
    const refunded = await paid();
    const disputed = await paid('season', true);
    await refund(refunded);
    const dispute = await returns.dispute(disputed);
    const { sweep } = startProcess();
    await sweep.reviewReturns();
    expect((await paymentState(refunded)).status).toBe('refunded');
    expect((await paymentState(disputed)).state).toBe('disputed');
    await returns.decideDispute(dispute?.row.id ?? '', 'lost');
    harness.providerCalls.length = 0;
    await sweep.reviewReturns();
    expect(harness.providerCalls).toEqual([]);
    later(HOUR_MS);
    await sweep.reviewReturns();
    expect(await paymentState(disputed)).toMatchObject({ note: 'disputeLost', isSubscribed: false });
  });

  it.each(['a refund', 'a revocation'])(
    'is found where its webhook was lost and the period had ended already: by %s',
    async (end) => {
      const id = await paid();
      const first = 0.6 * PRICE;
      if (end === 'a refund') await refund(id, first);
      await deliver();
      if (end === 'a revocation') await startProcess().ledger.revoke(id, now());
      const before = await find(id);
      expect(before.endReason).not.toBeNull();
      later(1_000);
      await refund(id);
      await startProcess().sweep.reviewReturns();
      const { refundedPaise, refundedAt, endReason, periodEnd } = await find(id);
      expect({ refundedPaise, refundedAt }).toEqual({ refundedPaise: PRICE, refundedAt: now() });
      expect({ endReason, periodEnd }).toEqual({ endReason: before.endReason, periodEnd: before.periodEnd });
    },
  );

  it('that is noted as a whole isn’t asked about again', async () => {
    const id = await paid();
    await refund(id);
    await deliver();
    harness.providerCalls.length = 0;
    await startProcess().sweep.reviewReturns();
    expect(harness.providerCalls).not.toContain(`GET /v1/payments/${id}`);
  });

  it('is found behind a hundred later disputes, at once after a start and else within a day', async () => {
    const disputed = await paid();
    const dispute = await returns.dispute(disputed);
    const newer = Array.from({ length: 120 }, (_, index) => ({
      id: `disp_later_${disputed}_${index}`,
      paymentId: disputed,
      amount: 1,
      status: 'won' as const,
      createdAt: new Date(now().getTime() + 1000 + index),
    }));
    await database.insert(sandboxDisputes).values(newer);
    const { sweep } = startProcess();
    await sweep.reviewReturns();
    await returns.decideDispute(dispute?.row.id ?? '', 'lost');
    harness.providerCalls.length = 0;
    later(HOUR_MS);
    await sweep.reviewReturns();
    expect(listings()).toBe(1);
    for (let hour = 1; hour < 23; hour += 1) {
      later(HOUR_MS);
      await sweep.reviewReturns();
    }
    expect(await paymentState(disputed)).toMatchObject({ note: 'disputeLost', isSubscribed: false });

    harness.providerCalls.length = 0;
    await startProcess().sweep.reviewReturns();
    expect(listings()).toBe(2);
    await database.delete(sandboxDisputes).where(eq(sandboxDisputes.paymentId, disputed));
  });

  it('stands as the latest dispute of a payment does, not as one before it', async () => {
    const disputed = await paid();
    await database.insert(sandboxDisputes).values({
      id: `disp_before_${disputed}`,
      paymentId: disputed,
      amount: 1,
      status: 'won',
      createdAt: new Date(now().getTime() - 1000),
    });
    await returns.dispute(disputed);
    await startProcess().sweep.reviewReturns();
    expect((await paymentState(disputed)).state).toBe('disputed');
    await database.delete(sandboxDisputes).where(eq(sandboxDisputes.paymentId, disputed));
  });

  it('after the period has ended moves nothing', async () => {
    const first = await paid();
    later(31 * DAY_MS);
    const second = await paid();
    const before = await find(second);
    await refund(first);
    await deliver();
    expect(await find(second)).toEqual(before);
    expect(days(await find(first))).toBe(30);
    expect((await paymentState(first)).status).toBe('refunded');
  });

  it('is settled once and ended once, whatever is reported by whom at the same time', async () => {
    const orderId = await harness.order();
    const id = await pay(orderId);
    const bill = await startProcess().store.findBill(orderId);
    if (!bill) throw new Error('no such order');
    later(31_000);
    const settling = () => [
      ...[1, 2, 3].map(() => startProcess().settlement.confirm(bill, id, 'verify')),
      ...[1, 2, 3].map(() => deliver({ times: 2 })),
      ...[1, 2].map(() => startProcess().sweep.sweep()),
      startProcess().sweep.historyFor(uid),
    ];
    await Promise.all([...settling(), refund(id, PRICE - 1), ...settling()]);
    await refund(id);
    await Promise.all([...settling(), startProcess().settlement.review(id, undefined), deliver()]);
    expect(await recordsOf(uid)).toHaveLength(1);
    expect(await paymentState(id)).toEqual(REFUNDED);
    const settled = state.lines.filter(({ message }) => message.startsWith('A payment was settled'));
    expect(settled).toHaveLength(1);
  });

  it('leaves a line in the log', async () => {
    const id = await paid();
    await refund(id);
    await deliver();
    expect(state.lines.filter(({ payment }) => payment === id)).toMatchObject([
      { level: 'info', message: 'A payment was settled', by: 'webhook', plan: 'monthly', amount: 199 },
      { level: 'info', message: 'A subscription’s period was ended', reason: 'refund' },
    ]);
  });

  it.each([
    ['payment.captured', 'info'],
    ['payment_link.paid', 'warn'],
    ['refund.processed', 'warn'],
  ])('leaves a line where a webhook %s names a payment of nobody’s', async (event, level) => {
    const entity = { id: 'pay_of_nobody', order_id: 'order_of_nobody', payment_id: 'pay_of_nobody' };
    const body = JSON.stringify({ event, payload: { payment: { entity }, refund: { entity } } });
    await startProcess().webhooks.receive(signed(body, `of nobody: ${event}`));
    expect(state.lines).toMatchObject([
      {
        level,
        message: 'A webhook names a payment that no bill of ours is for',
        payment: 'pay_of_nobody',
      },
    ]);
  });
});
