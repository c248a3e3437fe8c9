/** How long the keys must pause before another query is sent while one is pending. */
export const PAUSE_MS = 50;

/** How many recent searches are stored. */
export const MAX_RECENTS = 8;
