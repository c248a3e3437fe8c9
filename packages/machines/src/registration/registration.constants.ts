/** Fewest characters of a password (spec §5). */
export const PASSWORD_MIN_LENGTH = 8;

/** Milliseconds before the register call is retried after its response was lost. */
export const REGISTER_RETRY_MS = 1000;
