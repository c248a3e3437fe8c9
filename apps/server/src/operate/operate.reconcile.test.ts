import { DAY_MS, HOUR_MS } from '@chalchitra/api/constants';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { readLastReconciliation } from '../payments/payments.reconcile.store';
import { bills, payments } from '../payments/payments.schema';
import { plans } from '../payments/plans.schema';
import { inDollars, startOperateHarness } from './operate.harness';

const harness = await startOperateHarness();
const { state, database, pay, later, now, returns, services, run, paid, recordOf } = harness;
let uid: string;
beforeEach(async () => {
  uid = await harness.begin();
});
afterAll(() => harness.close());

const window = () => {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return [
    '--from',
    day(new Date(now().getTime() - DAY_MS)),
    '--to',
    day(new Date(now().getTime() + 2 * DAY_MS)),
  ];
};
const expectNothing = async () => {
  const { exitCode, text } = await run('reconcile', ...window());
  expect({ exitCode, text }).toEqual({
    exitCode: 0,
    text: expect.stringContaining('Every payment has its record.'),
  });
};

it('finds nothing where all is well, refunds and second payments included', async () => {
  const { id } = await paid();
  await run('refund', id);
  await harness.link();
  await pay((await harness.link()).orderId).then(() => services.sweep.historyFor(uid));
  later(5000);
  await services.sweep.historyFor(uid);
  await expectNothing();
});

it('says where the provider refuses the key', async () => {
  state.fault = () => Response.json({ error: { description: 'Authentication failed' } }, { status: 401 });
  await expect(run('reconcile')).resolves.toEqual({
    exitCode: 1,
    text: 'refused: Authentication failed',
  });
});

