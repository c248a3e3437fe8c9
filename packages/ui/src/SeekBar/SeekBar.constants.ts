/** Seconds that an arrow key moves the position. */
export const ARROW_SECONDS = 5;

/** Seconds that Page Up and Page Down move the position. */
export const PAGE_SECONDS = 60;

/**
 * Seconds by which a film never runs on between two renderings while its bar is seen, not even at its highest speed; less than
 * any key's step.
 */
export const RUNNING_SECONDS = 1.5;
