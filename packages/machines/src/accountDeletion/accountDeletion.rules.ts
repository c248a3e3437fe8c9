import type { FailureCode } from '../shared/failureCodes';

/** The field that a failure is about, where it is about one. */
export const deletionFieldOf = (code: FailureCode): 'password' | null =>
  code === 'passwordMissing' || code === 'passwordWrong' ? 'password' : null;
