import { YEAR_S } from '@chalchitra/api/constants';

/** For what never changes under its address. */
export const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`;
