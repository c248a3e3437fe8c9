/** How many watched items are stored (spec §9). */
export const MAX_WATCHED = 10;
