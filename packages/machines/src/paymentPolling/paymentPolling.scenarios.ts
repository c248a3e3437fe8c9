import { paymentPollingMachine } from './paymentPolling.machine';

const context = { uid: 'sample-viewer', orderId: 'family', failure: null };

/** Every state of the payment poll worth seeing. */
export const paymentPollingScenarios = {
  asking: paymentPollingMachine.resolveState({ value: 'asking', context }),
  waiting: paymentPollingMachine.resolveState({ value: 'waiting', context }),
  waitingAfterFailure: paymentPollingMachine.resolveState({
    value: 'waiting',
    context: { ...context, failure: { code: 'paymentHistoryFailed' } },
  }),
  paid: paymentPollingMachine.resolveState({ value: 'paid', context }),
};
