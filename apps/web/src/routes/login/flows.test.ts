import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { paymentHistoryQuery } from '../../queries/payments.queries';
import type { Runtime } from '../../runtime';
import { provideCheckout } from './checkoutFlow';
import { provideSignIn } from './signInFlow';

const started = { user: { uid: 'u1', displayName: 'Asha', email: 'a@b', photoUrl: null }, token: 't' };
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
  const parts = {
    provider: {
      signIn: vi.fn().mockResolvedValue(started),
      signInWithPopup: vi.fn().mockResolvedValue(started),
      sendPasswordReset: vi.fn().mockResolvedValue(undefined),
    },
    payments: {
      history: vi.fn().mockResolvedValue({ items: [paidRecord], skipped: [] }),
      plans: vi.fn().mockResolvedValue({ items: [plan], skipped: [] }),
      createOrder: vi.fn().mockResolvedValue({ id: 'order_1', amount: 199 }),
      verify: vi.fn().mockResolvedValue({ success: true }),
    },
    checkout: {
      load: vi.fn().mockResolvedValue(undefined),
      open: vi.fn().mockResolvedValue({
        kind: 'paid',
        payment: { paymentId: 'pay_1', orderId: 'order_1', signature: 's' },
      }),
    },
    session: {
      send: vi.fn(),
      getSnapshot: () => ({ context: { token: 't' } }),
    },
    readToken: () => ({ displayName: 'Asha', email: 'a@b' }),
    queryClient: new QueryClient(),
  };
  const runtime = {
    ...parts,
    clients: async () => ({ payments: parts.payments }),
    identity: async () => parts.provider,
    loadCheckout: async () => parts.checkout,
  } as unknown as Runtime;
  return { ...parts, runtime };
}

describe('provideSignIn', () => {
  it('signs in by password and starts the session as it is to be remembered', async () => {
    const { runtime, provider, session } = createRuntime();
    const actor = createActor(provideSignIn(runtime), { input: { uid: null } }).start();
    actor.send({ type: 'field.edit', field: 'email', value: 'a@b' });
    actor.send({ type: 'field.edit', field: 'password', value: 'secret' });
    actor.send({ type: 'remember.toggle' });
    actor.send({ type: 'signIn.submit' });
    await waitFor(actor, ({ value }) => value === 'paid');
    expect(provider.signIn.mock.calls).toEqual([[{ email: 'a@b', password: 'secret', remember: false }]]);
    expect(session.send.mock.calls).toEqual([
      [{ type: 'session.start', session: started, isRemembered: false }],
    ]);
  });

  it('signs in by pop-up', async () => {
    const { runtime, provider } = createRuntime();
    const actor = createActor(provideSignIn(runtime), { input: { uid: null } }).start();
    actor.send({ type: 'provider.choose', provider: 'facebook' });
    await waitFor(actor, ({ value }) => value === 'paid');
    expect(provider.signInWithPopup.mock.calls).toEqual([[{ provider: 'facebook', remember: true }]]);
  });

  it('sends the password reset', async () => {
    const { runtime, provider } = createRuntime();
    const actor = createActor(provideSignIn(runtime), { input: { uid: null } }).start();
    actor.send({ type: 'field.edit', field: 'email', value: 'a@b' });
    actor.send({ type: 'password.forget' });
    await waitFor(actor, ({ context }) => context.notice !== null);
    expect(provider.sendPasswordReset.mock.calls).toEqual([['a@b']]);
  });
});

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
