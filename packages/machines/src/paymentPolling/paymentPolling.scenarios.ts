import { paymentPollingMachine } from './paymentPolling.machine';

const context = { uid: 'sample-viewer', orderId: 'family', known: [], failure: null };

/** The scenarios of the payment poll. */
export const paymentPollingScenarios = {
  loading: paymentPollingMachine.resolveState({ value: 'loading', context }),
  waiting: paymentPollingMachine.resolveState({ value: 'waiting', context }),
  waitingAfterFailure: paymentPollingMachine.resolveState({
    value: 'waiting',
    context: { ...context, failure: { code: 'paymentHistoryFailed' } },
  }),
  paid: paymentPollingMachine.resolveState({ value: 'paid', context }),
};
