// What the script in the page's head knows of the browser's storage: no more than these may be imported there.

/** The key of the sign-in token. */
export const TOKEN_KEY = 'token';

/** The key of the recently watched titles. */
export const RECENTLY_WATCHED_KEY = 'recentlyWatched';

/** The key of the account whose list that is. */
export const RECENTLY_WATCHED_OWNER_KEY = 'recentlyWatchedOwner';

/** The name by which a user's watchlist, and the changes of it that wait to be sent, are stored. */
export const WATCHLIST_NAME = 'watchlist';

/** How the keys of changes begin that wait to be sent. */
export const OUTBOX_PREFIX = 'outbox:';
