import { profileEditMachine } from './profileEdit.machine';

const before = { name: 'Asha Rao', phone: '+91 9876543210' };
const fields = { ...before, name: 'Asha Rao-Iyer' };
const context = { before, fields: before, phone: '+919876543210', notice: null, failure: null, refusals: 0 };
const typed = { ...context, fields };

/** Every state of editing the profile worth seeing. */
export const profileEditScenarios = {
  viewing: profileEditMachine.resolveState({ value: 'viewing', context }),
  saved: profileEditMachine.resolveState({ value: 'viewing', context: { ...typed, notice: 'saved' } }),
  discarded: profileEditMachine.resolveState({
    value: 'viewing',
    context: { ...typed, notice: 'discarded' },
  }),
  editing: profileEditMachine.resolveState({ value: 'editing', context }),
  typed: profileEditMachine.resolveState({ value: 'editing', context: typed }),
  withoutPhone: profileEditMachine.resolveState({
    value: 'editing',
    context: { ...typed, fields: { ...before, phone: '' } },
  }),
  nameInvalid: profileEditMachine.resolveState({
    value: 'editing',
    context: { ...typed, fields: { ...before, name: 'A5' }, failure: { code: 'nameInvalid' }, refusals: 1 },
  }),
  phoneInvalid: profileEditMachine.resolveState({
    value: 'editing',
    context: {
      ...typed,
      fields: { ...before, phone: '98765' },
      failure: { code: 'phoneInvalid' },
      refusals: 1,
    },
  }),
  updateFailed: profileEditMachine.resolveState({
    value: 'editing',
    context: { ...typed, failure: { code: 'profileUpdateFailed' }, refusals: 1 },
  }),
  savingProfile: profileEditMachine.resolveState({ value: { saving: 'profile' }, context: typed }),
  savingDisplayName: profileEditMachine.resolveState({ value: { saving: 'displayName' }, context: typed }),
};
