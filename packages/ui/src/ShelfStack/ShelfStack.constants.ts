/** Up to this number of shelves, a stack renders all of them. */
export const MAX_SHELVES = 12;
