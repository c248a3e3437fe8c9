import { subscriptionGateMachine } from './subscriptionGate.machine';

const context = { uid: 'sample-viewer', wanted: null, failure: null };
const wanted = { href: '/video/sample', isOverlay: false };

/** Every state of the subscription gate worth seeing. */
export const subscriptionGateScenarios = {
  finding: subscriptionGateMachine.resolveState({ value: 'finding', context }),
  findingForClick: subscriptionGateMachine.resolveState({
    value: 'finding',
    context: { ...context, wanted },
  }),
  paid: subscriptionGateMachine.resolveState({ value: { paid: 'open' }, context }),
  unpaid: subscriptionGateMachine.resolveState({ value: { unpaid: 'closed' }, context }),
  failed: subscriptionGateMachine.resolveState({
    value: 'failed',
    context: { ...context, failure: { code: 'paymentHistoryFailed' } },
  }),
  failedForClick: subscriptionGateMachine.resolveState({
    value: 'failed',
    context: { ...context, wanted, failure: { code: 'paymentHistoryFailed' } },
  }),
};
