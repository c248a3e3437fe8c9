import type { Id, PaymentRecord } from '@chalchitra/api/types';
import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../shared/failure';
import { failWith } from '../shared/failWith';
import { hasPaidFor } from '../shared/payments';
import { unprovided } from '../shared/unprovided';
import { POLL_INTERVAL_MS } from './paymentPolling.constants';

interface Context {
  uid: Id;
  orderId: Id;
  /** Payments that were there before; another one is awaited. */
  known: readonly Id[];
  failure: Failure | null;
}

/** Polls until an order is paid, again after every response or failure (spec §4). */
export const paymentPollingMachine = setup({
  types: { input: {} as Omit<Context, 'failure'>, context: {} as Context },
  actors: { loadPaymentHistory: fromPromise<PaymentRecord[], { uid: Id }>(unprovided('loadPaymentHistory')) },
  actions: { fail: assign((_, failure: Failure) => ({ failure })) },
  guards: {
    isPaid: ({ context }, records: PaymentRecord[]) => hasPaidFor(records, context.orderId, context.known),
  },
  delays: { pollInterval: POLL_INTERVAL_MS },
}).createMachine({
  id: 'paymentPolling',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadPaymentHistory',
        input: ({ context }) => ({ uid: context.uid }),
        onDone: [
          { guard: { type: 'isPaid', params: ({ event }) => event.output }, target: 'paid' },
          { target: 'waiting', actions: assign({ failure: null }) },
        ],
        onError: {
          target: 'waiting',
          actions: failWith('paymentHistoryFailed'),
        },
      },
    },
    waiting: { after: { pollInterval: 'loading' } },
    paid: { type: 'final' },
  },
});
