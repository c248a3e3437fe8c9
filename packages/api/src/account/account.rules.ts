import { COUNTRY_CODE_DIGITS, NAME_LENGTH, PHONE_DIGITS } from '../constants';

// Letters, marks and joiners of any script, since a name need not be Latin.
const NAME = /^(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)+$/u;
const NAME_LETTER = /\p{L}/u;
const PHONE = new RegExp(`^(?:\\+?\\d{1,${COUNTRY_CODE_DIGITS}})?\\d{${PHONE_DIGITS}}$`);

// The digits of all scripts but the Latin ones.
const OTHER_DIGITS = /(?!\d)\p{Nd}/gu;
const DIGIT = /\p{Nd}/u;

/** Text with the digits of all scripts as Latin ones: ९ and ۹ are 9. In Unicode those of a script follow each other from 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
    // Several sets of ten may follow each other.
    return String((code - zero) % 10);
  });
}

/**
 * Whether a full name, without the spaces around it, has only letters, spaces, dots, apostrophes and hyphens, 2 to 50
 * characters (spec §5).
 */
export function isName(given: string): boolean {
  const name = given.trim();
  const { length } = [...name];
  return length >= NAME_LENGTH.min && length <= NAME_LENGTH.max && NAME.test(name) && NAME_LETTER.test(name);
}

/** Whether a phone number, without its spaces, has 10 digits and at most 3 of a country code before them (spec §5). */
export function isPhone(given: string): boolean {
  return PHONE.test(given.replaceAll(/\s/g, ''));
}
