/** The part of the home page that an address with a fragment leads to. */
export const RECENTLY_WATCHED_ID = 'recently-watched';
