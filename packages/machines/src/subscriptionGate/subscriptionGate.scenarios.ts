import { subscriptionGateMachine } from './subscriptionGate.machine';

const context = { uid: 'sample-viewer', wanted: null, failure: null };

/** Every state of the subscription gate worth seeing. */
export const subscriptionGateScenarios = {
  finding: subscriptionGateMachine.resolveState({ value: 'finding', context }),
  findingForClick: subscriptionGateMachine.resolveState({
    value: 'finding',
    context: { ...context, wanted: { href: '/video/sample', isOverlay: false } },
  }),
  paid: subscriptionGateMachine.resolveState({ value: { paid: 'open' }, context }),
  unpaid: subscriptionGateMachine.resolveState({ value: { unpaid: 'closed' }, context }),
  failed: subscriptionGateMachine.resolveState({
    value: 'failed',
    context: { ...context, failure: { code: 'paymentHistoryFailed' } },
  }),
};
