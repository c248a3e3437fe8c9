import { samplePlans, sampleQuotes } from '../shared/samples';
import { checkoutMachine } from './checkout.machine';

const context = {
  uid: 'sample-viewer',
  isSwitch: false,
  plans: samplePlans,
  quotes: null,
  known: [],
  planId: null,
  isNow: false,
  order: null,
  payment: null,
  failure: null,
};
const chosen = { ...context, planId: 'family' };
const ordered = { ...chosen, order: { id: 'order-1', amount: 199 } };
const switching = { ...context, isSwitch: true, quotes: sampleQuotes, known: ['pay-1'] };
const switched = { ...switching, planId: 'cinema', isNow: true, order: { id: 'order-1', amount: 299 } };
const paid = { ...ordered, payment: { paymentId: 'pay-1', orderId: 'order-1', signature: 'sample' } };

/** The scenarios of the checkout. */
export const checkoutScenarios = {
  loadingPlans: checkoutMachine.resolveState({ value: 'loadingPlans', context: { ...context, plans: [] } }),
  plansFailed: checkoutMachine.resolveState({
    value: 'plansFailed',
    context: { ...context, plans: [], failure: { code: 'plansFailed' } },
  }),
  choosing: checkoutMachine.resolveState({ value: 'choosing', context }),
  loadingCheckout: checkoutMachine.resolveState({ value: 'loadingCheckout', context: chosen }),
  checkoutUnavailable: checkoutMachine.resolveState({
    value: 'choosing',
    context: { ...chosen, failure: { code: 'checkoutUnavailable' } },
  }),
  userNotAuthenticated: checkoutMachine.resolveState({
    value: 'choosing',
    context: { ...context, uid: null, failure: { code: 'userNotAuthenticated' } },
  }),
  creatingOrder: checkoutMachine.resolveState({ value: 'creatingOrder', context: chosen }),
  orderFailed: checkoutMachine.resolveState({
    value: 'choosing',
    context: { ...chosen, failure: { code: 'orderFailed' } },
  }),
  orderRefused: checkoutMachine.resolveState({
    value: 'choosing',
    context: { ...chosen, failure: { code: 'orderFailed', detail: 'The price of this plan has changed.' } },
  }),
  reloadingPlans: checkoutMachine.resolveState({
    value: 'reloadingPlans',
    context: { ...chosen, failure: { code: 'orderFailed', detail: 'The price of this plan has changed.' } },
  }),
  paying: checkoutMachine.resolveState({ value: 'paying', context: ordered }),
  paymentCancelled: checkoutMachine.resolveState({
    value: 'choosing',
    context: { ...ordered, failure: { code: 'paymentCancelled' } },
  }),
  paymentFailed: checkoutMachine.resolveState({
    value: 'choosing',
    context: { ...ordered, failure: { code: 'paymentFailed' } },
  }),
  verifying: checkoutMachine.resolveState({ value: 'verifying', context: paid }),
  confirming: checkoutMachine.resolveState({
    value: 'confirming',
    context: { ...paid, failure: { code: 'paymentNotVerified' } },
  }),
  unverified: checkoutMachine.resolveState({
    value: 'unverified',
    context: { ...paid, failure: { code: 'paymentNotVerified' } },
  }),
  checkingHistory: checkoutMachine.resolveState({
    value: 'checkingHistory',
    context: { ...context, isSwitch: true },
  }),
  loadingQuotes: checkoutMachine.resolveState({
    value: 'loadingQuotes',
    context: { ...context, isSwitch: true, known: ['pay-1'] },
  }),
  loadingQuotesAgain: checkoutMachine.resolveState({
    value: 'loadingQuotes',
    context: {
      ...switching,
      planId: 'cinema',
      isNow: true,
      failure: { code: 'orderFailed', detail: 'The price of this plan has changed.' },
    },
  }),
  switching: checkoutMachine.resolveState({ value: 'choosing', context: switching }),
  switchingUnavailable: checkoutMachine.resolveState({
    value: 'choosing',
    context: { ...switching, planId: 'cinema', failure: { code: 'checkoutUnavailable' } },
  }),
  payingSwitch: checkoutMachine.resolveState({ value: 'paying', context: switched }),
  unverifiedSwitch: checkoutMachine.resolveState({
    value: 'unverified',
    context: {
      ...switched,
      payment: { paymentId: 'pay-2', orderId: 'order-1', signature: 'sample' },
      failure: { code: 'paymentNotVerified' },
    },
  }),
};
