import { parse as parseCookies } from 'hono/utils/cookie';
import { array, maxLength, pipe, safeParse, string } from 'valibot';

/** The cookie by which a browser names the languages whose titles its user wants to see first: a JSON list. */
const COOKIE = 'languages';
const MAX_LANGUAGES = 50;

const listSchema = pipe(array(string()), maxLength(MAX_LANGUAGES));

/** The languages that a Cookie header wants to come first; none where it names none, or not in our words. */
export function languagesFirst(header: string | undefined): readonly string[] {
  const value = parseCookies(header ?? '', COOKIE)[COOKIE];
  if (value === undefined) return [];
  try {
    const read = safeParse(listSchema, JSON.parse(value));
    return read.success ? read.output : [];
  } catch {
    // No JSON.
    return [];
  }
}
