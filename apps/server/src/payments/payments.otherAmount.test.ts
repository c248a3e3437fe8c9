import { HOUR_MS } from '@chalchitra/api/constants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sandboxOrders } from '../sandbox/sandbox.schema';
import { REFUNDED, startReturnsHarness } from './payments.returns.harness';

const harness = await startReturnsHarness();
const { state, startProcess, later, recordsOf, pay, database, deliver, find, refundsOf, paymentState } =
  harness;

let uid: string;
beforeEach(async () => {
  await harness.begin();
  uid = state.uid;
});
afterAll(() => harness.close());

describe('a payment over another amount', () => {
  const payOther = async () => {
    const orderId = await harness.order();
    await database.update(sandboxOrders).set({ amount: 25_050 }).where(eq(sandboxOrders.id, orderId));
    return { orderId, id: await pay(orderId) };
  };

  it('is given back, once, whoever reports it', async () => {
    const { orderId, id } = await payOther();
    const bill = await startProcess().store.findBill(orderId);
    if (!bill) throw new Error('no such order');
    await Promise.all([
      deliver(),
      startProcess().settlement.confirm(bill, id, 'verify'),
      startProcess().settlement.check(bill, 'sweep'),
    ]);
    expect(await paymentState(id)).toEqual({ ...REFUNDED, note: 'otherAmount' });
    expect(await find(id)).toMatchObject({ refundDue: false, refundedPaise: 25_050, amount: 251 });
    expect(await refundsOf(id)).toHaveLength(1);
    expect(await harness.statusOf(orderId)).toBe('closed');
  });

  it.each([
    ['also by another process', 31_000],
    ['also after the clock was set back', -HOUR_MS],
  ])('is given back later where the provider can’t do so now, %s', async (_, ms) => {
    const { id } = await payOther();
    state.fault = (path) =>
      path.endsWith('/refund')
        ? Response.json({ error: { description: 'Not enough balance' } }, { status: 400 })
        : null;
    await deliver();
    expect(await find(id)).toMatchObject({ refundDue: true, refundedPaise: 0 });
    expect(await paymentState(id)).toMatchObject({ status: 'refunded', note: 'otherAmount' });
    expect(state.lines.map(({ message }) => message)).toContain('A payment could not be given back');
    later(31_000);
    await startProcess().sweep.sweep();
    state.fault = null;
    later(ms);
    await startProcess().sweep.sweep();
    expect(await find(id)).toMatchObject({ refundDue: false, refundedPaise: 25_050 });
  });

  it('that is only authorised is never captured', async () => {
    const orderId = await harness.order();
    const odd = { amount: 100, capturesByItself: false };
    await database.update(sandboxOrders).set(odd).where(eq(sandboxOrders.id, orderId));
    await pay(orderId);
    await deliver();
    expect(await recordsOf(uid)).toEqual([]);
    expect(harness.providerCalls.filter((call) => call.endsWith('/capture'))).toEqual([]);
  });
});
