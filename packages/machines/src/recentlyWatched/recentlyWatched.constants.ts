/** How many watched items are stored (spec §9). */
export const MAX_WATCHED = 10;

/** Share of its duration after which a media counts as watched to the end. */
export const END_SHARE = 0.95;

/** Seconds left with which it counts so as well, where it is at least `LONG_SECONDS` long: a short film isn't at its end because it is short. */
export const END_SECONDS = 120;
export const LONG_SECONDS = 600;
