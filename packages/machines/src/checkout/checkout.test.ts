import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { samplePaidRecord, samplePlans, sampleQuotes } from '../shared/samples';
import { exploreMachine, noGaps } from '../shared/testing/exploreMachine';
import { settled } from '../shared/testing/settled';
import { checkoutMachine } from './checkout.machine';

const payment = { paymentId: 'pay-1', orderId: 'order-1', signature: 'signed' };
const select = { type: 'plan.select', planId: 'family' } as const;

function start(uid: string | null = 'u1', isSwitch = false) {
  const effects = {
    loadPlans: vi.fn().mockResolvedValue(samplePlans),
    loadCheckout: vi.fn().mockResolvedValue(undefined),
    createOrder: vi.fn().mockResolvedValue({ id: 'order-1', amount: 199 }),
    openCheckout: vi.fn().mockResolvedValue({ kind: 'paid', payment }),
    verifyPayment: vi.fn().mockResolvedValue({ success: true }),
    loadPaymentHistory: vi.fn().mockResolvedValue([samplePaidRecord]),
    loadSwitchQuotes: vi.fn().mockResolvedValue(sampleQuotes),
  };
  const machine = checkoutMachine.provide({
    actors: {
      loadPlans: fromPromise(({ input }) => effects.loadPlans(input)),
      loadCheckout: fromPromise(() => effects.loadCheckout()),
      createOrder: fromPromise(({ input }) => effects.createOrder(input)),
      openCheckout: fromPromise(({ input }) => effects.openCheckout(input)),
      verifyPayment: fromPromise(({ input }) => effects.verifyPayment(input)),
      loadPaymentHistory: fromPromise(({ input }) => effects.loadPaymentHistory(input)),
      loadSwitchQuotes: fromPromise(({ input }) => effects.loadSwitchQuotes(input)),
    },
  });
  return { actor: createActor(machine, { input: { uid, isSwitch } }), ...effects };
}

async function pay(change: (effects: ReturnType<typeof start>) => void = () => {}) {
  const started = start();
  change(started);
  started.actor.start();
  await settled();
  started.actor.send(select);
  started.actor.send(select);
  await settled();
  return started;
}

