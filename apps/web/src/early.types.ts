import type { StartedMedia } from '@chalchitra/player';

/** What a page has started before the app's code is loaded, for the app to continue with. */
export interface EarlyStart {
  /** Returns the response to a request that was sent early, once; sends every other request. */
  fetch: typeof globalThis.fetch;
  /** Returns what is being loaded if it is this media, once; releases it otherwise. */
  take(mediaKey: string): StartedMedia | null;
}

declare global {
  var earlyStart: EarlyStart | undefined;
}
