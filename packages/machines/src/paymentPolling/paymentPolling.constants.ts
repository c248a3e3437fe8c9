/** Milliseconds between an answer, or a failure, and the next question (spec §9). */
export const POLL_INTERVAL_MS = 5000;
