import type { StartedMedia } from '@chalchitra/player';

/** What a page has started before the app's code is loaded, for the app to continue with. */
export interface EarlyStart {
  /** Returns the response to a request that was sent early, once; sends every other request. */
  fetch: typeof globalThis.fetch;
  /** The film that is being loaded, once, where it is the media that is wanted; it is released otherwise. */
  takeFilm(mediaKey: string): StartedMedia | null;
}

declare global {
  var earlyStart: EarlyStart | undefined;
}
