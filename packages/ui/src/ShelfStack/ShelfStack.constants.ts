/** Shelves up to which a stack stands in the page as a whole. */
export const MOST_SHELVES = 12;
