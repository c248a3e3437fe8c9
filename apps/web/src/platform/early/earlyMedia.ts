import type { MediaFact } from '@chalchitra/machines';
import {
  createMediaElement,
  type OpenSource,
  type SourceHost,
  type SourceOptions,
  type StartedMedia,
} from '@chalchitra/player';

/** How long, in milliseconds, a loaded media waits for its player. */
const PLAYER_TIMEOUT_MS = 30_000;

/** About how much of the window's height the player's picture has at most: `VideoScreen.css.ts` says how high it really is. */
const MAX_PLAYER_SHARE = 0.75;

/** Holds the first media of a page until there is a player. */
interface EarlyMedia {
  /** Makes an element for a media, and shows its poster where the page has a place for it. */
  place(poster: string): HTMLVideoElement;
  /** Loads a media into an element; false where it can't be played so, or there is a player already. */
  load(element: HTMLVideoElement, options: SourceOptions, open: OpenSource): boolean;
  /**
   * Called when the player opens a media: returns what is loaded if it is that media, and releases it otherwise. Afterwards
   * nothing is loaded early, and the player loads every media itself.
   */
  take(mediaKey: string): StartedMedia | null;
}

/** Opens a media's source, and keeps its facts until it is connected. */
function openMedia(
  window: Window & typeof globalThis,
  element: HTMLVideoElement,
  options: SourceOptions,
  open: OpenSource,
): StartedMedia | null {
  const facts: MediaFact[] = [];
  let host: SourceHost | null = null;
  const source = open(
    {
      element,
      window,
      notify: (fact) => (host === null ? facts.push(fact) : host.notify(fact)),
      // Until then nothing is to play, and nothing has been seen.
      continuePlayback: () => host?.continuePlayback(),
      freezeFrame: () => host?.freezeFrame(),
      onLiveUpdate: () => host?.onLiveUpdate(),
    },
    options,
  );
  return (
    source && {
      element,
      options,
      source,
      connect(connected) {
        host = connected;
        for (const fact of facts.splice(0)) connected.notify(fact);
      },
    }
  );
}

/** Makes what holds a page's first media. */
export function createEarlyMedia(window: Window & typeof globalThis): EarlyMedia {
  const { document } = window;
  let hasPlayer = false;
  let waiting: StartedMedia | null = null;
  /** The media's element, in the page that the server has rendered, until the player takes the media or releases it. */
  let placed: HTMLVideoElement | null = null;

  const release = () => {
    waiting?.source.release();
    waiting = null;
    placed?.remove();
    placed = null;
  };

  return {
    place(poster) {
      const element = createMediaElement(document);
      element.poster = poster;
      document.querySelector('[data-early-picture]')?.append(element);
      if (!element.isConnected) {
        // The level is chosen by the room that the picture will have, which an element outside the page doesn't know.
        element.width = window.innerWidth;
        element.height = Math.min((window.innerWidth * 9) / 16, window.innerHeight * MAX_PLAYER_SHARE);
      }
      if (hasPlayer) element.remove();
      else placed = element;
      return element;
    },
    load(element, options, open) {
      if (hasPlayer) return false;
      const started = openMedia(window, element, options, open);
      waiting = started;
      if (started !== null) window.setTimeout(() => waiting === started && release(), PLAYER_TIMEOUT_MS);
      return started !== null;
    },
    take(mediaKey) {
      hasPlayer = true;
      if (waiting?.options.mediaKey !== mediaKey) {
        release();
        return null;
      }
      const taken = waiting;
      waiting = null;
      placed = null;
      return taken;
    },
  };
}
