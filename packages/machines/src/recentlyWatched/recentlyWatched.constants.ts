/** How many watched items are kept (spec §9). */
export const MOST_WATCHED = 10;
