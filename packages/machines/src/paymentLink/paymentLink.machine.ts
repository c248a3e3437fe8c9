import type {
  Id,
  PaymentLink,
  PaymentLinkRequest,
  PaymentRecord,
  Plan,
  SwitchQuotes,
} from '@chalchitra/api/types';
import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { POLL_INTERVAL_MS } from '../paymentPolling/paymentPolling.constants';
import { paymentPollingMachine } from '../paymentPolling/paymentPolling.machine';
import { type Failure, statusOf } from '../shared/failure';
import { failWith } from '../shared/failWith';
import { hasPaid, paidIds, paidUntil } from '../shared/payments';
import { isPlanOutdated } from '../shared/planOutdated';
import { unprovided } from '../shared/unprovided';

/** A payment that has been started and isn't paid yet; stored while the page is closed. */
export interface PendingPayment {
  orderId: Id;
  /** Where the payment is made. */
  url: string;
  /** The payments that were there before, where it renews a subscription that runs. */
  known?: readonly Id[] | undefined;
  /** Whether its plan replaces the one that runs, instead of following it. */
  isNow?: boolean | undefined;
}

/** What the page was opened for: a first payment, one that adds to a subscription, or a switch to another plan. */
export type PaymentPurpose = 'first' | 'renewal' | 'switch';

/** `isNow`: the plan replaces the one that runs, instead of following it. */
interface PlanSelected {
  type: 'plan.select';
  planId: Id;
  isNow?: boolean;
}

type PaymentLinkEvent =
  | PlanSelected
  | { type: 'payment.abandon' }
  /** The tab was opened, but can't be led to the link. */
  | { type: 'tab.refused' }
  | { type: 'history.retry' }
  | { type: 'plans.retry' };

interface Context {
  uid: Id;
  plans: readonly Plan[];
  /** The plan being paid for, or chosen while the payments are still checked. */
  planId: Id | null;
  pending: PendingPayment | null;
  isTabBlocked: boolean;
  purpose: PaymentPurpose;
  /** What switching gives; null where nobody can switch. */
  quotes: SwitchQuotes | null;
  /** Whether the chosen plan replaces the one that runs. */
  isNow: boolean;
  /** Until when the subscription runs that a payment adds to; null where none does. */
  until: string | null;
  /** The paid records that were there before. */
  known: readonly Id[];
  failure: Failure | null;
}

const includes = (plans: readonly Plan[], planId: Id | null) => plans.some(({ id }) => id === planId);

/** Chooses the plan of a `plan.select`, where it is available. */
const choosePlan = {
  guard: { type: 'isAvailable', params: ({ event }: { event: PlanSelected }) => event },
  actions: { type: 'choose', params: ({ event }: { event: PlanSelected }) => event },
} as const;

