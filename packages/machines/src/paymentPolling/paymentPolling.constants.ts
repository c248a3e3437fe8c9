/** Milliseconds between a response or a failure and the next request (spec §9). */
export const POLL_INTERVAL_MS = 5000;
