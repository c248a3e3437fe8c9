import { DAY_MS } from '@chalchitra/api/constants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { grant, grantDays } from './payments.byHand';
import { subscribedUntil } from './payments.ledger';
import { days } from './payments.returns.harness';
import { noteOf, recordStatus } from './payments.states';
import { prepareIsSubscribed, prepareScreensOf } from './payments.subscriptions';
import { startSwitchesHarness } from './payments.switches.harness';
import { quoteSwitches } from './payments.switchQuotes';
import { plans } from './plans.schema';

const harness = await startSwitchesHarness();
const { state, startProcess, later, recordsOf, pay, now, database, settle, paid, find, refund } = harness;

let uid: string;
beforeEach(async () => {
  await harness.begin();
  uid = state.uid;
});
afterAll(() => harness.close());

describe('switching now', () => {
  it('ends what runs, and makes the new period longer by what was left, as the quote said', async () => {
    const first = await paid('monthly');
    later(10 * DAY_MS - 1_000);
    const quoted = await quoteSwitches(database, uid, now());
    expect(quoted).toMatchObject({
      plan_id: 'monthly',
      left: 133,
      quotes: [{ plan_id: 'season', credit_days: 24 }],
    });
    const second = await paid('season', 'switch');
    expect(await find(first)).toMatchObject({ endReason: 'switched', carriedPaise: 13_267 });
    expect(recordStatus(await find(first), now())).toBe('expired');
    expect(noteOf(await find(first))).toBe('switched');
    expect(days(await find(second))).toBe(90 + 24);
    expect((await find(second)).periodEnd.toISOString()).toBe(quoted.quotes[0]?.until_now);
  });

  it('is settled once, by whoever reports it and however often', async () => {
    await paid('monthly');
    const { id, orderId } = await harness.link('season', true, true);
    const paymentId = await pay(orderId);
    const { store, settlement, sweep } = startProcess();
    const bill = await store.findBill(id);
    if (!bill) throw new Error('no such bill');
    await Promise.all([
      settlement.confirm(bill, paymentId, 'callback'),
      startProcess().settlement.confirm(bill, paymentId, 'webhook'),
      settlement.check(bill, 'history'),
      sweep.sweep(),
    ]);
    await settlement.confirm(bill, paymentId, 'verify');
    const records = await recordsOf(uid);
    expect(records).toHaveLength(2);
    expect(records.filter(({ endReason }) => endReason === null).map(days)).toEqual([90 + 36]);
  });

  it('counts periods that wait, and what other plans had left in one', async () => {
    await paid('monthly');
    await paid('monthly', 'renew');
    await paid('season', 'switch');
    // Back at once: ₹499 and twice ₹199, of which nearly nothing is used.
    const [quote] = (await quoteSwitches(database, uid, now())).quotes;
    expect(quote).toMatchObject({ plan_id: 'monthly', credit_days: 136 });
    const last = await paid('monthly', 'switch');
    expect(days(await find(last))).toBe(30 + 136);
    expect(await subscribedUntil(database, uid, now())).toEqual((await find(last)).periodEnd);
  });

  it('lets the screens follow the plan in force', async () => {
    await database.update(plans).set({ screens: 1 }).where(eq(plans.id, 'monthly'));
    await database.update(plans).set({ screens: 4 }).where(eq(plans.id, 'season'));
    await paid('monthly');
    expect(await prepareScreensOf(database)(uid, now())).toBe(1);
    await paid('season', 'renew');
    expect(await prepareScreensOf(database)(uid, now())).toBe(1);
    later(30 * DAY_MS);
    expect(await prepareScreensOf(database)(uid, now())).toBe(4);
    await paid('monthly', 'switch');
    expect(await prepareScreensOf(database)(uid, now())).toBe(1);
  });

  it('is a plain payment where nothing runs any more when it is paid', async () => {
    await paid('monthly');
    const orderId = await harness.order('season', true, true);
    later(31 * DAY_MS);
    const id = await pay(orderId);
    await settle(orderId, id);
    expect(days(await find(id))).toBe(90);
  });

  it('isn’t sold for the plan in force, and has a bill of its own', async () => {
    await paid('monthly');
    await expect(harness.order('monthly', true, true)).rejects.toMatchObject({ status: 409 });
    const atEnd = await harness.order('season', true);
    const atOnce = await harness.order('season', true, true);
    expect(atOnce).not.toBe(atEnd);
    expect(await harness.statusOf(atEnd)).toBe('retired');
    expect(await harness.order('season', true, true)).toBe(atOnce);
  });

  it('is not given the bill of a renewal that another process made meanwhile', async () => {
    await paid('monthly');
    state.fault = async (path, respond) => {
      if (path !== '/v1/orders') return respond();
      state.fault = null;
      await harness.order('season', true);
      return respond();
    };
    await expect(harness.order('season', true, true)).rejects.toMatchObject({ status: 409 });
    const retried = await startProcess().store.findBill(await harness.order('season', true, true));
    expect(retried).toMatchObject({ isSwitch: true, status: 'open' });
  });

  it('takes what was granted at its plan’s price', async () => {
    await grant(database, uid, { id: 'monthly', amount: 199, durationDays: 30 }, now());
    const id = await paid('season', 'switch');
    expect(days(await find(id))).toBe(90 + 36);
    const given = await grantDays(database, uid, 'monthly', 15, now());
    expect(given.amount).toBe(0);
    const next = await paid('monthly', 'switch');
    // 499 and 36 days of the season, and the fifteen days.
    expect(days(await find(next))).toBe(30 + 106 + 15);
    await grant(database, uid, { id: 'monthly', amount: 199, durationDays: 30 }, now());
    expect(await find(`grant_${uid}`)).toMatchObject({ endReason: null, replacedBy: null });
  });
});

