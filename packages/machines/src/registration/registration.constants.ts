/** Shortest and longest full name, in characters (spec §5). */
export const NAME_LENGTH = { min: 2, max: 50 } as const;

/** Fewest characters of a password (spec §5). */
export const PASSWORD_MIN_LENGTH = 8;

/** Digits of a phone number without its country code (spec §5). */
export const PHONE_DIGITS = 10;

/** Most digits of a country code (spec §5). */
export const COUNTRY_CODE_DIGITS = 3;

/** Milliseconds before the register call is retried after its response was lost. */
export const REGISTER_RETRY_MS = 1000;
