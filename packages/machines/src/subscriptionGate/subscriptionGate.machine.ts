import type { Id, PaymentRecord } from '@chalchitra/api/types';
import { type ActorRefFrom, assign, type EventObject, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '../shared/failure';
import { failWith } from '../shared/failWith';
import { hasPaid } from '../shared/payments';
import { unprovided } from '../shared/unprovided';

/** Where a click leads: an address, and whether it opens over the page or replaces it. */
interface Destination {
  href: string;
  isOverlay: boolean;
}

type GateEvent =
  | ({ type: 'gate.request' } & Destination)
  | { type: 'gate.check' }
  | { type: 'gate.recheck' }
  /** A server says that the subscription has ended. */
  | { type: 'gate.expire' }
  | { type: 'page.opened' }
  | { type: 'account.changed'; uid: Id | null };

/** The decision about a click: to its destination, or to the plans. */
export type GateVerdict = ({ type: 'gate.opened' } & Destination) | { type: 'gate.refused' };

const NOWHERE: Destination = { href: '', isOverlay: false };

interface Context {
  /** Whose payments open the gate; null where nobody is signed in. */
  uid: Id | null;
  /** Where the click leads that waits for the decision. */
  destination: Destination | null;
  failure: Failure | null;
}

const setDestination = {
  type: 'setDestination',
  params: ({ event }: { event: Destination }) => event,
} as const;

/** A click waits for the payment history. */
const checkClick = { target: 'checking', actions: setDestination } as const;

/**
 * Lets subscribers through (spec §4). The payment history is loaded when it is first needed: for a page that is for
 * subscribers, at the user's first action, or for a click, which waits for the result. Who has paid is let through by
 * what is known; nobody is refused by what was loaded before the click or the page.
 */
export const subscriptionGateMachine = setup({
  types: {
    input: {} as { uid: Id | null },
    context: {} as Context,
    events: {} as GateEvent,
    emitted: {} as GateVerdict,
  },
  actors: {
    loadPaymentHistory: fromPromise<PaymentRecord[], { uid: Id }>(unprovided('loadPaymentHistory')),
    watchAccount: fromCallback<EventObject, object>(unprovided('watchAccount')),
    watchUse: fromCallback<EventObject, object>(unprovided('watchUse')),
  },
  actions: {
    fail: assign((_, failure: Failure) => ({ failure })),
    setDestination: assign((_, { href, isOverlay }: Destination) => ({ destination: { href, isOverlay } })),
    open: emit((_, { href, isOverlay }: Destination) => ({ type: 'gate.opened', href, isOverlay })),
    clearDestination: assign({ destination: null }),
  },
  guards: {
    isPaid: (_, records: PaymentRecord[]) => hasPaid(records),
    hasDestination: ({ context }) => context.destination !== null,
    hasAccount: ({ context }) => context.uid !== null,
    isOtherAccount: ({ context }, { uid }: { uid: Id | null }) => context.uid !== uid,
  },
}).createMachine({
  id: 'subscriptionGate',
  context: ({ input }) => ({ uid: input.uid, destination: null, failure: null }),
  invoke: { src: 'watchAccount', input: {} },
  initial: 'opening',
  on: {
    'account.changed': {
      guard: { type: 'isOtherAccount', params: ({ event }) => event },
      target: '.opening',
      actions: assign(({ event }) => ({ uid: event.uid, destination: null, failure: null })),
    },
    // The click that waits is of the page before: its destination would lead away from the one that was opened since.
    'page.opened': { actions: 'clearDestination' },
  },
  states: {
    opening: { always: [{ guard: 'hasAccount', target: 'idle' }, { target: 'signedOut' }] },
    signedOut: {},
    idle: {
      invoke: { src: 'watchUse', input: {} },
      on: {
        'gate.check': 'checking',
        'gate.request': checkClick,
      },
    },
    checking: {
      invoke: {
        src: 'loadPaymentHistory',
        input: ({ context }) => ({ uid: context.uid ?? '' }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event.output },
            target: 'paid',
            actions: assign({ failure: null }),
          },
          { target: 'unpaid', actions: assign({ failure: null }) },
        ],
        onError: {
          target: 'failed',
          actions: failWith('paymentHistoryFailed'),
        },
      },
      on: { 'gate.request': { actions: setDestination } },
    },
    paid: {
      initial: 'opening',
      on: {
        'gate.request': { actions: { type: 'open', params: ({ event }) => event } },
        'gate.expire': 'checking',
      },
      states: {
        opening: {
          always: [
            {
              guard: 'hasDestination',
              target: 'open',
              actions: [
                { type: 'open', params: ({ context }) => context.destination ?? NOWHERE },
                'clearDestination',
              ],
            },
            { target: 'open' },
          ],
        },
        open: {},
      },
    },
    unpaid: {
      initial: 'closing',
      on: {
        // The user may have paid in another tab or on another device since: each click waits for one call.
        'gate.request': checkClick,
        'gate.check': 'checking',
        'gate.recheck': 'checking',
      },
      states: {
        closing: {
          always: [
            {
              guard: 'hasDestination',
              target: 'closed',
              actions: [emit({ type: 'gate.refused' }), 'clearDestination'],
            },
            { target: 'closed' },
          ],
        },
        closed: {},
      },
    },
    failed: {
      on: {
        'gate.check': 'checking',
        'gate.recheck': 'checking',
        'gate.request': checkClick,
      },
    },
  },
});

/** The gate of the page. */
export type SubscriptionGateActor = ActorRefFrom<typeof subscriptionGateMachine>;
