/** Milliseconds after which an identity service that couldn't be reached is asked again. */
export const IDENTITY_RETRY_MS = 30_000;
