import { DAY_MS } from '@chalchitra/api/constants';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { paymentHistoryQuery } from '../../queries/payments.queries';
import { createQueryClient } from '../../queries/queryClient';
import type { Runtime } from '../../runtime';
import { pendingPaymentOf, providePaymentLink } from './paymentLinkFlow';

const plan = { id: 'family', name: 'Family', amount: 199, description: '', durationDays: 30 };
const paid = { id: 'p', status: 'paid', orderId: 'family', amount: 199, createdAt: '', paymentLinkId: null };

function start(isTabAllowed: boolean) {
  const history = vi
    .fn()
    .mockResolvedValueOnce({ items: [], skipped: [] })
    .mockResolvedValue({ items: [paid], skipped: [] });
  const payments = {
    history,
    plans: vi.fn().mockResolvedValue({ items: [plan], skipped: [] }),
    createLink: vi.fn().mockResolvedValue({ shortUrl: 'https://pay.example/1' }),
  };
  const paymentTab = { open: vi.fn(() => isTabAllowed), show: vi.fn(() => true), close: vi.fn() };
  const pendingPayment = { read: vi.fn(), store: vi.fn(), remove: vi.fn() };
  const runtime = {
    clients: async () => ({ payments }),
    paymentTab,
    pendingPayment,
    queryClient: createQueryClient(),
  } as unknown as Runtime;
  const actor = createActor(providePaymentLink(runtime, 'Opening…'), {
    input: { uid: 'u1', pending: null },
  }).start();
  return { actor, payments, paymentTab, pendingPayment, runtime };
}

describe('providePaymentLink', () => {
  it('opens the tab, leads it to the link, keeps the payment while it is awaited, and drops it', async () => {
    const { actor, payments, paymentTab, pendingPayment } = start(true);
    await waitFor(actor, (state) => state.matches('choosing'));
    actor.send({ type: 'plan.select', planId: 'family' });
    expect(paymentTab.open.mock.calls).toEqual([['Opening…']]);
    await waitFor(actor, (state) => state.matches('paid'));
    expect(payments.createLink.mock.calls[0]?.[0]).toEqual({ userId: 'u1', orderId: 'family', amount: 199 });
    expect(paymentTab.show.mock.calls).toEqual([['https://pay.example/1']]);
    expect(pendingPayment.store.mock.calls).toEqual([
      ['u1', { orderId: 'family', url: 'https://pay.example/1', begunAt: expect.any(Number) }],
    ]);
    expect(pendingPayment.remove.mock.calls).toEqual([['u1']]);
  });

  it('knows that the tab was blocked, and closes it where there is no link', async () => {
    const { actor, payments, paymentTab } = start(false);
    payments.createLink.mockRejectedValue({ kind: 'offline' });
    await waitFor(actor, (state) => state.matches('choosing'));
    actor.send({ type: 'plan.select', planId: 'family' });
    await waitFor(actor, ({ context }) => context.failure !== null);
    expect(actor.getSnapshot().context.isTabBlocked).toBe(true);
    expect(paymentTab.close).toHaveBeenCalledOnce();
  });

  it('fetches the history where the link is refused as its plan is paid, so that the page can go on', async () => {
    const { actor, payments, runtime } = start(true);
    payments.createLink.mockRejectedValue({ kind: 'http', status: 409, detail: 'You are subscribed' });
    await waitFor(actor, (state) => state.matches('choosing'));
    actor.send({ type: 'plan.select', planId: 'family' });
    await waitFor(actor, ({ context }) => context.failure !== null);
    expect(actor.getSnapshot().context.failure).toMatchObject({ detail: 'You are subscribed' });
    const { queryKey } = paymentHistoryQuery(runtime.clients, 'u1');
    await vi.waitFor(() => expect(runtime.queryClient.getQueryData(queryKey)).toEqual([paid]));
  });

  it('says why the link is refused also where the history cannot be fetched', async () => {
    const { actor, payments } = start(true);
    payments.createLink.mockRejectedValue({ kind: 'http', status: 409, detail: 'You are subscribed' });
    await waitFor(actor, (state) => state.matches('choosing'));
    payments.history.mockReset().mockRejectedValue({ kind: 'offline' });
    actor.send({ type: 'plan.select', planId: 'family' });
    await waitFor(actor, ({ context }) => context.failure !== null);
    await vi.waitFor(() => expect(payments.history).toHaveBeenCalledOnce());
    expect(actor.getSnapshot()).toMatchObject({
      value: 'choosing',
      context: { failure: { detail: 'You are subscribed' } },
    });
  });

  it('has the link followed by hand where the tab refuses to show it', async () => {
    const { actor, payments, paymentTab } = start(true);
    payments.history.mockReset().mockResolvedValue({ items: [], skipped: [] });
    paymentTab.show.mockReturnValue(false);
    await waitFor(actor, (state) => state.matches('choosing'));
    actor.send({ type: 'plan.select', planId: 'family' });
    await waitFor(actor, (state) => state.matches('awaiting') && state.context.isTabBlocked);
    actor.stop();
  });

  it('loads the plans again where the price is another by now, though those that it has are new', async () => {
    const { actor, payments } = start(true);
    payments.createLink.mockRejectedValue({ kind: 'http', status: 400, detail: 'It costs ₹249' });
    await waitFor(actor, (state) => state.matches('choosing'));
    payments.plans.mockResolvedValue({ items: [{ ...plan, amount: 249 }], skipped: [] });
    actor.send({ type: 'plan.select', planId: 'family' });
    await waitFor(actor, ({ context }) => context.plans[0]?.amount === 249);
    expect(actor.getSnapshot().context.failure).toMatchObject({ detail: 'It costs ₹249' });
  });
});

describe('pendingPaymentOf (spec §4)', () => {
  it.each([
    [1, true],
    [0, false],
  ])('is for a day the payment that was kept: %i ms before its end', (left, isThere) => {
    const kept = { orderId: 'family', url: 'https://pay.example/1', begunAt: 0 };
    vi.useFakeTimers({ now: DAY_MS - left });
    const runtime = { pendingPayment: { read: () => kept } } as unknown as Runtime;
    expect(pendingPaymentOf(runtime, 'u1')).toEqual(isThere ? kept : null);
    vi.useRealTimers();
  });
});