describe('switching at the end', () => {
  it('adds the other plan’s days to what runs', async () => {
    const first = await paid('monthly');
    const [quote] = (await quoteSwitches(database, uid, now())).quotes;
    const second = await paid('season', 'renew');
    expect(await find(first)).toMatchObject({ endReason: null });
    expect((await find(second)).periodStart).toEqual((await find(first)).periodEnd);
    expect((await find(second)).periodEnd.toISOString()).toBe(quote?.until_at_end);
  });
});

describe('a refund', () => {
  it('of the payment that switched lets the plans before stand again, up to their own end', async () => {
    const first = await paid('monthly');
    const waiting = await paid('monthly', 'renew');
    const before = await recordsOf(uid);
    const second = await paid('season', 'switch');
    const after = await paid('season', 'renew');
    later(5 * DAY_MS);
    await refund(second);
    await refund(second);
    expect((await find(second)).endReason).toBe('refund');
    for (const { id, periodStart, periodEnd } of before)
      expect(await find(id)).toMatchObject({ endReason: null, periodStart, periodEnd, replacedBy: null });
    expect([first, waiting]).toEqual(before.map(({ id }) => id));
    // What was paid since comes after both, with all its days.
    expect((await find(after)).periodStart).toEqual((await find(waiting)).periodEnd);
    expect(days(await find(after))).toBe(90);
  });

  it('of the payment that switched ends the subscription where the plan before would be over', async () => {
    await paid('monthly');
    const second = await paid('season', 'switch');
    later(40 * DAY_MS);
    await refund(second);
    expect(await prepareIsSubscribed(database)(uid, now())).toBe(false);
  });

  it('of the payment before takes the days back that it brought along', async () => {
    const first = await paid('monthly');
    const second = await paid('season', 'switch');
    const after = await paid('monthly', 'renew');
    expect(days(await find(second))).toBe(90 + 36);
    await refund(first);
    expect(await find(first)).toMatchObject({ endReason: 'refund', replacedBy: null, carriedPaise: null });
    expect(days(await find(second))).toBe(91);
    expect((await find(after)).periodStart).toEqual((await find(second)).periodEnd);
    // It was given back: it can't stand again.
    await refund(second);
    expect((await find(first)).endReason).toBe('refund');
  });

  it.each(['the later one', 'the earlier one'])(
    'of two payments that switched lets the plan before both stand again: %s first',
    async (order) => {
      const first = await paid('monthly');
      const [before] = await recordsOf(uid);
      const second = await paid('season', 'switch');
      const third = await paid('monthly', 'switch');
      for (const id of order === 'the later one' ? [third, second] : [second, third]) await refund(id);
      for (const id of [second, third]) expect((await find(id)).endReason).toBe('refund');
      expect(await find(first)).toEqual(before);
      expect(await subscribedUntil(database, uid, now())).toEqual(before?.periodEnd);
    },
  );

  it('of a payment that had taken over another leaves what is left of that other to the plan that stands', async () => {
    const first = await paid('monthly');
    const second = await paid('season', 'switch');
    later(21 * DAY_MS - 1_000);
    // A sixth of ₹499 and ₹199 is used; of what is left ₹499 go back.
    const third = await paid('monthly', 'switch');
    await refund(second);
    expect(await find(first)).toMatchObject({ replacedBy: third, carriedPaise: 8_267 });
    expect((await quoteSwitches(database, uid, now())).left).toBe(282);
  });

  it('is taken off all plans that the payment went into, however often its user has switched since', async () => {
    const first = await paid('monthly');
    const second = await paid('season', 'switch');
    const third = await paid('monthly', 'switch');
    const before = days(await find(third));
    expect((await quoteSwitches(database, uid, now())).left).toBe(897);
    await refund(first);
    expect(days(await find(third))).toBe(before - 30);
    expect((await quoteSwitches(database, uid, now())).left).toBe(698);
    await refund(third);
    expect(await find(second)).toMatchObject({ endReason: null });
    expect(days(await find(second))).toBe(91);
    expect((await quoteSwitches(database, uid, now())).left).toBe(499);
  });

  it('takes no more from the plan that stands than went into it', async () => {
    const first = await paid('monthly');
    await paid('season', 'switch');
    later(100 * DAY_MS - 1_000);
    // 26 of 126 days are left of the season, which are ₹144.04 of ₹499 and ₹199.
    const third = await paid('monthly', 'switch');
    expect(days(await find(third))).toBe(30 + 22);
    await refund(first);
    expect(days(await find(third))).toBe(30 + 1);
    expect((await quoteSwitches(database, uid, now())).left).toBe(199);
  });
});
