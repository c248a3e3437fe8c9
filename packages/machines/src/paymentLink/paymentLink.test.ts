import type { PaymentRecord, Plan } from '@chalchitra/api/types';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { POLL_INTERVAL_MS } from '../paymentPolling/paymentPolling.constants';
import { paymentPollingMachine } from '../paymentPolling/paymentPolling.machine';
import { sampleOpenRecord, samplePaidRecord, samplePlans, sampleQuotes } from '../shared/samples';
import { exploreMachine, noGaps } from '../shared/testing/exploreMachine';
import { settled } from '../shared/testing/settled';
import { type PaymentPurpose, type PendingPayment, paymentLinkMachine } from './paymentLink.machine';

const url = 'https://pay.example/i/1';
const pending: PendingPayment = { orderId: 'family', url };
const select = { type: 'plan.select', planId: 'family' } as const;

function start(kept: PendingPayment | null = null, purpose: PaymentPurpose = 'first', plans?: Plan[]) {
  const clock = new SimulatedClock();
  const loadPaymentHistory = vi.fn().mockResolvedValue([]);
  const loadPlans = vi.fn().mockResolvedValue(samplePlans);
  const openTab = vi.fn().mockResolvedValue({ isBlocked: false });
  const loadSwitchQuotes = vi.fn().mockResolvedValue(sampleQuotes);
  const createPaymentLink = vi.fn().mockResolvedValue({ shortUrl: url });
  const actions = { showInTab: vi.fn(), closeTab: vi.fn(), storePending: vi.fn(), removePending: vi.fn() };
  const load = fromPromise<PaymentRecord[], { uid: string }>(() => loadPaymentHistory());
  const machine = paymentLinkMachine.provide({
    actors: {
      loadPaymentHistory: load,
      loadPlans: fromPromise(({ input }) => loadPlans(input)),
      openTab: fromPromise(() => openTab()),
      loadSwitchQuotes: fromPromise(() => loadSwitchQuotes()),
      createPaymentLink: fromPromise(({ input }) => createPaymentLink(input)),
      pollPayment: paymentPollingMachine.provide({ actors: { loadPaymentHistory: load } }),
    },
    actions: {
      showInTab: (_, params) => actions.showInTab(params),
      closeTab: () => actions.closeTab(),
      storePending: (_, params) => actions.storePending(params),
      removePending: () => actions.removePending(),
    },
  });
  const actor = createActor(machine, {
    input: { uid: 'u1', pending: kept, plans, purpose },
    clock,
  });
  return {
    actor,
    clock,
    loadPaymentHistory,
    loadPlans,
    loadSwitchQuotes,
    openTab,
    createPaymentLink,
    ...actions,
  };
}

async function startChoosing(kept: PendingPayment | null = null) {
  const started = start(kept);
  started.actor.start();
  await settled();
  return started;
}

/** A switch that is refused because the plan costs something else by now. */
async function startRefusedSwitch(prepare: (started: ReturnType<typeof start>) => void = () => {}) {
  const started = start(null, 'switch');
  started.createPaymentLink.mockRejectedValueOnce({ kind: 'http', status: 400 });
  prepare(started);
  started.actor.start();
  await settled();
  started.actor.send({ type: 'plan.select', planId: 'cinema', isNow: true });
  await settled();
  return started;
}

