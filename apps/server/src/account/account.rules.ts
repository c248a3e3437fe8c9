import { COUNTRY_CODE_DIGITS, NAME_LENGTH, PHONE_DIGITS } from '@chalchitra/api/constants';
import { HttpError } from '../http/errors';

// The joiners belong to names in Indian scripts.
const NAME = /^(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)+$/u;
const NAME_LETTER = /\p{L}/u;
const PHONE = new RegExp(`^(\\+?\\d{1,${COUNTRY_CODE_DIGITS}})?\\d{${PHONE_DIGITS}}$`);

/** A name by the product's rule (spec §5); 400 with its message otherwise. */
export function readName(given: string): string {
  const name = given.trim();
  const { length } = [...name];
  const isInLength = length >= NAME_LENGTH.min && length <= NAME_LENGTH.max;
  if (isInLength && NAME.test(name) && NAME_LETTER.test(name)) return name;
  throw new HttpError(400, ({ messages }) => messages.refusals.name);
}

/** A phone number by the product's rule (spec §5), without its spaces; null where none is given. */
export function readPhone(given: string): string | null {
  const phone = given.replaceAll(/\s/g, '');
  if (phone === '') return null;
  if (PHONE.test(phone)) return phone;
  throw new HttpError(400, ({ messages }) => messages.refusals.phone);
}
