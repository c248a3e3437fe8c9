import { isName, isPhone } from '@chalchitra/api/accountRules';
import { HttpError } from '../http/errors';

/** A name by the product's rule (spec §5); 400 with its message otherwise. */
export function readName(given: string): string {
  if (isName(given)) return given.trim();
  throw new HttpError(400, ({ messages }) => messages.refusals.name);
}

/** A phone number by the product's rule (spec §5), without its spaces; 400 with its message otherwise. */
export function readPhone(given: string): string {
  const phone = given.replaceAll(/\s/g, '');
  if (isPhone(phone)) return phone;
  throw new HttpError(400, ({ messages }) => messages.refusals.phone);
}
