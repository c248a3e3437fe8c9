import { accountDeletionMachine } from './accountDeletion.machine';

const context = {
  uid: 'sample-viewer',
  method: 'password',
  password: '',
  failure: null,
  refusals: 0,
} as const;
const typed = { ...context, password: 'Monsoon24' };

/** Every state of deleting an account worth seeing. */
export const accountDeletionScenarios = {
  closed: accountDeletionMachine.resolveState({ value: 'closed', context }),
  confirming: accountDeletionMachine.resolveState({ value: { open: 'confirming' }, context }),
  proving: accountDeletionMachine.resolveState({ value: { open: 'proving' }, context }),
  passwordMissing: accountDeletionMachine.resolveState({
    value: { open: 'proving' },
    context: { ...context, failure: { code: 'passwordMissing' }, refusals: 1 },
  }),
  passwordWrong: accountDeletionMachine.resolveState({
    value: { open: 'proving' },
    context: { ...typed, failure: { code: 'passwordWrong' }, refusals: 1 },
  }),
  proofTooOld: accountDeletionMachine.resolveState({
    value: { open: 'proving' },
    context: { ...context, failure: { code: 'proofTooOld' }, refusals: 1 },
  }),
  provingByGoogle: accountDeletionMachine.resolveState({
    value: { open: 'proving' },
    context: { ...context, method: 'google' },
  }),
  otherAccount: accountDeletionMachine.resolveState({
    value: { open: 'proving' },
    context: { ...context, method: 'google', failure: { code: 'accountMismatch' }, refusals: 1 },
  }),
  reauthenticating: accountDeletionMachine.resolveState({
    value: { open: 'reauthenticating' },
    context: typed,
  }),
  awaitingFacebook: accountDeletionMachine.resolveState({
    value: { open: 'reauthenticating' },
    context: { ...context, method: 'facebook' },
  }),
  deleting: accountDeletionMachine.resolveState({ value: 'deleting', context }),
  checking: accountDeletionMachine.resolveState({
    value: 'checking',
    context: { ...context, failure: { code: 'accountDeletionFailed' } },
  }),
  failed: accountDeletionMachine.resolveState({
    value: { open: 'failed' },
    context: { ...context, failure: { code: 'accountDeletionFailed', cause: { kind: 'offline' } } },
  }),
  deleted: accountDeletionMachine.resolveState({ value: 'deleted', context }),
};
