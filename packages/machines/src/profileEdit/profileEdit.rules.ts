import { isName, isPhone } from '@chalchitra/api/accountRules';
import { formatPhone, phoneToSend } from '../registration/registration.rules';
import type { FailureCode } from '../shared/failureCodes';

/** What a user can change in the profile (spec §2, §6). */
export interface ProfileFields {
  name: string;
  phone: string;
}

export type ProfileField = keyof ProfileFields;

/** The first of registration's rules that the fields break, or null; no phone at all is allowed (spec §5). */
export function findProfileProblem({ name, phone }: ProfileFields): FailureCode | null {
  if (!isName(name)) return 'nameInvalid';
  return phone === '' || isPhone(phone) ? null : 'phoneInvalid';
}

/** The field that a failure is about, where it is about one. */
export function profileFieldOf(code: FailureCode): ProfileField | null {
  if (code === 'nameInvalid') return 'name';
  return code === 'phoneInvalid' ? 'phone' : null;
}

/** Whether saving would change anything. */
export function isProfileChanged(before: ProfileFields, after: ProfileFields): boolean {
  return (
    before.name.trim() !== after.name.trim() ||
    phoneToSend(formatPhone(before.phone)) !== phoneToSend(formatPhone(after.phone))
  );
}
