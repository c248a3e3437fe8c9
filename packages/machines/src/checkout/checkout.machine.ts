import type {
  CheckoutOrder,
  CheckoutOrderRequest,
  CheckoutPayment,
  Id,
  PaymentRecord,
  PaymentVerification,
  Plan,
  SwitchQuotes,
  VerificationResult,
} from '@chalchitra/api/types';
import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type Failure, statusOf } from '../shared/failure';
import { failWith } from '../shared/failWith';
import { hasPaidFor, paidIds } from '../shared/payments';
import { isPlanOutdated } from '../shared/planOutdated';
import { unprovided } from '../shared/unprovided';

type CheckoutEvent =
  /** `isNow`: the plan replaces the one that runs, instead of following it. */
  | { type: 'plan.select'; planId: Id; isNow?: boolean }
  | { type: 'plans.retry' }
  | { type: 'verification.retry' };

/** The result of the pop-up: paid, still to be verified, or closed by the visitor. */
export type CheckoutOutcome = { kind: 'paid'; payment: CheckoutPayment } | { kind: 'dismissed' };

interface Context {
  /** Null after the user has signed out. */
  uid: Id | null;
  /** Whether it was opened to switch to another plan. */
  isSwitch: boolean;
  plans: Plan[];
  /** What switching gives; null where nobody switches. */
  quotes: SwitchQuotes | null;
  /** The paid records that were there before. */
  known: readonly Id[];
  /** The plan being paid for. */
  planId: Id | null;
  /** Whether it replaces the one that runs. */
  isNow: boolean;
  order: CheckoutOrder | null;
  /** The payment that the pop-up reported; kept until it is verified, so that nobody pays twice. */
  payment: CheckoutPayment | null;
  failure: Failure | null;
}

