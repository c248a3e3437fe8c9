/** Milliseconds before an unreachable identity service is tried again. */
export const IDENTITY_RETRY_MS = 30_000;

/** Milliseconds for which a confirmed account counts as confirmed; the user's next action then confirms it again. */
export const CONFIRMATION_LIFETIME_MS = 50_000;
