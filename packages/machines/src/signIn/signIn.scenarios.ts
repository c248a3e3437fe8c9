import { signInMachine } from './signIn.machine';

const context = {
  fields: { email: '', password: '' },
  isRemembered: true,
  popup: { provider: 'google', isRemembered: true },
  uid: null,
  notice: null,
  failure: null,
  refusals: 0,
} as const;
const filled = { ...context, fields: { email: 'asha@example.in', password: 'Monsoon2026' } };
const signedIn = { ...context, uid: 'sample-viewer' };
const editing = { form: { open: { reset: 'idle', popup: 'closed' } } } as const;

/** Every state of signing in worth seeing. */
export const signInScenarios = {
  blank: signInMachine.resolveState({ value: editing, context }),
  filled: signInMachine.resolveState({ value: editing, context: filled }),
  emailMissing: signInMachine.resolveState({
    value: editing,
    context: { ...context, failure: { code: 'emailMissing' }, refusals: 1 },
  }),
  passwordMissing: signInMachine.resolveState({
    value: editing,
    context: {
      ...filled,
      fields: { ...filled.fields, password: '' },
      failure: { code: 'passwordMissing' },
      refusals: 1,
    },
  }),
  credentialsWrong: signInMachine.resolveState({
    value: editing,
    context: { ...filled, failure: { code: 'credentialsWrong' }, refusals: 1 },
  }),
  providerMessage: signInMachine.resolveState({
    value: editing,
    context: {
      ...filled,
      failure: { code: 'signInFailed', detail: 'Sign-in from this country is switched off.' },
      refusals: 1,
    },
  }),
  googlePopupFailed: signInMachine.resolveState({
    value: editing,
    context: { ...context, failure: { code: 'googlePopupFailed' }, refusals: 1 },
  }),
  facebookPopupFailed: signInMachine.resolveState({
    value: editing,
    context: {
      ...context,
      popup: { provider: 'facebook', isRemembered: true },
      failure: { code: 'facebookPopupFailed' },
      refusals: 1,
    },
  }),
  popupBlocked: signInMachine.resolveState({
    value: editing,
    context: { ...context, failure: { code: 'popupBlocked' }, refusals: 1 },
  }),
  resetSent: signInMachine.resolveState({
    value: editing,
    context: { ...filled, notice: 'passwordResetSent' },
  }),
  awaitingPopup: signInMachine.resolveState({
    value: { form: { open: { reset: 'idle', popup: 'open' } } },
    context,
  }),
  signingIn: signInMachine.resolveState({ value: { form: 'signingIn' }, context: filled }),
  sendingReset: signInMachine.resolveState({
    value: { form: { open: { reset: 'sending', popup: 'closed' } } },
    context: filled,
  }),
  checkingPayment: signInMachine.resolveState({ value: 'checkingPayment', context: signedIn }),
  historyFailed: signInMachine.resolveState({
    value: 'historyFailed',
    context: { ...signedIn, failure: { code: 'paymentHistoryFailed' }, refusals: 1 },
  }),
  unpaid: signInMachine.resolveState({ value: 'unpaid', context: signedIn }),
};
