/** Milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Seconds in a year: the longest lifetime we give caches and cookies. */
export const YEAR_S = (365 * DAY_MS) / 1000;

/** How long before its call a change may have been made, in milliseconds. */
export const MAX_AGE_MS = 366 * DAY_MS;

/** Days that a payment covers where its plan doesn't say: what "/month" means (spec §3, §9). */
export const MONTH_DAYS = 30;

/** The currency of every amount (spec §9), as ISO 4217 has it. */
export const CURRENCY = 'INR';

/** The time zone in which days are shown, wherever the reader is (spec §11), and how far it is from UTC: it has no summer time. */
export const TIME_ZONE = 'Asia/Kolkata';
export const TIME_ZONE_OFFSET_MS = 5.5 * HOUR_MS;

/** Shortest and longest full name, in characters (spec §5, §9). */
export const NAME_LENGTH = { min: 2, max: 50 } as const;

/** Digits of a phone number without its country code (spec §5, §9). */
export const PHONE_DIGITS = 10;

/** Most digits of a country code (spec §5). */
export const COUNTRY_CODE_DIGITS = 3;

/** Milliseconds for which a payment link can be paid by. */
export const PAYMENT_LINK_LIFETIME_MS = 24 * HOUR_MS;

/** The statuses of a server that doesn't know a call, as other servers may not know our additions. */
export const CALL_UNKNOWN_STATUSES: readonly number[] = [404, 405, 501];

/** The date of the privacy policy that the site ships with, which is its version too. */
export const POLICY_DATE = '2026-12-01';

/** The parameter of an address that chooses the site's language, and the name under which a browser keeps the choice. */
export const LOCALE_PARAMETER = 'lang';

/** The most titles that one search gives, in all its responses. */
export const MAX_FOUND = 500;

/** The cookie by which a browser names the languages whose titles its user wants to see first: a JSON list. */
export const LANGUAGES_COOKIE = 'languages';

/** The most languages that a user may want to see first. */
export const MAX_LANGUAGES = 50;

/** The cookie by which a page says whether data is to be saved: 1 or 0. */
export const SAVES_DATA_COOKIE = 'savesData';

/** Milliseconds before a token's end at which a new one is requested (spec §9). */
export const TOKEN_REFRESH_LEAD_MS = 5 * MINUTE_MS;
