/** Seconds that an arrow key moves the position. */
export const ARROW_SECONDS = 5;

/** Seconds that Page Up and Page Down move the position. */
export const PAGE_SECONDS = 60;
