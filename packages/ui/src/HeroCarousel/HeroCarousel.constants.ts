/** As many dots as have room on the smallest screen with a finger's width each; more are narrower. */
export const MAX_WIDE_DOTS = 5;

/** How long after the first paint the neighbouring slides are fetched, in milliseconds. */
export const NEIGHBOUR_DELAY_MS = 3000;
