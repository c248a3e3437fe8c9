/** How fast a row drifts, in CSS pixels a second: half a pixel a frame at 60 Hz (spec §9). */
export const DRIFT_SPEED = 30;

/** How far an arrow scrolls, in CSS pixels (spec §4). */
export const ARROW_STEP = 400;

/** Items beyond the visible ones that are rendered on each side. */
export const MARGIN_ITEMS = 3;

/** Items rendered before the row is measured, on the server too: as many as a phone shows, with their margin. */
export const FIRST_ITEMS = 6;

/** Items of a row near the top of the page whose pictures are requested with it: what a wide screen shows, or nearly. */
export const EARLY_ITEMS = 4;

/** How long a row rests after the visitor let go of it before it drifts again, in milliseconds. */
export const REST_MS = 2500;

/** How long the page has not been scrolled before a row that came into view drifts, in milliseconds. */
export const SETTLE_MS = 250;
