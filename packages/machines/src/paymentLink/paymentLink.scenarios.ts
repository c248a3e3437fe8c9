import { samplePlans, sampleQuotes } from '../shared/samples';
import { paymentLinkMachine } from './paymentLink.machine';

const context = {
  uid: 'sample-viewer',
  plans: samplePlans,
  planId: null,
  pending: null,
  isTabBlocked: false,
  purpose: 'first' as const,
  quotes: null,
  isNow: false,
  until: null,
  known: [],
  failure: null,
};
const chosen = { ...context, planId: 'family' };
const pending = {
  ...chosen,
  pending: { orderId: 'family', url: 'https://pay.example/i/sample' },
};
const awaitingSwitch = {
  ...context,
  planId: 'cinema',
  purpose: 'switch' as const,
  isNow: true,
  until: sampleQuotes.until,
  known: ['pay-1'],
  pending: { orderId: 'cinema', url: 'https://pay.example/i/sample', known: ['pay-1'], isNow: true },
};

/** The scenarios of paying by link. */
export const paymentLinkScenarios = {
  checkingHistory: paymentLinkMachine.resolveState({
    value: 'checkingHistory',
    context: { ...context, plans: [] },
  }),
  checkingHistoryWithPlans: paymentLinkMachine.resolveState({ value: 'checkingHistory', context }),
  chosenEarly: paymentLinkMachine.resolveState({ value: 'checkingHistory', context: chosen }),
  historyFailed: paymentLinkMachine.resolveState({
    value: 'historyFailed',
    context: { ...context, plans: [], failure: { code: 'paymentHistoryFailed' } },
  }),
  checkingPendingAgain: paymentLinkMachine.resolveState({
    value: 'checkingHistory',
    context: { ...pending, plans: [], failure: { code: 'paymentHistoryFailed' } },
  }),
  loadingPlans: paymentLinkMachine.resolveState({
    value: 'loadingPlans',
    context: { ...context, plans: [] },
  }),
  plansFailed: paymentLinkMachine.resolveState({
    value: 'plansFailed',
    context: { ...context, plans: [], failure: { code: 'plansFailed' } },
  }),
  choosing: paymentLinkMachine.resolveState({ value: 'choosing', context }),
  renewing: paymentLinkMachine.resolveState({
    value: 'choosing',
    context: { ...context, purpose: 'renewal', until: '2026-12-10T10:00:00.000Z', known: ['pay-1'] },
  }),
  loadingQuotes: paymentLinkMachine.resolveState({
    value: 'loadingQuotes',
    context: { ...context, purpose: 'switch', until: sampleQuotes.until, known: ['pay-1'] },
  }),
  switching: paymentLinkMachine.resolveState({
    value: 'choosing',
    context: {
      ...context,
      purpose: 'switch',
      until: sampleQuotes.until,
      known: ['pay-1'],
      quotes: sampleQuotes,
    },
  }),
  planOfAnotherLength: paymentLinkMachine.resolveState({
    value: 'choosing',
    context: { ...context, plans: samplePlans.map((plan) => ({ ...plan, durationDays: 90 })) },
  }),
  noPlans: paymentLinkMachine.resolveState({ value: 'choosing', context: { ...context, plans: [] } }),
  linkFailed: paymentLinkMachine.resolveState({
    value: 'choosing',
    context: { ...chosen, failure: { code: 'paymentLinkFailed' } },
  }),
  reloadingPlans: paymentLinkMachine.resolveState({
    value: 'reloadingPlans',
    context: { ...chosen, failure: { code: 'paymentLinkFailed' } },
  }),
  linkRefused: paymentLinkMachine.resolveState({
    value: 'choosing',
    context: {
      ...context,
      failure: { code: 'paymentLinkFailed', detail: 'You have this plan already. Renew it instead.' },
    },
  }),
  checkingHistoryAgain: paymentLinkMachine.resolveState({
    value: 'checkingHistory',
    context: {
      ...context,
      purpose: 'switch',
      until: sampleQuotes.until,
      known: ['pay-1'],
      failure: { code: 'paymentLinkFailed', detail: 'You have this plan already. Renew it instead.' },
    },
  }),
  creatingLink: paymentLinkMachine.resolveState({ value: 'creatingLink', context: chosen }),
  awaiting: paymentLinkMachine.resolveState({ value: 'awaiting', context: pending }),
  awaitingWithTabBlocked: paymentLinkMachine.resolveState({
    value: 'awaiting',
    context: { ...pending, isTabBlocked: true },
  }),
  awaitingAfterFailure: paymentLinkMachine.resolveState({
    value: 'awaiting',
    context: { ...pending, failure: { code: 'paymentHistoryFailed' } },
  }),
  awaitingSwitch: paymentLinkMachine.resolveState({
    value: 'awaiting',
    context: { ...awaitingSwitch, quotes: sampleQuotes },
  }),
  awaitingSwitchWithoutQuotes: paymentLinkMachine.resolveState({
    value: 'awaiting',
    context: awaitingSwitch,
  }),
};
