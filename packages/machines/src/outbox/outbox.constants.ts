/** The longest wait in milliseconds before a retry, also where the server asks for more. */
export const MAX_RETRY_DELAY_MS = 60_000;

/** Milliseconds before each retry after a failure of the server; the last one repeats. */
export const RETRY_DELAYS_MS = [2000, 4000, 8000, 16_000, 32_000, MAX_RETRY_DELAY_MS] as const;
