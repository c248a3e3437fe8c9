// How the browser's storage is keyed. The script in the page's head imports this file: nothing may be imported here.

/** The key of the sign-in token. */
export const TOKEN_KEY = 'token';

/** The key of the recently watched titles. */
export const RECENTLY_WATCHED_KEY = 'recentlyWatched';

/** The key of the account whose list that is. */
export const RECENTLY_WATCHED_OWNER_KEY = 'recentlyWatchedOwner';

/** The name by which a user's watchlist, and the changes of it that wait to be sent, are stored. */
export const WATCHLIST_NAME = 'watchlist';

/** The name by which changes that wait to be sent are stored. */
export const OUTBOX_NAME = 'outbox';

/**
 * The key of what is stored of an account under a name, or how its keys begin where there are several. With an empty `uid`:
 * how the keys of all accounts begin. The uid is encoded: it may contain the colon that ends it.
 */
export const accountKey = (name: string, uid: string) => `${name}:${encodeURIComponent(uid)}`;