/** Pays by a link in a new tab and waits until the order is paid (spec §4). */
export const paymentLinkMachine = setup({
  types: {
    input: {} as {
      uid: Id;
      pending: PendingPayment | null;
      /** Plans that came with the page: one can be chosen before the payments have been checked. */
      plans?: readonly Plan[] | undefined;
      purpose?: PaymentPurpose;
    },
    context: {} as Context,
    events: {} as PaymentLinkEvent,
  },
  actors: {
    loadPaymentHistory: fromPromise<PaymentRecord[], { uid: Id }>(unprovided('loadPaymentHistory')),
    loadPlans: fromPromise<Plan[], { isFresh: boolean }>(unprovided('loadPlans')),
    loadSwitchQuotes: fromPromise<SwitchQuotes | null, { uid: Id }>(unprovided('loadSwitchQuotes')),
    openTab: fromPromise<{ isBlocked: boolean }>(unprovided('openTab')),
    createPaymentLink: fromPromise<PaymentLink, PaymentLinkRequest>(unprovided('createPaymentLink')),
    pollPayment: paymentPollingMachine,
  },
  actions: {
    showInTab: (_, _params: { url: string }) => unprovided('showInTab')(),
    closeTab: () => unprovided('closeTab')(),
    storePending: (_, _params: { pending: PendingPayment }) => unprovided('storePending')(),
    removePending: () => unprovided('removePending')(),
    /** What was paid before, and what is awaited. */
    begin: assign(({ context: { pending, planId, isNow, failure } }, records: PaymentRecord[]) => ({
      planId: pending?.orderId ?? planId,
      isNow: pending === null ? isNow : pending.isNow === true,
      until: paidUntil(records),
      known: pending === null ? paidIds(records) : (pending.known ?? []),
      failure: failure?.code === 'paymentHistoryFailed' ? null : failure,
    })),
    fail: assign((_, failure: Failure) => ({ failure })),
    choose: assign((_, { planId, isNow }: { planId: Id; isNow?: boolean }) => ({
      planId,
      isNow: isNow ?? false,
      isTabBlocked: false,
      failure: null,
    })),
  },
  delays: { pollInterval: POLL_INTERVAL_MS },
  guards: {
    isPaid: ({ context }, records: PaymentRecord[]) => context.purpose === 'first' && hasPaid(records),
    /** A first payment is pending although the user has subscribed since: it must not be awaited as a renewal. */
    isOutlived: ({ context: { pending } }, records: PaymentRecord[]) =>
      pending !== null && pending.known === undefined && hasPaid(records),
    /** A pending payment switches, or adds to what runs, whatever the page has been opened for since. */
    isSwitch: ({ context: { pending, purpose } }) =>
      pending === null ? purpose === 'switch' : pending.isNow === true,
    hasQuotes: ({ context }) => context.quotes !== null,
    isPending: ({ context }) => context.pending !== null,
    isAvailable: ({ context }, { planId }: { planId: Id }) => includes(context.plans, planId),
    isChosen: ({ context }) => includes(context.plans, context.planId),
  },
}).createMachine({
  id: 'paymentLink',
  context: ({ input }) => ({
    uid: input.uid,
    plans: input.plans ?? [],
    planId: null,
    pending: input.pending,
    isTabBlocked: false,
    purpose: input.purpose ?? 'first',
    quotes: null,
    isNow: false,
    until: null,
    known: [],
    failure: null,
  }),
  initial: 'checkingHistory',
  states: {
    checkingHistory: {
      on: { 'plan.select': choosePlan },
      invoke: {
        src: 'loadPaymentHistory',
        input: ({ context }) => ({ uid: context.uid }),
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'paid' },
          {
            guard: { type: 'isOutlived', params: ({ event }) => event.output },
            target: 'loadingPlans',
            actions: [
              'removePending',
              assign({ pending: null }),
              { type: 'begin', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'loadingPlans',
            actions: { type: 'begin', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'historyFailed', actions: failWith('paymentHistoryFailed') },
      },
    },
    historyFailed: {
      // The failure stays in view until the payments are known.
      after: { pollInterval: { guard: 'isPending', target: 'checkingHistory' } },
      on: { 'history.retry': { target: 'checkingHistory', actions: assign({ failure: null }) } },
    },
    loadingPlans: {
      on: { 'plan.select': choosePlan },
      invoke: {
        src: 'loadPlans',
        input: { isFresh: false },
        onDone: { target: 'plansLoaded', actions: assign({ plans: ({ event }) => event.output }) },
        onError: [
          // A pending payment is awaited even if the plans can't be loaded.
          { guard: 'isPending', target: 'awaiting' },
          { target: 'plansFailed', actions: failWith('plansFailed') },
        ],
      },
    },
    plansLoaded: {
      always: [
        { guard: 'isSwitch', target: 'loadingQuotes' },
        { guard: 'isPending', target: 'awaiting' },
        { guard: 'isChosen', target: 'creatingLink' },
        { target: 'choosing' },
      ],
    },
    loadingQuotes: {
      invoke: {
        src: 'loadSwitchQuotes',
        input: ({ context }) => ({ uid: context.uid }),
        onDone: [
          {
            guard: 'isPending',
            target: 'awaiting',
            actions: assign({ quotes: ({ event }) => event.output }),
          },
          { target: 'choosing', actions: assign({ quotes: ({ event }) => event.output }) },
        ],
        onError: [
          { guard: 'isPending', target: 'awaiting' },
          // After a refusal, which stays in view.
          { guard: 'hasQuotes', target: 'choosing' },
          { target: 'plansFailed', actions: failWith('plansFailed') },
        ],
      },
    },
    plansFailed: { on: { 'plans.retry': { target: 'loadingPlans', actions: assign({ failure: null }) } } },
    choosing: {
      on: { 'plan.select': { ...choosePlan, target: 'creatingLink' } },
    },
    creatingLink: {
      invoke: [
        {
          // Opened during the click, before the link is known; otherwise the browser blocks the tab.
          src: 'openTab',
          onDone: { actions: assign({ isTabBlocked: ({ event }) => event.output.isBlocked }) },
          onError: { actions: assign({ isTabBlocked: true }) },
        },
        {
          src: 'createPaymentLink',
          input: ({ context: { uid, plans, planId, purpose, isNow } }) => ({
            userId: uid,
            orderId: planId ?? '',
            amount: plans.find(({ id }) => id === planId)?.amount ?? 0,
            ...(purpose !== 'first' && { isRenewal: true }),
            ...(isNow && { isSwitch: true }),
          }),
          onDone: {
            target: 'awaiting',
            actions: [
              assign({
                pending: ({ context: { planId, purpose, known, isNow }, event }) => ({
                  orderId: planId ?? '',
                  url: event.output.shortUrl,
                  ...(purpose !== 'first' && { known }),
                  ...(isNow && { isNow }),
                }),
              }),
              { type: 'showInTab', params: ({ event }) => ({ url: event.output.shortUrl }) },
              { type: 'storePending', params: ({ context }) => ({ pending: pendingOf(context) }) },
            ],
          },
          onError: [
            {
              guard: ({ event }) => isPlanOutdated(event.error),
              target: 'reloadingPlans',
              actions: ['closeTab', failWith('paymentLinkFailed')],
            },
            {
              // Paid elsewhere meanwhile: what runs, and what a payment would do to it, is another by now.
              guard: ({ context, event }) => context.purpose !== 'first' && statusOf(event.error) === 409,
              target: 'checkingHistory',
              actions: ['closeTab', failWith('paymentLinkFailed'), assign({ planId: null, quotes: null })],
            },
            { target: 'choosing', actions: ['closeTab', failWith('paymentLinkFailed')] },
          ],
        },
      ],
    },
    // The refusal stays in view; whoever chooses again knows the new prices.
    reloadingPlans: {
      invoke: {
        src: 'loadPlans',
        input: { isFresh: true },
        onDone: [
          {
            guard: 'isSwitch',
            target: 'loadingQuotes',
            actions: assign({ plans: ({ event }) => event.output }),
          },
          { target: 'choosing', actions: assign({ plans: ({ event }) => event.output }) },
        ],
        onError: 'choosing',
      },
    },
    awaiting: {
      invoke: {
        src: 'pollPayment',
        input: ({ context }) => ({
          uid: context.uid,
          orderId: pendingOf(context).orderId,
          known: context.known,
        }),
        onSnapshot: { actions: assign({ failure: ({ event }) => event.snapshot.context.failure }) },
        onDone: { target: 'paid', actions: assign({ failure: null }) },
        onError: { target: 'historyFailed', actions: failWith('paymentHistoryFailed') },
      },
      on: {
        'tab.refused': { actions: assign({ isTabBlocked: true }) },
        // It may have been paid without the polling having seen that.
        'payment.abandon': {
          target: 'checkingHistory',
          actions: ['removePending', assign({ pending: null, planId: null, quotes: null, failure: null })],
        },
      },
    },
    paid: { type: 'final', entry: 'removePending' },
  },
});

function pendingOf({ pending }: Context): PendingPayment {
  if (pending === null) throw new Error('There is no pending payment.');
  return pending;
}

/** One visit of the subscription page. */
export type PaymentLinkActor = ActorRefFrom<typeof paymentLinkMachine>;
