/** Milliseconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Days that a payment covers where its plan doesn't say: what "/month" means (spec §3, §9). */
export const MONTH_DAYS = 30;

/** The date of the privacy policy that the site ships with, which is its version too. */
export const POLICY_DATE = '2026-11-23';

/** Milliseconds before a token's end at which a new one is requested (spec §9). */
export const TOKEN_REFRESH_LEAD_MS = 5 * MINUTE_MS;
