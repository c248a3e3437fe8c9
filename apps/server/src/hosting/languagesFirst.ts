import { LANGUAGES_COOKIE, MAX_LANGUAGES } from '@chalchitra/api/constants';
import { parse as parseCookies } from 'hono/utils/cookie';
import { array, maxLength, pipe, safeParse, string } from 'valibot';

const listSchema = pipe(array(string()), maxLength(MAX_LANGUAGES));

/** The languages that a Cookie header wants to come first; none where it names none, or not in our words. */
export function languagesFirst(header: string | undefined): readonly string[] {
  const value = parseCookies(header ?? '', LANGUAGES_COOKIE)[LANGUAGES_COOKIE];
  if (value === undefined) return [];
  try {
    const read = safeParse(listSchema, JSON.parse(value));
    return read.success ? read.output : [];
  } catch {
    // No JSON.
    return [];
  }
}
