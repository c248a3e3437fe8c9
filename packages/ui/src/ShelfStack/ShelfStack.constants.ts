/** Up to this number of shelves, a stack renders all of them. */
export const MOST_SHELVES = 12;
