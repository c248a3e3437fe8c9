import { subscriptionGateMachine } from './subscriptionGate.machine';

const context = { uid: 'sample-viewer', destination: null, failure: null };
const destination = { href: '/video/sample', isOverlay: false };

/** The scenarios of the subscription gate. */
export const subscriptionGateScenarios = {
  signedOut: subscriptionGateMachine.resolveState({ value: 'signedOut', context: { ...context, uid: null } }),
  idle: subscriptionGateMachine.resolveState({ value: 'idle', context }),
  checking: subscriptionGateMachine.resolveState({ value: 'checking', context }),
  findingForClick: subscriptionGateMachine.resolveState({
    value: 'checking',
    context: { ...context, destination },
  }),
  paid: subscriptionGateMachine.resolveState({ value: { paid: 'open' }, context }),
  unpaid: subscriptionGateMachine.resolveState({ value: { unpaid: 'closed' }, context }),
  failed: subscriptionGateMachine.resolveState({
    value: 'failed',
    context: { ...context, failure: { code: 'paymentHistoryFailed' } },
  }),
  failedForClick: subscriptionGateMachine.resolveState({
    value: 'failed',
    context: { ...context, destination, failure: { code: 'paymentHistoryFailed' } },
  }),
};
