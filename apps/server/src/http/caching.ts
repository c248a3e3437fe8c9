/** The longest time that HTTP headers name, in seconds. */
export const YEAR_S = 31_536_000;

/** For what never changes under its address. */
export const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`;