describe('paymentLink (spec §2, §4)', () => {
  it('has no gap', () => {
    const findings = exploreMachine(paymentLinkMachine, {
      inputs: [
        { uid: 'u1', pending: null },
        { uid: 'u1', pending, plans: samplePlans },
        { uid: 'u1', pending: null, plans: samplePlans },
        { uid: 'u1', pending: null, purpose: 'renewal' },
        { uid: 'u1', pending, purpose: 'renewal' },
        { uid: 'u1', pending: null, purpose: 'switch' },
        { uid: 'u1', pending: { ...pending, known: [], isNow: true }, purpose: 'renewal' },
      ],
      events: [
        select,
        { type: 'payment.abandon' },
        { type: 'tab.refused' },
        { type: 'history.retry' },
        { type: 'plans.retry' },
        { type: 'xstate.snapshot.0.paymentLink.awaiting', snapshot: { context: { failure: null } } },
      ],
      effects: {
        loadPaymentHistory: { results: [[], [samplePaidRecord]], failures: [{}] },
        loadPlans: { results: [samplePlans], failures: [{}] },
        loadSwitchQuotes: { results: [sampleQuotes, null], failures: [{}] },
        openTab: { results: [{ isBlocked: true }], failures: [{}] },
        createPaymentLink: {
          results: [{ shortUrl: url }],
          failures: [{}, { kind: 'http', status: 400 }, { kind: 'http', status: 409 }],
        },
        pollPayment: { results: [undefined], failures: [{}] },
      },
    });
    expect(findings).toMatchObject(noGaps);
  });

  it.each([
    ['awaiting', []],
    ['paid', [samplePaidRecord]],
  ])(
    'pays for a plan that was chosen before the payments were checked, unless one is paid (spec §14): %s',
    async (value, records) => {
      const { actor, loadPaymentHistory, createPaymentLink } = start(null, 'first', samplePlans);
      loadPaymentHistory.mockResolvedValue(records);
      actor.start();
      actor.send(select);
      expect(actor.getSnapshot()).toMatchObject({ value: 'checkingHistory', context: { planId: 'family' } });
      await settled();
      expect(actor.getSnapshot().value).toBe(value);
      expect(createPaymentLink).toHaveBeenCalledTimes(value === 'awaiting' ? 1 : 0);
    },
  );

  it('waits for the payment that is open, whichever plan was chosen before it was known of', async () => {
    const { actor, createPaymentLink } = start(pending, 'first', samplePlans);
    actor.start();
    actor.send({ type: 'plan.select', planId: 'cinema' });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'awaiting', context: { planId: 'family' } });
    expect(createPaymentLink).not.toHaveBeenCalled();
  });

  it('adds to a subscription that runs: waits for another payment than those that were there (spec §2)', async () => {
    const { actor, clock, loadPaymentHistory, createPaymentLink, storePending } = start(null, 'renewal');
    loadPaymentHistory.mockResolvedValue([samplePaidRecord]);
    actor.start();
    await settled();
    expect(actor.getSnapshot().value).toBe('choosing');
    expect(actor.getSnapshot().context.until).toBe(samplePaidRecord.periodEnd);
    actor.send(select);
    await settled();
    expect(createPaymentLink).toHaveBeenCalledWith({
      userId: 'u1',
      orderId: 'family',
      amount: 199,
      isRenewal: true,
    });
    expect(storePending).toHaveBeenCalledWith({ pending: { ...pending, known: [samplePaidRecord.id] } });
    expect(actor.getSnapshot().value).toBe('awaiting');
    loadPaymentHistory.mockResolvedValue([samplePaidRecord, { ...samplePaidRecord, id: 'pay-2' }]);
    clock.increment(POLL_INTERVAL_MS);
    await settled();
    expect(actor.getSnapshot().value).toBe('paid');
  });

  it.each([
    ['at once', true, { isSwitch: true }],
    ['at the end', false, {}],
  ])('switches to another plan %s, having said what it gives (spec §2)', async (_, isNow, kind) => {
    const { actor, loadPaymentHistory, createPaymentLink, storePending } = start(null, 'switch');
    loadPaymentHistory.mockResolvedValue([samplePaidRecord]);
    actor.start();
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { quotes: sampleQuotes } });
    expect(createPaymentLink).not.toHaveBeenCalled();
    actor.send({ type: 'plan.select', planId: 'cinema', isNow });
    await settled();
    expect(createPaymentLink.mock.calls).toEqual([
      [{ userId: 'u1', orderId: 'cinema', amount: 299, isRenewal: true, ...kind }],
    ]);
    const kept = { orderId: 'cinema', url, known: [samplePaidRecord.id], ...(isNow && { isNow }) };
    expect(storePending).toHaveBeenCalledWith({ pending: kept });
  });

  it.each([
    ['switch', true, sampleQuotes],
    ['renewal', true, sampleQuotes],
    ['switch', false, null],
  ] as const)(
    'says of a payment whose page is opened again what it does, whatever for: %s, now %s',
    async (purpose, isNow, quotes) => {
      const kept = { orderId: 'cinema', url, known: [String(samplePaidRecord.id)], ...(isNow && { isNow }) };
      const { actor, loadPaymentHistory } = start(kept, purpose);
      loadPaymentHistory.mockResolvedValue([samplePaidRecord]);
      actor.start();
      await settled();
      expect(actor.getSnapshot()).toMatchObject({
        value: 'awaiting',
        context: { pending: kept, planId: 'cinema', isNow, quotes },
      });
      actor.send({ type: 'payment.abandon' });
      await settled();
      // The plans are then those that the page was opened for.
      expect(actor.getSnapshot()).toMatchObject({
        value: 'choosing',
        context: { pending: null, quotes: purpose === 'switch' ? sampleQuotes : null },
      });
    },
  );

  it('waits on for a switch though what it gives can’t be loaded', async () => {
    const { actor, loadPaymentHistory, loadSwitchQuotes } = start(
      { ...pending, known: [String(samplePaidRecord.id)], isNow: true },
      'switch',
    );
    loadPaymentHistory.mockResolvedValue([samplePaidRecord]);
    loadSwitchQuotes.mockRejectedValue({ kind: 'offline' });
    actor.start();
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'awaiting',
      context: { quotes: null, failure: null },
    });
  });

  it.each(['renewal', 'switch'] as const)(
    'learns what runs by now where a %s is refused because of another payment, and pays for none by itself',
    async (purpose) => {
      const { actor, loadPaymentHistory, loadSwitchQuotes, createPaymentLink, closeTab } = start(
        null,
        purpose,
      );
      loadPaymentHistory.mockResolvedValue([samplePaidRecord]);
      actor.start();
      await settled();
      const periodEnd = '2027-01-09T10:00:00.000Z';
      const elsewhere = { ...samplePaidRecord, id: 'pay-2', orderId: 'cinema', periodEnd };
      const quotes = { ...sampleQuotes, planId: 'cinema' };
      loadPaymentHistory.mockResolvedValue([samplePaidRecord, elsewhere]);
      loadSwitchQuotes.mockResolvedValue(quotes);
      createPaymentLink.mockRejectedValueOnce({ kind: 'http', status: 409, detail: 'You have it' });
      actor.send({ type: 'plan.select', planId: 'cinema', isNow: purpose === 'switch' });
      await settled();
      await settled();
      expect(actor.getSnapshot()).toMatchObject({
        value: 'choosing',
        context: {
          until: periodEnd,
          known: [samplePaidRecord.id, 'pay-2'],
          quotes: purpose === 'switch' ? quotes : null,
          failure: { code: 'paymentLinkFailed', detail: 'You have it' },
        },
      });
      expect([createPaymentLink.mock.calls.length, closeTab.mock.calls.length]).toEqual([1, 1]);
    },
  );

  it('shows no plans to switch to before it is known what they give', async () => {
    const { actor, loadPaymentHistory, loadSwitchQuotes } = start(null, 'switch');
    loadPaymentHistory.mockResolvedValue([samplePaidRecord]);
    loadSwitchQuotes.mockRejectedValueOnce({ kind: 'offline' });
    actor.start();
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'plansFailed',
      context: { failure: { code: 'plansFailed' } },
    });
    actor.send({ type: 'plans.retry' });
    await settled();
    expect(actor.getSnapshot().value).toBe('choosing');
  });

  it('waits on for a renewal whose page was opened again, also where it was paid meanwhile', async () => {
    const kept = { ...pending, known: [String(samplePaidRecord.id)] };
    const { actor, loadPaymentHistory } = start(kept, 'renewal');
    loadPaymentHistory.mockResolvedValue([samplePaidRecord, { ...samplePaidRecord, id: 'pay-2' }]);
    actor.start();
    await settled();
    await settled();
    expect(actor.getSnapshot().value).toBe('paid');
  });

  it.each([
    ['was paid in a closed page', pending],
    ['was left unpaid before another plan was paid for', { ...pending, orderId: 'cinema' }],
  ])('shows the plans to renew by where a first payment %s', async (_, kept) => {
    const { actor, loadPaymentHistory, removePending } = start(kept, 'renewal');
    loadPaymentHistory.mockResolvedValue([samplePaidRecord]);
    actor.start();
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'choosing',
      context: { planId: null, pending: null, known: [samplePaidRecord.id] },
    });
    expect(removePending).toHaveBeenCalledOnce();
  });

  it('waits on for a first payment though the page is opened to renew, where none has been paid', async () => {
    const { actor, clock, loadPaymentHistory } = start(pending, 'renewal');
    actor.start();
    await settled();
    expect(actor.getSnapshot().value).toBe('awaiting');
    loadPaymentHistory.mockResolvedValue([samplePaidRecord]);
    clock.increment(POLL_INTERVAL_MS);
    await settled();
    expect(actor.getSnapshot().value).toBe('paid');
  });

  it('ends at once for a user who has paid', async () => {
    const { actor, loadPaymentHistory, loadPlans, removePending } = start();
    loadPaymentHistory.mockResolvedValue([samplePaidRecord]);
    actor.start();
    await settled();
    expect(actor.getSnapshot().value).toBe('paid');
    expect(loadPlans).not.toHaveBeenCalled();
    expect(removePending).toHaveBeenCalledOnce();
  });

  it('offers no plan while the payment history is unknown', async () => {
    const { actor, loadPaymentHistory, loadPlans } = start();
    loadPaymentHistory.mockRejectedValueOnce({ kind: 'offline' });
    actor.start();
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'historyFailed',
      context: { failure: { code: 'paymentHistoryFailed' } },
    });
    expect(loadPlans).not.toHaveBeenCalled();
    actor.send({ type: 'history.retry' });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { failure: null } });
  });

  it('loads the plans again on request', async () => {
    const { actor, loadPlans } = start();
    loadPlans.mockRejectedValueOnce({ kind: 'timeout' });
    actor.start();
    await settled();
    expect(actor.getSnapshot().context.failure).toEqual({ code: 'plansFailed', cause: { kind: 'timeout' } });
    actor.send({ type: 'plans.retry' });
    await settled();
    expect(actor.getSnapshot().context.plans).toEqual(samplePlans);
  });

  it('opens the tab inside the click, makes one link for a double click and shows it there', async () => {
    const { actor, openTab, createPaymentLink, showInTab, storePending } = await startChoosing();
    actor.send(select);
    expect(openTab).toHaveBeenCalledOnce();
    actor.send(select);
    await settled();
    expect(createPaymentLink.mock.calls).toEqual([[{ userId: 'u1', orderId: 'family', amount: 199 }]]);
    expect(showInTab.mock.calls).toEqual([[{ url }]]);
    expect(storePending.mock.calls).toEqual([[{ pending }]]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'awaiting', context: { isTabBlocked: false } });
  });

  it('ignores a plan that is not available', async () => {
    const { actor, openTab } = await startChoosing();
    actor.send({ type: 'plan.select', planId: 'gone' });
    expect(actor.getSnapshot().value).toBe('choosing');
    expect(openTab).not.toHaveBeenCalled();
  });

  it.each([
    ['is blocked', { isBlocked: true }],
    ['fails', null],
  ])('has the link followed by hand where the tab %s', async (_, result) => {
    const { actor, openTab } = await startChoosing();
    if (result === null) openTab.mockRejectedValue({});
    else openTab.mockResolvedValue(result);
    actor.send(select);
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'awaiting',
      context: { isTabBlocked: true, pending: { url } },
    });
  });

  it('has the link followed by hand where the tab refuses to show it', async () => {
    const { actor } = await startChoosing();
    actor.send(select);
    await settled();
    actor.send({ type: 'tab.refused' });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'awaiting',
      context: { isTabBlocked: true, pending: { url } },
    });
  });

  it('closes the tab again where the link cannot be made', async () => {
    const { actor, createPaymentLink, closeTab, storePending } = await startChoosing();
    createPaymentLink.mockRejectedValueOnce({ kind: 'http', status: 400, detail: 'Wrong amount' });
    actor.send(select);
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'choosing',
      context: { failure: { code: 'paymentLinkFailed', detail: 'Wrong amount' } },
    });
    expect([closeTab.mock.calls.length, storePending.mock.calls.length]).toEqual([1, 0]);
    actor.send(select);
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it.each([
    [400, [{ ...samplePlans[1], amount: 249 }]],
    [404, []],
  ])(
    'shows the plans as they are by now beside a refusal with %i, and pays for none by itself',
    async (status, plans) => {
      const { actor, loadPlans, createPaymentLink } = await startChoosing();
      createPaymentLink.mockRejectedValueOnce({ kind: 'http', status, detail: 'Not so' });
      loadPlans.mockResolvedValue(plans);
      actor.send(select);
      await settled();
      expect(loadPlans.mock.calls).toEqual([[{ isFresh: false }], [{ isFresh: true }]]);
      expect(actor.getSnapshot()).toMatchObject({
        value: 'choosing',
        context: { plans, failure: { code: 'paymentLinkFailed', detail: 'Not so' } },
      });
      expect(createPaymentLink).toHaveBeenCalledOnce();
    },
  );

  it('says what switching gives at the new prices', async () => {
    const { actor, loadSwitchQuotes } = await startRefusedSwitch();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'choosing',
      context: { failure: { code: 'paymentLinkFailed' } },
    });
    expect(loadSwitchQuotes).toHaveBeenCalledTimes(2);
  });

  it('keeps what switching gave, and the refusal, where that can’t be loaded again', async () => {
    const { actor } = await startRefusedSwitch(({ loadSwitchQuotes }) =>
      loadSwitchQuotes.mockResolvedValueOnce(sampleQuotes).mockRejectedValueOnce({ kind: 'offline' }),
    );
    expect(actor.getSnapshot()).toMatchObject({
      value: 'choosing',
      context: { quotes: sampleQuotes, failure: { code: 'paymentLinkFailed' } },
    });
  });

  it('keeps the plans that it has, and the refusal, where they can’t be loaded again', async () => {
    const { actor, loadPlans, createPaymentLink } = await startChoosing();
    createPaymentLink.mockRejectedValueOnce({ kind: 'http', status: 404 });
    loadPlans.mockRejectedValue({ kind: 'offline' });
    actor.send(select);
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'choosing',
      context: { plans: samplePlans, failure: { code: 'paymentLinkFailed' } },
    });
  });

  it('waits for this order, shows polling failures meanwhile, and forgets the pending payment at the end', async () => {
    const { actor, clock, loadPaymentHistory, removePending } = await startChoosing();
    loadPaymentHistory
      .mockReset()
      .mockResolvedValueOnce([{ ...samplePaidRecord, orderId: 'another' }])
      .mockRejectedValueOnce({ kind: 'offline' })
      .mockResolvedValueOnce([sampleOpenRecord])
      .mockResolvedValue([samplePaidRecord]);
    actor.send(select);
    const failures: unknown[] = [];
    for (let poll = 0; poll < 3; poll += 1) {
      await settled();
      failures.push(actor.getSnapshot().context.failure?.code ?? null);
      clock.increment(POLL_INTERVAL_MS);
    }
    await settled();
    expect(failures).toEqual([null, 'paymentHistoryFailed', null]);
    expect(actor.getSnapshot().value).toBe('paid');
    expect(removePending).toHaveBeenCalledOnce();
  });

  it('goes on waiting for a payment that was pending when the page was left', async () => {
    const { actor, openTab, loadPaymentHistory } = await startChoosing(pending);
    expect(actor.getSnapshot()).toMatchObject({ value: 'awaiting', context: { pending, planId: 'family' } });
    expect(openTab).not.toHaveBeenCalled();
    expect(loadPaymentHistory).toHaveBeenCalledTimes(2);
  });

  it('goes on waiting even where the plans cannot be loaded', async () => {
    const { actor, loadPlans } = start(pending);
    loadPlans.mockRejectedValue({});
    actor.start();
    await settled();
    expect(actor.getSnapshot().value).toBe('awaiting');
  });

  it('checks the payments again by itself while one is pending, and says meanwhile that this fails', async () => {
    const { actor, clock, loadPaymentHistory } = start(pending);
    loadPaymentHistory.mockRejectedValue({ kind: 'server' });
    actor.start();
    await settled();
    clock.increment(POLL_INTERVAL_MS);
    const failing = { context: { failure: { code: 'paymentHistoryFailed' } } };
    expect(actor.getSnapshot()).toMatchObject({ value: 'checkingHistory', ...failing });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'historyFailed', ...failing });
    loadPaymentHistory.mockResolvedValue([]);
    clock.increment(POLL_INTERVAL_MS);
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'awaiting', context: { failure: null } });
  });

  it('ends the wait at any paid plan where the payments become known late', async () => {
    const { actor, clock, loadPaymentHistory } = start(pending);
    loadPaymentHistory.mockRejectedValueOnce({ kind: 'server' });
    loadPaymentHistory.mockResolvedValue([{ ...samplePaidRecord, orderId: 'another' }]);
    actor.start();
    await settled();
    clock.increment(POLL_INTERVAL_MS);
    await settled();
    expect(actor.getSnapshot().value).toBe('paid');
  });

  it('stops polling when the user chooses again', async () => {
    const { actor, clock, loadPaymentHistory, removePending } = await startChoosing(pending);
    actor.send({ type: 'payment.abandon' });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { pending: null } });
    expect(removePending).toHaveBeenCalledOnce();
    const polls = loadPaymentHistory.mock.calls.length;
    clock.increment(10 * POLL_INTERVAL_MS);
    expect(loadPaymentHistory).toHaveBeenCalledTimes(polls);
  });

  it('knows what was paid meanwhile when the user chooses again while the polling fails', async () => {
    const kept = { ...pending, known: [String(samplePaidRecord.id)] };
    const { actor, clock, loadPaymentHistory, removePending } = start(kept, 'renewal');
    loadPaymentHistory.mockResolvedValue([samplePaidRecord]);
    actor.start();
    await settled();
    loadPaymentHistory.mockRejectedValueOnce({ kind: 'offline' });
    clock.increment(POLL_INTERVAL_MS);
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'awaiting',
      context: { until: samplePaidRecord.periodEnd, failure: { code: 'paymentHistoryFailed' } },
    });
    const periodEnd = '2027-01-09T10:00:00.000Z';
    loadPaymentHistory.mockResolvedValue([samplePaidRecord, { ...samplePaidRecord, id: 'pay-2', periodEnd }]);
    actor.send({ type: 'payment.abandon' });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'choosing',
      context: { pending: null, until: periodEnd, known: [samplePaidRecord.id, 'pay-2'], failure: null },
    });
    expect(removePending).toHaveBeenCalledOnce();
  });

  it.each(['first', 'renewal'] as const)(
    'offers no plan again while it is unknown what was paid: %s',
    async (purpose) => {
      const { actor, loadPaymentHistory, removePending } = start(pending, purpose);
      actor.start();
      await settled();
      loadPaymentHistory.mockRejectedValue({ kind: 'offline' });
      actor.send({ type: 'payment.abandon' });
      await settled();
      expect(actor.getSnapshot()).toMatchObject({
        value: 'historyFailed',
        context: { pending: null, failure: { code: 'paymentHistoryFailed' } },
      });
      expect(removePending).toHaveBeenCalledOnce();
    },
  );

  it('stops polling when the page is left', async () => {
    const { actor, clock, loadPaymentHistory } = await startChoosing(pending);
    actor.stop();
    const polls = loadPaymentHistory.mock.calls.length;
    clock.increment(10 * POLL_INTERVAL_MS);
    expect(loadPaymentHistory).toHaveBeenCalledTimes(polls);
  });
});
