/** How long after the first paint the neighbouring slides are fetched, in milliseconds. */
export const NEIGHBOUR_DELAY_MS = 3000;
