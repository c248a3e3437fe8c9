/** Milliseconds before an unreachable identity service is tried again. */
export const IDENTITY_RETRY_MS = 30_000;
