import { DAY_MS } from '@chalchitra/api/constants';

/** The longest time that HTTP headers name, in seconds. */
export const YEAR_S = (365 * DAY_MS) / 1000;

/** For what never changes under its address. */
export const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`;
