import type { MediaFact } from '@chalchitra/machines';
import { createMediaElement } from './mediaElement';
import type { Source, SourceHost, SourceStart } from './source';

/** Milliseconds for which a film waits for its player. */
const WAITS_MS = 30_000;

/** Share of the window's height that the player's picture has at most. */
const STAGE_SHARE = 0.75;

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

/** Where a film is before there is a player. The page keeps it, for it is another program's than the player. */
export interface EarlyStage {
  /** Makes an element for a film, and shows its poster where the page has a place for it. */
  place(poster: string): HTMLVideoElement;
  /** Loads a film into an element; null where it can't be played so, or a player was sooner. */
  load(element: HTMLVideoElement, start: SourceStart, open: Open): EarlyFilm | null;
  /** The element into which a player's first media is being loaded; null where none is. A film of another media ends. */
  takeElement(mediaKey: string): HTMLVideoElement | null;
  /** The film that is being loaded into an element, once, where it is the one that is wanted. */
  takeFilm(element: HTMLVideoElement, wanted: SourceStart): EarlyFilm | null;
}

/** Opens a film's source, and keeps what it tells until somebody listens. */
function openFilm(
  page: Window & typeof globalThis,
  element: HTMLVideoElement,
  start: SourceStart,
  open: Open,
): EarlyFilm | null {
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
  return (
    source && {
      element,
      start,
      source,
      handOver(taker) {
        host = taker;
        for (const fact of told.splice(0)) taker.tell(fact);
      },
      release: () => source.release(),
    }
  );
}

function isWanted({ start }: EarlyFilm, wanted: SourceStart): boolean {
  const { url, height, audioLang, captionsLang } = start;
  return (
    url === wanted.url &&
    height === wanted.height &&
    audioLang === wanted.audioLang &&
    captionsLang === wanted.captionsLang
  );
}

/** Makes the place of a page's first film; once there is a player, it loads by itself. */
export function createEarlyStage(page: Window & typeof globalThis): EarlyStage {
  const { document } = page;
  let waiting: EarlyFilm | null = null;
  /** Stands on the page that the server has made until a player takes it or does without. */
  let placed: HTMLVideoElement | null = null;

  const hasPlayer = () => page.firstVisit?.hasPlayer ?? true;
  const letGo = () => {
    waiting?.release();
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
        // The level is chosen by the room that the picture will have, which an element without a place can't tell.
        element.width = page.innerWidth;
        element.height = Math.min((page.innerWidth * 9) / 16, page.innerHeight * STAGE_SHARE);
      }
      if (hasPlayer()) element.remove();
      else placed = element;
      return element;
    },
    load(element, start, open) {
      if (hasPlayer()) return null;
      const film = openFilm(page, element, start, open);
      waiting = film;
      if (film !== null) page.setTimeout(() => waiting === film && letGo(), WAITS_MS);
      return film;
    },
    takeElement(mediaKey) {
      if (waiting?.start.mediaKey === mediaKey) return waiting.element;
      letGo();
      return null;
    },
    takeFilm(element, wanted) {
      const film = waiting;
      if (film === null || film.element !== element) return null;
      waiting = null;
      if (isWanted(film, wanted)) return film;
      film.release();
      return null;
    },
  };
}