describe('checkout (spec §4, §8)', () => {
  it('has no gap', () => {
    const findings = exploreMachine(checkoutMachine, {
      inputs: [{ uid: 'u1' }, { uid: null }, { uid: 'u1', isSwitch: true }],
      events: [select, { type: 'plans.retry' }, { type: 'verification.retry' }],
      effects: {
        loadPlans: { results: [samplePlans], failures: [{}] },
        loadCheckout: { results: [undefined], failures: [{}] },
        createOrder: {
          results: [{ id: 'order-1', amount: 199 }],
          failures: [{}, { kind: 'http', status: 400 }, { kind: 'http', status: 409 }],
        },
        openCheckout: { results: [{ kind: 'paid', payment }, { kind: 'dismissed' }], failures: [{}] },
        verifyPayment: {
          results: [{ success: true }, { success: false }],
          failures: [{ kind: 'offline' }, { kind: 'http', status: 400 }],
        },
        loadPaymentHistory: { results: [[], [samplePaidRecord]], failures: [{}] },
        loadSwitchQuotes: { results: [sampleQuotes, null], failures: [{}] },
      },
    });
    expect(findings).toMatchObject(noGaps);
  });

  it.each([
    [400, [{ ...samplePlans[1], amount: 249 }]],
    [404, []],
  ])('shows the plans as they are by now beside a refusal with %i', async (status, plans) => {
    const { actor, loadPlans, createOrder } = await pay((effects) => {
      effects.loadPlans.mockResolvedValueOnce(samplePlans).mockResolvedValue(plans);
      effects.createOrder.mockRejectedValueOnce({ kind: 'http', status, detail: 'Not so' });
    });
    await settled();
    expect(loadPlans.mock.calls).toEqual([[{ isFresh: false }], [{ isFresh: true }]]);
    expect(actor.getSnapshot()).toMatchObject({
      value: 'choosing',
      context: { plans, failure: { code: 'orderFailed', detail: 'Not so' } },
    });
    expect(createOrder).toHaveBeenCalledOnce();
  });

  it('goes through SDK, order, pop-up and verification, once on a double click', async () => {
    const { actor, loadCheckout, createOrder, openCheckout, verifyPayment } = await pay();
    expect(actor.getSnapshot().value).toBe('paid');
    expect(loadCheckout).toHaveBeenCalledOnce();
    expect(createOrder.mock.calls).toEqual([[{ userId: 'u1', planId: 'family', amount: 199 }]]);
    expect(openCheckout.mock.calls).toEqual([
      [{ order: { id: 'order-1', amount: 199 }, plan: samplePlans[1] }],
    ]);
    expect(verifyPayment.mock.calls).toEqual([[{ ...payment, userId: 'u1', planId: 'family' }]]);
  });

  it.each([
    ['loadPlans', {}, 'plansFailed', { code: 'plansFailed' }],
    ['loadCheckout', {}, 'choosing', { code: 'checkoutUnavailable' }],
    ['createOrder', {}, 'choosing', { code: 'orderFailed' }],
    [
      'createOrder',
      { detail: 'Price changed' },
      'choosing',
      { code: 'orderFailed', detail: 'Price changed' },
    ],
    ['openCheckout', {}, 'choosing', { code: 'paymentFailed' }],
    ['verifyPayment', { kind: 'http', status: 400 }, 'unverified', { code: 'paymentNotVerified' }],
    [
      'verifyPayment',
      { kind: 'http', status: 503, retryAfterSeconds: 5 },
      'unverified',
      { code: 'paymentNotVerified', cause: { kind: 'http', status: 503, retryAfterSeconds: 5 } },
    ],
  ] as const)('when %s fails with %j it is %s', async (effect, error, value, failure) => {
    const { actor } = await pay((effects) => {
      effects.loadPaymentHistory.mockResolvedValue([]);
      effects[effect].mockRejectedValue(error);
    });
    expect(actor.getSnapshot()).toMatchObject({ value, context: { failure } });
  });

  it('says that the visitor cancelled, and lets them choose again', async () => {
    const { actor, openCheckout, verifyPayment } = await pay((effects) =>
      effects.openCheckout.mockResolvedValueOnce({ kind: 'dismissed' }),
    );
    expect(actor.getSnapshot().context.failure).toEqual({ code: 'paymentCancelled' });
    expect(verifyPayment).not.toHaveBeenCalled();
    actor.send(select);
    await settled();
    expect(openCheckout).toHaveBeenCalledTimes(2);
    expect(actor.getSnapshot().value).toBe('paid');
  });

  it('asks nobody to pay who is not signed in', async () => {
    const { actor, loadCheckout } = start(null);
    actor.start();
    await settled();
    actor.send(select);
    expect(actor.getSnapshot().context.failure).toEqual({ code: 'userNotAuthenticated' });
    expect(loadCheckout).not.toHaveBeenCalled();
  });

  it('ignores a plan that is not available', async () => {
    const { actor, loadCheckout } = start();
    actor.start();
    await settled();
    actor.send({ type: 'plan.select', planId: 'gone' });
    expect(loadCheckout).not.toHaveBeenCalled();
  });

  it('verifies the same payment again instead of taking another', async () => {
    const { actor, verifyPayment, openCheckout } = await pay((effects) => {
      effects.verifyPayment.mockResolvedValueOnce({ success: false });
      effects.loadPaymentHistory.mockResolvedValue([]);
    });
    expect(actor.getSnapshot().value).toBe('unverified');
    actor.send({ type: 'verification.retry' });
    await settled();
    expect(verifyPayment).toHaveBeenCalledTimes(2);
    expect(openCheckout).toHaveBeenCalledOnce();
    expect(actor.getSnapshot()).toMatchObject({ value: 'paid', context: { failure: null } });
  });

  it.each([
    ['its response is lost', () => Promise.reject({ kind: 'timeout' })],
    ['it is refused', () => Promise.reject({ kind: 'http', status: 400, detail: 'Paid already' })],
    ['the server is away', () => Promise.reject({ kind: 'http', status: 503 })],
    ['the server says no', () => Promise.resolve({ success: false })],
  ])('counts a payment that the history shows, though %s', async (_, verify) => {
    for (const [records, value] of [
      [[samplePaidRecord], 'paid'],
      [[{ ...samplePaidRecord, orderId: 'mobile' }], 'unverified'],
    ] as const) {
      const { actor, loadPaymentHistory } = await pay((effects) => {
        effects.verifyPayment.mockImplementation(verify);
        effects.loadPaymentHistory.mockResolvedValue(records);
      });
      expect(loadPaymentHistory.mock.calls).toEqual([[{ uid: 'u1' }]]);
      expect(actor.getSnapshot().value).toBe(value);
    }
  });

  it('can be verified again when the history is out of reach too', async () => {
    const { actor } = await pay((effects) => {
      effects.verifyPayment.mockRejectedValue({ kind: 'offline' });
      effects.loadPaymentHistory.mockRejectedValue({ kind: 'offline' });
    });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'unverified',
      context: { failure: { code: 'paymentNotVerified' } },
    });
  });

  it.each([
    ['at once', true, { isSwitch: true }],
    ['at the end', false, {}],
  ])('switches to another plan %s, having said what it gives (spec §2)', async (_, isNow, kind) => {
    const { actor, createOrder, verifyPayment } = start('u1', true);
    actor.start();
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { quotes: sampleQuotes } });
    expect(createOrder).not.toHaveBeenCalled();
    actor.send({ type: 'plan.select', planId: 'cinema', isNow });
    await settled();
    expect(createOrder.mock.calls).toEqual([
      [{ userId: 'u1', planId: 'cinema', amount: 299, isRenewal: true, ...kind }],
    ]);
    expect(verifyPayment.mock.calls).toEqual([[{ ...payment, userId: 'u1', planId: 'cinema' }]]);
    expect(actor.getSnapshot().value).toBe('paid');
  });

  it.each([
    ['is there', [{ ...samplePaidRecord, id: 'pay-2', orderId: 'cinema' }], 'paid'],
    ['is not: a period that waits is not this payment', [], 'unverified'],
  ])(
    'after a lost response to a switch another paid record counts; it %s (spec §2)',
    async (_, added, value) => {
      const waiting = { ...samplePaidRecord, id: 'pay-0', orderId: 'cinema' };
      const { actor, loadPaymentHistory, verifyPayment } = start('u1', true);
      loadPaymentHistory
        .mockResolvedValueOnce([samplePaidRecord, waiting])
        .mockResolvedValueOnce([samplePaidRecord, waiting, ...added]);
      verifyPayment.mockRejectedValue({ kind: 'timeout' });
      actor.start();
      await settled();
      actor.send({ type: 'plan.select', planId: 'cinema', isNow: true });
      await settled();
      expect(actor.getSnapshot().value).toBe(value);
    },
  );

  it.each([
    ['loadPaymentHistory', 'paymentHistoryFailed'],
    ['loadSwitchQuotes', 'plansFailed'],
  ] as const)('shows nothing to switch to where %s fails, until a new try', async (effect, code) => {
    const { actor, [effect]: load } = start('u1', true);
    load.mockRejectedValueOnce({ kind: 'offline' });
    actor.start();
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'plansFailed', context: { failure: { code } } });
    actor.send({ type: 'plans.retry' });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { failure: null } });
  });

  it('keeps what switching gave, and the refusal, where that can’t be loaded again', async () => {
    const { actor, loadSwitchQuotes, createOrder } = start('u1', true);
    createOrder.mockRejectedValueOnce({ kind: 'http', status: 400 });
    loadSwitchQuotes.mockResolvedValueOnce(sampleQuotes).mockRejectedValueOnce({ kind: 'offline' });
    actor.start();
    await settled();
    actor.send({ type: 'plan.select', planId: 'cinema', isNow: true });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'choosing',
      context: { quotes: sampleQuotes, failure: { code: 'orderFailed' } },
    });
  });

  it('learns what runs by now where a switch is refused because of another payment', async () => {
    const { actor, loadPaymentHistory, loadSwitchQuotes, createOrder } = start('u1', true);
    actor.start();
    await settled();
    const elsewhere = { ...samplePaidRecord, id: 'pay-2', orderId: 'cinema' };
    const quotes = { ...sampleQuotes, planId: 'cinema' };
    loadPaymentHistory.mockResolvedValue([samplePaidRecord, elsewhere]);
    loadSwitchQuotes.mockResolvedValue(quotes);
    createOrder.mockRejectedValueOnce({ kind: 'http', status: 409, detail: 'You have it' });
    actor.send({ type: 'plan.select', planId: 'cinema', isNow: true });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'choosing',
      context: {
        known: [samplePaidRecord.id, 'pay-2'],
        quotes,
        failure: { code: 'orderFailed', detail: 'You have it' },
      },
    });
    expect(createOrder).toHaveBeenCalledOnce();
  });

  it('takes a payment as no renewal where nothing says what it adds to', async () => {
    const { actor, loadSwitchQuotes, createOrder } = start('u1', true);
    loadSwitchQuotes.mockResolvedValue(null);
    actor.start();
    await settled();
    actor.send(select);
    await settled();
    expect(createOrder.mock.calls).toEqual([[{ userId: 'u1', planId: 'family', amount: 199 }]]);
  });

  it('loads the plans again on request', async () => {
    const { actor } = await pay((effects) => effects.loadPlans.mockRejectedValueOnce({}));
    actor.send({ type: 'plans.retry' });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { failure: null } });
  });
});
