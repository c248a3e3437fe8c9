import { DAY_MS } from '@chalchitra/api/constants';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { grant } from './payments.byHand';
import { PAID, PRICE, REFUNDED, startReturnsHarness } from './payments.returns.harness';
import { noteOf } from './payments.states';

const harness = await startReturnsHarness();
const {
  state,
  startProcess,
  later,
  recordsOf,
  pay,
  now,
  database,
  returns,
  deliver,
  refund,
  paid,
  paymentState,
} = harness;

let uid: string;
beforeEach(async () => {
  await harness.begin();
  uid = state.uid;
});
afterAll(() => harness.close());

describe('the states of a payment', () => {
  it('open, then paid, then ended with its time', async () => {
    const orderId = await harness.order();
    expect(await harness.statusOf(orderId)).toBe('open');
    expect(await recordsOf(uid)).toEqual([]);
    const id = await pay(orderId);
    await deliver();
    expect(await paymentState(id)).toEqual(PAID);
    later(30 * DAY_MS);
    expect(await paymentState(id)).toEqual({
      state: 'ended',
      status: 'expired',
      note: null,
      isSubscribed: false,
    });
  });

  it('refunded as a whole: access ends at once', async () => {
    const id = await paid();
    await refund(id);
    await deliver({ times: 2, isReversed: true });
    expect(await paymentState(id)).toEqual(REFUNDED);
  });

  it.each([
    [50, 9_950, PAID.state],
    [50, 9_951, 'refunded'],
    [100, 19_899, PAID.state],
    [0, 1, 'refunded'],
  ] as const)(
    'refunded in part, ending above %i percent: %i paise leave it %s',
    async (percent, paise, left) => {
      const id = await paid();
      await refund(id, paise);
      await startProcess({ refundEndsAbove: percent }).settlement.review(id, undefined);
      const after = await paymentState(id);
      expect(after.state).toBe(left);
      expect(after.note).toBe(left === 'paid' ? 'partRefund' : 'refund');
      expect(after.isSubscribed).toBe(left === 'paid');
    },
  );

  it('refunded in two parts, which together are the whole', async () => {
    const id = await paid();
    await refund(id, PRICE / 2);
    await deliver();
    expect(await paymentState(id)).toEqual({ ...PAID, note: 'partRefund' });
    await refund(id);
    await deliver();
    expect(await paymentState(id)).toEqual(REFUNDED);
  });

  it.each([
    ['won', PAID],
    ['lost', { ...REFUNDED, note: 'disputeLost' }],
  ] as const)('disputed, with access, then %s', async (decision, outcome) => {
    const id = await paid();
    const dispute = await returns.dispute(id);
    await deliver();
    expect(await paymentState(id)).toEqual({ ...PAID, state: 'disputed', note: 'disputed' });
    await returns.decideDispute(dispute?.row.id ?? '', decision);
    await deliver({ times: 2 });
    expect(await paymentState(id)).toEqual(outcome);
  });

  it('granted, revoked, and granted again', async () => {
    const plan = { id: 'monthly', amount: 199, durationDays: 30 };
    await grant(database, uid, plan, now());
    const id = `grant_${uid}`;
    expect(await paymentState(id)).toEqual({ ...PAID, state: 'granted' });
    await startProcess().ledger.revoke(id, now());
    expect(await paymentState(id)).toEqual({
      state: 'revoked',
      status: 'revoked',
      note: null,
      isSubscribed: false,
    });
    await grant(database, uid, plan, now());
    expect(await paymentState(id)).toMatchObject({ state: 'granted', isSubscribed: true });
  });

  it.each([
    ['revoked', 0, null],
    ['revoked', 2_000, 'partRefund'],
    ['revoked', PRICE, 'refund'],
    ['switched', 0, 'switched'],
    ['switched', 2_000, 'partRefund'],
    ['secondPayment', PRICE, 'secondPayment'],
  ] as const)('%s with %i paise refunded: its note is %s', async (endReason, refundedPaise, note) => {
    const payment = await harness.find(await paid());
    expect(noteOf({ ...payment, endReason, refundedPaise })).toBe(note);
  });
});
