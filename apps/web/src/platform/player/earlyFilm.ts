import type { MediaFact } from '@chalchitra/machines';
import { createMediaElement } from './mediaElement';
import type { Source, SourceHost, SourceStart } from './source';

/** Milliseconds for which a film waits for its player. */
const WAITS_MS = 30_000;

/** A film that is being loaded since before there was a player. */
export interface EarlyFilm {
  element: HTMLVideoElement;
  start: SourceStart;
  source: Source;
  /** From now on `host` is told; at first what has happened until now, to which it may answer with the source. */
  handOver(host: SourceHost): void;
  release(): void;
}

/** How a source is opened: `openHls` or `openFile`. */
type Open = (host: SourceHost, start: SourceStart) => Source | null;

let waiting: EarlyFilm | null = null;
/** Stands on the page that the server has made until a player takes it or does without. */
let placed: HTMLVideoElement | null = null;
/** Once there is a player, it loads by itself. */
let hasPlayer = false;

/** Share of the window's height that the player's picture has at most. */
const STAGE_SHARE = 0.75;

/** Makes an element for a film before there is a player, and shows its poster where the page has a place for it. */
export function placeElement(page: Window, poster: string): HTMLVideoElement {
  const element = createMediaElement(page.document);
  element.poster = poster;
  page.document.querySelector('[data-early-picture]')?.append(element);
  if (!element.isConnected) {
    // The level is chosen by the room that the picture will have, which an element without a place can't tell.
    element.width = page.innerWidth;
    element.height = Math.min((page.innerWidth * 9) / 16, page.innerHeight * STAGE_SHARE);
  }
  if (!hasPlayer) placed = element;
  else element.remove();
  return element;
}

/** Loads a film into an element that has no player yet; null where it can't be played so, or a player was sooner. */
export function loadEarly(
  page: Window & typeof globalThis,
  element: HTMLVideoElement,
  start: SourceStart,
  open: Open,
): EarlyFilm | null {
  if (hasPlayer) return null;
  const told: MediaFact[] = [];
  let host: SourceHost | null = null;
  const source = open(
    {
      element,
      page,
      tell: (fact) => (host === null ? told.push(fact) : host.tell(fact)),
      // Nobody has asked for it yet, and nobody sees it.
      goOn: () => host?.goOn(),
      holdFrame: () => host?.holdFrame(),
      noteGrowth: () => host?.noteGrowth(),
    },
    start,
  );
  if (source === null) return null;
  const film: EarlyFilm = {
    element,
    start,
    source,
    handOver(taker) {
      host = taker;
      for (const fact of told.splice(0)) taker.tell(fact);
    },
    release: () => source.release(),
  };
  waiting = film;
  page.setTimeout(() => waiting === film && letGo(), WAITS_MS);
  return film;
}

function letGo() {
  waiting?.release();
  waiting = null;
  placed?.remove();
  placed = null;
}

/** The element into which a player's first media is being loaded; null where none is. A film of another media ends. */
export function takeElement(mediaKey: string): HTMLVideoElement | null {
  hasPlayer = true;
  if (waiting?.start.mediaKey === mediaKey) return waiting.element;
  letGo();
  return null;
}

/** The film that is being loaded into an element, once, where it is the one that is wanted. */
export function takeFilm(element: HTMLVideoElement, wanted: SourceStart): EarlyFilm | null {
  const film = waiting;
  if (film === null || film.element !== element) return null;
  waiting = null;
  const { url, height, audioLang, captionsLang } = film.start;
  const isWanted =
    url === wanted.url &&
    height === wanted.height &&
    audioLang === wanted.audioLang &&
    captionsLang === wanted.captionsLang;
  if (isWanted) return film;
  film.release();
  return null;
}
