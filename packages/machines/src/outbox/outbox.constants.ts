/** Milliseconds after which a call is tried again where nothing reports that the connection is restored. */
export const OFFLINE_RETRY_MS = 60_000;

/** Milliseconds before each retry after a failure of the server; the last one repeats. */
export const RETRY_DELAYS_MS = [2000, 4000, 8000, 16_000, 32_000, 60_000] as const;