it('compares the days that the daily comparison does, up to now', async () => {
  const day = (daysAgo: number) => new Date(now().getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const { text } = await run('reconcile');
  expect(text).toMatch(new RegExp(`^${day(8)}.* to ${day(0)}.*: `));
});

it('finds what was captured without a record, of an order and a link, and mends it', async () => {
  const byOrder = await pay(await harness.order());
  state.uid = `${uid}-link`;
  const link = await harness.link();
  const byLink = await pay(link.orderId);
  const found = await run('reconcile', ...window());
  expect(found.exitCode).toBe(2);
  expect(found.text).toContain(`${byOrder} (₹199`);
  expect(found.text).toContain(`Its bill is ${link.id} of ${uid}-link.`);
  expect((await run('reconcile', ...window(), '--mend', '--dry-run')).exitCode).toBe(2);
  const mended = await run('reconcile', ...window(), '--mend');
  expect(mended).toMatchObject({ exitCode: 0, text: expect.stringMatching(/2 differences mended\.$/) });
  expect(await recordOf(byOrder)).toMatchObject({ uid, endReason: null });
  expect(await recordOf(byLink)).toMatchObject({ uid: `${uid}-link`, billId: link.id, endReason: null });
  await expectNothing();
});

it('names the amount of a payment in another currency in that one', async () => {
  const id = await pay(await harness.order());
  state.fault = inDollars;
  expect((await run('reconcile', ...window())).text).toContain(`${id} ($199, `);
});

it('ends the alert where it mends what the daily comparison found, and not for a shorter time', async () => {
  const differences = async () => (await readLastReconciliation(database)).differences;
  await pay(await harness.order());
  later(2 * HOUR_MS);
  await services.reconcileDaily();
  expect(await differences()).toBe(1);
  await run('reconcile');
  expect(await differences()).toBe(1);
  await run('reconcile', ...window(), '--mend');
  expect(await differences()).toBe(1);
  await run('reconcile', '--mend');
  expect(await differences()).toBe(0);
});

it('writes bills and records again that a restored backup didn’t have, a renewal as a renewal', async () => {
  const first = await paid();
  const second = await paid('monthly', true);
  await database.delete(payments).where(eq(payments.uid, uid));
  await database.delete(bills).where(eq(bills.uid, uid));
  expect((await run('reconcile', ...window())).text).toContain(`It was for monthly of ${uid}.`);
  expect(await run('reconcile', ...window(), '--mend')).toMatchObject({ exitCode: 0 });
  const [one, two] = [await recordOf(first.id), await recordOf(second.id)];
  expect([one.endReason, two.endReason]).toEqual([null, null]);
  expect(two.periodStart).toEqual(one.periodEnd);
  await expectNothing();
});

it('writes a bill again whose plan isn’t sold any more', async () => {
  const { id } = await paid();
  await database.delete(payments).where(eq(payments.uid, uid));
  await database.delete(bills).where(eq(bills.uid, uid));
  await database.update(plans).set({ isOffered: false }).where(eq(plans.id, 'monthly'));
  onTestFinished(async () => {
    await database.update(plans).set({ isOffered: true });
  });
  expect(await run('reconcile', ...window(), '--mend')).toMatchObject({ exitCode: 0 });
  expect((await recordOf(id)).endReason).toBeNull();
  await expectNothing();
});

it.each(['order', 'link'] as const)(
  'writes a lost switch by %s again as the switch that it was',
  async (kind) => {
    const first = await paid('monthly');
    later(10 * DAY_MS);
    const bill = kind === 'order' ? await harness.order('season', true, true) : null;
    const id = await pay(bill ?? (await harness.link('season', true, true)).orderId);
    await database.delete(bills).where(and(eq(bills.uid, uid), eq(bills.status, 'open')));
    expect((await run('reconcile', ...window())).text).toContain(`It was for a switch to season of ${uid}.`);
    expect(await run('reconcile', ...window(), '--mend')).toMatchObject({ exitCode: 0 });
    const [replaced, record] = [await recordOf(first.id), await recordOf(id)];
    expect(replaced).toMatchObject({ endReason: 'switched', replacedBy: id });
    expect(record.periodStart).toEqual(replaced.endedAt);
    expect(record.periodEnd.getTime() - record.periodStart.getTime()).toBe((90 + 24) * DAY_MS);
    await expectNothing();
  },
);

it('leaves a lost bill to a person where its plan costs another price now', async () => {
  const orderId = await harness.order();
  const id = await pay(orderId);
  await database.delete(bills).where(eq(bills.uid, uid));
  await database.execute(sql`update plans set amount = 249 where id = 'monthly'`);
  onTestFinished(async () => {
    await database.execute(sql`update plans set amount = 199 where id = 'monthly'`);
  });
  const { exitCode, text } = await run('reconcile', ...window(), '--mend');
  expect({ exitCode, text }).toEqual({
    exitCode: 2,
    text: expect.stringContaining('0 differences mended.'),
  });
  expect(text).toContain(id);
});

it('finds a refund whose report was lost, and money that should have gone back', async () => {
  const { id } = await paid();
  await returns.refund({ paymentId: id, amount: null, receipt: null, notes: {}, idempotencyKey: null });
  state.uid = `${uid}-due`;
  const due = await paid();
  await database
    .update(payments)
    .set({ refundDue: true, endReason: 'otherAmount', endedAt: now() })
    .where(eq(payments.id, due.id));
  const { text } = await run('reconcile', ...window());
  expect(text).toContain('₹199 was given back, the record says ₹0.');
  expect(text).toContain('it buys nothing, and was not given back yet.');
  expect(await run('reconcile', ...window(), '--mend')).toMatchObject({ exitCode: 0 });
  expect(await recordOf(id)).toMatchObject({ endReason: 'refund' });
  expect((await services.provider.fetchPayment(due.id)).amount_refunded).toBe(19_900);
  await expectNothing();
});

it('leaves records without money, and other amounts, to a person', async () => {
  const { id, orderId } = await paid();
  await database.update(payments).set({ amount: 1 }).where(eq(payments.id, id));
  await database
    .insert(payments)
    .values({ ...(await recordOf(id)), id: `pay_made_up_${uid}`, billId: orderId });
  const { exitCode, text } = await run('reconcile', ...window(), '--mend');
  expect(exitCode).toBe(2);
  expect(text).toContain(`the record says ₹1. Look at it by hand.`);
  expect(text).toContain(`pay_made_up_${uid}: there is a record of ₹1, but the provider has no such money.`);
  await database.delete(payments).where(eq(payments.uid, uid));
});

it('leaves a record of a refund that the provider hasn’t made to a person', async () => {
  const { id } = await paid();
  await database
    .update(payments)
    .set({ refundedPaise: 19_900, endReason: 'refund', endedAt: now() })
    .where(eq(payments.id, id));
  const { exitCode, text } = await run('reconcile', ...window(), '--mend');
  expect({ exitCode, text }).toEqual({
    exitCode: 2,
    text: expect.stringContaining(`0 differences mended. For a person to decide:\n  ${id}`),
  });
});

it('counts what other shops of the account were paid, and leaves it alone', async () => {
  const other = await services.provider.createOrder({ amount: 80, receipt: `shop-${uid}`, notes: {} });
  await pay(other.id);
  const { text } = await run('reconcile', ...window());
  expect(text).toContain('1 payment received (1 of them for something else), 0 records.');
  await expectNothing();
});
