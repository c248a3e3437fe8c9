/** Milliseconds before a token's end at which the identity service is asked for a new one (spec §9). */
export const REFRESH_LEAD_MS = 5 * 60 * 1000;

/** Milliseconds after which an identity service that couldn't be reached is asked again. */
export const IDENTITY_RETRY_MS = 30_000;
