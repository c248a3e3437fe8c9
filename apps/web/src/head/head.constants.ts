/** A row of home whose space is kept before the app's code is loaded. */
export type KeptRow = 'recentlyWatched' | 'watchlist';

/** The event by which the app says that its start has failed. */
export const FAILED_EVENT = 'chalchitra-failed';

/** The built file of the service worker, at the site's root. */
export const WORKER_FILE = 'sw.js';
