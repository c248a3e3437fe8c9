/** Milliseconds that one featured item is shown (spec §9). */
export const ADVANCE_INTERVAL_MS = 7000;
