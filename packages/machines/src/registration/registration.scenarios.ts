import { sampleSession } from '../shared/samples';
import { registrationMachine } from './registration.machine';

const fields = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+91 9876543210',
  password: 'Monsoon2026',
  confirmation: 'Monsoon2026',
};
const blank = { name: '', email: '', phone: '', password: '', confirmation: '' };
const context = { fields, session: null, isResumed: false, failure: null, refusals: 0 };
const created = { ...context, session: sampleSession };

/** Every state of registration worth seeing. */
export const registrationScenarios = {
  blank: registrationMachine.resolveState({ value: 'editing', context: { ...context, fields: blank } }),
  filled: registrationMachine.resolveState({ value: 'editing', context }),
  nameInvalid: registrationMachine.resolveState({
    value: 'editing',
    context: { ...context, fields: { ...fields, name: 'A5' }, failure: { code: 'nameInvalid' }, refusals: 1 },
  }),
  phoneInvalid: registrationMachine.resolveState({
    value: 'editing',
    context: {
      ...context,
      fields: { ...fields, phone: '98765' },
      failure: { code: 'phoneInvalid' },
      refusals: 1,
    },
  }),
  passwordInvalid: registrationMachine.resolveState({
    value: 'editing',
    context: {
      ...context,
      fields: { ...fields, password: 'monsoon' },
      failure: { code: 'passwordInvalid' },
      refusals: 1,
    },
  }),
  passwordsDiffer: registrationMachine.resolveState({
    value: 'editing',
    context: {
      ...context,
      fields: { ...fields, confirmation: 'Monsoon2027' },
      failure: { code: 'passwordsDiffer' },
      refusals: 1,
    },
  }),
  emailTaken: registrationMachine.resolveState({
    value: 'editing',
    context: { ...context, failure: { code: 'emailTaken' }, refusals: 1 },
  }),
  accountFailed: registrationMachine.resolveState({
    value: 'editing',
    context: { ...context, failure: { code: 'accountFailed' }, refusals: 1 },
  }),
  refusedByServer: registrationMachine.resolveState({
    value: 'editing',
    context: {
      ...context,
      failure: { code: 'registrationFailed', detail: 'This phone number belongs to another account' },
      refusals: 1,
    },
  }),
  registrationFailed: registrationMachine.resolveState({
    value: 'editing',
    context: { ...context, failure: { code: 'registrationFailed' }, refusals: 1 },
  }),
  undoingLeftover: registrationMachine.resolveState({ value: 'undoingLeftover', context: created }),
  creatingAccount: registrationMachine.resolveState({ value: 'creatingAccount', context }),
  registering: registrationMachine.resolveState({ value: { registering: 'sending' }, context: created }),
  waiting: registrationMachine.resolveState({ value: { registering: 'waiting' }, context: created }),
  retrying: registrationMachine.resolveState({ value: { registering: 'retrying' }, context: created }),
  undoingSignUp: registrationMachine.resolveState({
    value: 'undoingSignUp',
    context: { ...created, failure: { code: 'registrationFailed' }, refusals: 1 },
  }),
  checkingPayment: registrationMachine.resolveState({ value: 'checkingPayment', context: created }),
  historyFailed: registrationMachine.resolveState({
    value: 'historyFailed',
    context: {
      ...created,
      fields: { ...fields, password: '', confirmation: '' },
      failure: { code: 'paymentHistoryFailed' },
    },
  }),
};
