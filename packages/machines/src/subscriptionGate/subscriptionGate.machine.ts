import type { Id, PaymentRecord } from '@chalchitra/api/types';
import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import { type Failure, toFailure } from '../shared/failure';
import { hasPaid } from '../shared/payments';
import { unprovided } from '../shared/unprovided';

/** What a click asks for: where it leads, and whether that opens over the page instead of in its place. */
interface Wanted {
  href: string;
  isOverlay: boolean;
}

type GateEvent = ({ type: 'gate.request' } & Wanted) | { type: 'gate.retry' } | { type: 'gate.recheck' };

/** What the gate decided about a click: on to what it asks for, or to the plans. */
export type GateVerdict = ({ type: 'gate.opened' } & Wanted) | { type: 'gate.refused' };

const NOTHING: Wanted = { href: '', isOverlay: false };

interface Context {
  uid: Id;
  /** What the click that waits for the answer asks for. */
  wanted: Wanted | null;
  failure: Failure | null;
}

/** Lets subscribers through (spec §4); a click that comes before the answer waits for it. */
export const subscriptionGateMachine = setup({
  types: {
    input: {} as { uid: Id },
    context: {} as Context,
    events: {} as GateEvent,
    emitted: {} as GateVerdict,
  },
  actors: { loadPaymentHistory: fromPromise<PaymentRecord[], { uid: Id }>(unprovided('loadPaymentHistory')) },
  actions: {
    keepWanted: assign((_, { href, isOverlay }: Wanted) => ({ wanted: { href, isOverlay } })),
    open: emit((_, { href, isOverlay }: Wanted) => ({ type: 'gate.opened', href, isOverlay })),
    forgetWanted: assign({ wanted: null }),
  },
  guards: {
    isPaid: (_, records: PaymentRecord[]) => hasPaid(records),
    isWanted: ({ context }) => context.wanted !== null,
  },
}).createMachine({
  id: 'subscriptionGate',
  context: ({ input }) => ({ uid: input.uid, wanted: null, failure: null }),
  initial: 'finding',
  on: { 'gate.recheck': { target: '.finding', reenter: true } },
  states: {
    finding: {
      invoke: {
        src: 'loadPaymentHistory',
        input: ({ context }) => ({ uid: context.uid }),
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
          actions: assign({ failure: ({ event }) => toFailure('paymentHistoryFailed', event.error) }),
        },
      },
      on: { 'gate.request': { actions: { type: 'keepWanted', params: ({ event }) => event } } },
    },
    paid: {
      initial: 'opening',
      on: { 'gate.request': { actions: { type: 'open', params: ({ event }) => event } } },
      states: {
        opening: {
          always: [
            {
              guard: 'isWanted',
              target: 'open',
              actions: [{ type: 'open', params: ({ context }) => context.wanted ?? NOTHING }, 'forgetWanted'],
            },
            { target: 'open' },
          ],
        },
        open: {},
      },
    },
    unpaid: {
      initial: 'closing',
      on: { 'gate.request': { actions: emit({ type: 'gate.refused' }) } },
      states: {
        closing: {
          always: [
            {
              guard: 'isWanted',
              target: 'closed',
              actions: [emit({ type: 'gate.refused' }), 'forgetWanted'],
            },
            { target: 'closed' },
          ],
        },
        closed: {},
      },
    },
    failed: {
      on: {
        'gate.retry': 'finding',
        'gate.request': {
          target: 'finding',
          actions: { type: 'keepWanted', params: ({ event }) => event },
        },
      },
    },
  },
});

/** The gate of the signed-in person. */
export type SubscriptionGateActor = ActorRefFrom<typeof subscriptionGateMachine>;