/** Pays in the provider's pop-up: SDK, order, pop-up, verification (spec §4). */
export const checkoutMachine = setup({
  types: {
    input: {} as { uid: Id | null; isSwitch?: boolean },
    context: {} as Context,
    events: {} as CheckoutEvent,
    /** Nothing is pending: a plan can be chosen, or something tried again. */
    tags: {} as 'idle',
  },
  actors: {
    loadPlans: fromPromise<Plan[], { isFresh: boolean }>(unprovided('loadPlans')),
    loadCheckout: fromPromise<void>(unprovided('loadCheckout')),
    createOrder: fromPromise<CheckoutOrder, CheckoutOrderRequest>(unprovided('createOrder')),
    openCheckout: fromPromise<CheckoutOutcome, { order: CheckoutOrder; plan: Plan }>(
      unprovided('openCheckout'),
    ),
    verifyPayment: fromPromise<VerificationResult, PaymentVerification>(unprovided('verifyPayment')),
    loadPaymentHistory: fromPromise<PaymentRecord[], { uid: Id }>(unprovided('loadPaymentHistory')),
    loadSwitchQuotes: fromPromise<SwitchQuotes | null, { uid: Id }>(unprovided('loadSwitchQuotes')),
  },
  actions: {
    fail: assign((_, failure: Failure) => ({ failure })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isSwitch: ({ context }) => context.isSwitch && context.uid !== null,
    hasQuotes: ({ context }) => context.quotes !== null,
    isSignedOut: ({ context }) => context.uid === null,
    isAvailable: ({ context }, { planId }: { planId: Id }) => context.plans.some(({ id }) => id === planId),
    isPaid: ({ context }, records: PaymentRecord[]) =>
      hasPaidFor(records, context.planId ?? '', context.known),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    uid: input.uid,
    isSwitch: input.isSwitch ?? false,
    plans: [],
    quotes: null,
    known: [],
    planId: null,
    isNow: false,
    order: null,
    payment: null,
    failure: null,
  }),
  initial: 'loadingPlans',
  states: {
    loadingPlans: {
      invoke: {
        src: 'loadPlans',
        input: { isFresh: false },
        onDone: [
          {
            guard: 'isSwitch',
            target: 'checkingHistory',
            actions: assign({ plans: ({ event }) => event.output }),
          },
          { target: 'choosing', actions: assign({ plans: ({ event }) => event.output }) },
        ],
        onError: { target: 'plansFailed', actions: failWith('plansFailed') },
      },
    },
    // A subscriber has paid records already: only another one shows that the switch is paid.
    checkingHistory: {
      invoke: {
        src: 'loadPaymentHistory',
        input: ({ context }) => ({ uid: context.uid ?? '' }),
        onDone: {
          target: 'loadingQuotes',
          actions: assign({ known: ({ event }) => paidIds(event.output) }),
        },
        onError: { target: 'plansFailed', actions: failWith('paymentHistoryFailed') },
      },
    },
    loadingQuotes: {
      invoke: {
        src: 'loadSwitchQuotes',
        input: ({ context }) => ({ uid: context.uid ?? '' }),
        onDone: { target: 'choosing', actions: assign({ quotes: ({ event }) => event.output }) },
        onError: [
          // After a refusal, which stays to be shown.
          { guard: 'hasQuotes', target: 'choosing' },
          { target: 'plansFailed', actions: failWith('plansFailed') },
        ],
      },
    },
    plansFailed: { tags: 'idle', on: { 'plans.retry': { target: 'loadingPlans', actions: 'clearFailure' } } },
    choosing: {
      tags: 'idle',
      on: {
        'plan.select': [
          { guard: 'isSignedOut', actions: { type: 'fail', params: { code: 'userNotAuthenticated' } } },
          {
            guard: { type: 'isAvailable', params: ({ event }) => event },
            target: 'loadingCheckout',
            actions: [
              assign(({ event }) => ({ planId: event.planId, isNow: event.isNow ?? false, order: null })),
              'clearFailure',
            ],
          },
        ],
      },
    },
    loadingCheckout: {
      invoke: {
        src: 'loadCheckout',
        onDone: 'creatingOrder',
        onError: { target: 'choosing', actions: failWith('checkoutUnavailable') },
      },
    },
    creatingOrder: {
      invoke: {
        src: 'createOrder',
        input: ({ context }) => ({
          userId: context.uid ?? '',
          planId: context.planId ?? '',
          amount: chosenPlan(context).amount,
          // Without quotes nobody has read what a payment adds to: the server refuses subscribers.
          ...(context.quotes !== null && { isRenewal: true }),
          ...(context.isNow && { isSwitch: true }),
        }),
        onDone: { target: 'paying', actions: assign({ order: ({ event }) => event.output }) },
        onError: [
          {
            guard: ({ event }) => isPlanOutdated(event.error),
            target: 'reloadingPlans',
            actions: failWith('orderFailed'),
          },
          {
            // Paid elsewhere meanwhile: what runs, and what switching gives, is another by now.
            guard: ({ context, event }) => context.isSwitch && statusOf(event.error) === 409,
            target: 'checkingHistory',
            actions: [failWith('orderFailed'), assign({ quotes: null })],
          },
          { target: 'choosing', actions: failWith('orderFailed') },
        ],
      },
    },
    // The refusal stays to be shown; whoever chooses again knows the new prices.
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
    paying: {
      invoke: {
        src: 'openCheckout',
        input: ({ context }) => ({ order: present(context.order), plan: chosenPlan(context) }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'paid',
            target: 'verifying',
            actions: assign({
              payment: ({ event }) => (event.output.kind === 'paid' ? event.output.payment : null),
            }),
          },
          {
            target: 'choosing',
            actions: { type: 'fail', params: { code: 'paymentCancelled' } },
          },
        ],
        onError: { target: 'choosing', actions: failWith('paymentFailed') },
      },
    },
    verifying: {
      invoke: {
        src: 'verifyPayment',
        input: ({ context }) => ({
          ...present(context.payment),
          userId: context.uid ?? '',
          planId: context.planId ?? '',
        }),
        onDone: [
          { guard: ({ event }) => event.output.success, target: 'paid' },
          { target: 'confirming', actions: { type: 'fail', params: { code: 'paymentNotVerified' } } },
        ],
        onError: { target: 'confirming', actions: failWith('paymentNotVerified') },
      },
    },
    // The payment may count although its response was lost, or the plan be paid otherwise where this payment was
    // refused: the history shows it. The failure isn't shown before.
    confirming: {
      invoke: {
        src: 'loadPaymentHistory',
        input: ({ context }) => ({ uid: context.uid ?? '' }),
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'paid' },
          { target: 'unverified' },
        ],
        onError: 'unverified',
      },
    },
    // The user may have been charged: the same payment is verified again, and no other is made.
    unverified: {
      tags: 'idle',
      on: { 'verification.retry': { target: 'verifying', actions: 'clearFailure' } },
    },
    paid: { type: 'final' },
  },
});

function chosenPlan({ plans, planId }: Context): Plan {
  return present(plans.find(({ id }) => id === planId) ?? null);
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error('The checkout is missing its plan, order or payment.');
  return value;
}

/** One plan chooser with the checkout pop-up. */
export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;
