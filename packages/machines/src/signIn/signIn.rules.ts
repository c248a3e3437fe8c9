import { isEmail } from '../registration/registration.rules';
import type { FailureCode } from '../shared/failureCodes';

/** What the visitor fills in to sign in (spec §5). */
export interface SignInFields {
  email: string;
  password: string;
}

export type SignInField = keyof SignInFields;

/** What is wrong with the email, or null; the password reset checks only this. */
export function findEmailProblem({ email }: SignInFields): FailureCode | null {
  if (email.trim() === '') return 'emailMissing';
  return isEmail(email) ? null : 'emailInvalid';
}

/** What is wrong with these fields, or null (spec §5). */
export function findSignInProblem(fields: SignInFields): FailureCode | null {
  return findEmailProblem(fields) ?? (fields.password === '' ? 'passwordMissing' : null);
}

/** The field that a failure is about, where it is about one. */
export function signInFieldOf(code: FailureCode): SignInField | null {
  if (code === 'emailMissing' || code === 'emailInvalid') return 'email';
  return code === 'passwordMissing' ? 'password' : null;
}
