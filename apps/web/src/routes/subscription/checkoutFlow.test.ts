import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { paymentHistoryQuery } from '../../queries/payments.queries';
import type { Runtime } from '../../runtime';
import { provideCheckout } from './checkoutFlow';

const plan = { id: 'family', name: 'Family', amount: 199, description: '', durationDays: 30 };
const paidRecord = {
  id: 'p',
  status: 'paid',
  orderId: 'family',
  amount: 199,
  createdAt: '',
  paymentLinkId: null,
};

function createRuntime() {
  const payments = {
    history: vi.fn().mockResolvedValue({ items: [paidRecord], skipped: [] }),
    plans: vi.fn().mockResolvedValue({ items: [plan], skipped: [] }),
    createOrder: vi.fn().mockResolvedValue({ id: 'order_1', amount: 199 }),
    verify: vi.fn().mockResolvedValue({ success: true }),
  };
  const checkout = {
    load: vi.fn().mockResolvedValue(undefined),
    open: vi.fn().mockResolvedValue({
      kind: 'paid',
      payment: { paymentId: 'pay_1', orderId: 'order_1', signature: 's' },
    }),
  };
  const queryClient = new QueryClient();
  const runtime = {
    queryClient,
    session: { getSnapshot: () => ({ context: { token: 't' } }) },
    readToken: () => ({ displayName: 'Asha', email: 'a@b' }),
    clients: async () => ({ payments }),
    loadCheckout: async () => checkout,
  } as unknown as Runtime;
  return { payments, checkout, queryClient, runtime };
}

describe('provideCheckout', () => {
  it('loads, orders, opens for the person of the token, verifies, and lets the gate know', async () => {
    const { runtime, payments, checkout, queryClient } = createRuntime();
    const actor = createActor(provideCheckout(runtime), { input: { uid: 'u1' } }).start();
    await waitFor(actor, (state) => state.matches('choosing'));
    actor.send({ type: 'plan.select', planId: 'family' });
    await waitFor(actor, (state) => state.matches('paid'));
    expect(payments.createOrder.mock.calls[0]?.[0]).toEqual({ userId: 'u1', planId: 'family', amount: 199 });
    expect(checkout.open.mock.calls.map(([request]) => request)).toEqual([
      { order: { id: 'order_1', amount: 199 }, plan, payer: { name: 'Asha', email: 'a@b' } },
    ]);
    expect(payments.verify.mock.calls[0]?.[0]).toEqual({
      paymentId: 'pay_1',
      orderId: 'order_1',
      signature: 's',
      userId: 'u1',
      planId: 'family',
    });
    const { queryKey } = paymentHistoryQuery(runtime.clients, 'u1');
    expect(queryClient.getQueryData(queryKey)).toEqual([paidRecord]);
  });

  it('fetches the history where the order is refused as its plan is paid, so that the page can go on', async () => {
    const { runtime, payments, queryClient } = createRuntime();
    payments.createOrder.mockRejectedValue({ kind: 'http', status: 409, detail: 'You are subscribed' });
    const actor = createActor(provideCheckout(runtime), { input: { uid: 'u1' } }).start();
    await waitFor(actor, (state) => state.matches('choosing'));
    actor.send({ type: 'plan.select', planId: 'family' });
    await waitFor(actor, ({ context }) => context.failure !== null);
    expect(actor.getSnapshot().context.failure).toMatchObject({ detail: 'You are subscribed' });
    const { queryKey } = paymentHistoryQuery(runtime.clients, 'u1');
    await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual([paidRecord]));
  });

  it('counts a verified payment even where the history cannot be read just then', async () => {
    const { runtime, payments } = createRuntime();
    payments.history.mockRejectedValue({ kind: 'offline' });
    const actor = createActor(provideCheckout(runtime), { input: { uid: 'u1' } }).start();
    await waitFor(actor, (state) => state.matches('choosing'));
    actor.send({ type: 'plan.select', planId: 'family' });
    await waitFor(actor, (state) => state.matches('paid'));
    expect(payments.history).toHaveBeenCalledOnce();
  });
});
