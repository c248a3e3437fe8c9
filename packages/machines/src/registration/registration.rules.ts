import { isName, isPhone, latinDigits } from '@chalchitra/api/accountRules';
import { COUNTRY_CODE_DIGITS, PHONE_DIGITS } from '@chalchitra/api/constants';
import type { FailureCode } from '../shared/failureCodes';
import { PASSWORD_MIN_LENGTH } from './registration.constants';

/** What the visitor fills in to create an account (spec §2). */
export interface RegistrationFields {
  name: string;
  email: string;
  phone: string;
  password: string;
  confirmation: string;
}

export type RegistrationField = keyof RegistrationFields;

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d]+$/;

/** Whether a password has 8 characters or more, only letters and digits, both cases and a digit (spec §5). */
export function isPassword(password: string): boolean {
  return password.length >= PASSWORD_MIN_LENGTH && PASSWORD.test(password);
}

/** Whether text has the form of an email address; the identity service decides. */
export function isEmail(email: string): boolean {
  return EMAIL.test(email.trim());
}

/** A phone number as the field shows it: up to 10 digits as typed, 11 to 13 as `+{code} {last 10}` (spec §5). */
export function formatPhone(typed: string): string {
  const digits = latinDigits(typed)
    .replace(/\D/g, '')
    .slice(0, PHONE_DIGITS + COUNTRY_CODE_DIGITS);
  if (digits.length <= PHONE_DIGITS) return digits;
  return `+${digits.slice(0, -PHONE_DIGITS)} ${digits.slice(-PHONE_DIGITS)}`;
}

/** A phone number as the servers expect it: without the space. */
export function phoneToSend(phone: string): string {
  return formatPhone(phone).replace(' ', '');
}

/** The registration rules in the order in which they are checked (spec §5). The email, which has no quoted rule, is last. */
const RULES: readonly {
  field: RegistrationField;
  isBroken: (fields: RegistrationFields) => boolean;
  code: FailureCode;
}[] = [
  { field: 'name', isBroken: ({ name }) => !isName(name), code: 'nameInvalid' },
  { field: 'phone', isBroken: ({ phone }) => !isPhone(phone), code: 'phoneInvalid' },
  { field: 'password', isBroken: ({ password }) => !isPassword(password), code: 'passwordInvalid' },
  {
    field: 'confirmation',
    isBroken: ({ password, confirmation }) => password !== confirmation,
    code: 'passwordsDiffer',
  },
  { field: 'email', isBroken: ({ email }) => email.trim() === '', code: 'emailMissing' },
  { field: 'email', isBroken: ({ email }) => !isEmail(email), code: 'emailInvalid' },
];

/** The first rule that the fields break, or null. */
export function findRegistrationProblem(
  fields: RegistrationFields,
): { field: RegistrationField; code: FailureCode } | null {
  const broken = RULES.find((rule) => rule.isBroken(fields));
  return broken === undefined ? null : { field: broken.field, code: broken.code };
}

/** The field that a failure is about, if any: that of a rule, or one that the identity service refused. */
export function registrationFieldOf(code: FailureCode): RegistrationField | null {
  if (code === 'emailTaken') return 'email';
  if (code === 'passwordRefused') return 'password';
  return RULES.find((rule) => rule.code === code)?.field ?? null;
}
