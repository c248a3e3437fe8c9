/** How many watched items are stored (spec §9). */
export const MAX_WATCHED = 10;

/** Share of its duration after which a media counts as watched to the end. */
export const END_SHARE = 0.95;

/** A media of `LONG_SECONDS` or more also counts as watched with fewer seconds left than this; a short one always has few left. */
export const END_SECONDS = 120;
export const LONG_SECONDS = 600;
