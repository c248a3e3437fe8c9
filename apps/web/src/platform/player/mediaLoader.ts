import type { MediaFact, MediaSource } from '@chalchitra/machines';
import type { FirstVisit } from '../../firstVisit.types';
import { unreachable } from './failures';
import { createFrameHold } from './frameHold';
import { isPlaylist, playsPlaylists, type Source, type SourceHost } from './source';

const bringHls = () => import('./hlsSource');
const bringFile = () => import('./fileSource');

/** Begins to bring the code that plays an address, for whoever will soon load it. */
export function prepareFor(url: string): void {
  (isPlaylist(url) ? bringHls() : bringFile()).catch(() => {});
}

/** Gives an element its films, one after another, and keeps it playing or pausing over changes of address. */
export interface MediaLoader {
  /** True where the element goes on with what it has, and so has nothing to tell by itself. */
  load(next: MediaSource): boolean;
  /** Goes on at the place where loading or decoding failed. */
  retry(): void;
  /** Changes where the film begins, in seconds; false once it has begun. */
  beginAt(seconds: number): boolean;
  play(): void;
  pause(): void;
  source(): Source | null;
  loaded(): MediaSource | null;
  /** Whether it plays as soon as it can. */
  isWanted(): boolean;
}

/** Loads until `signal` ends it. */
export function createMediaLoader(
  { page, element, noteGrowth }: Pick<SourceHost, 'page' | 'element' | 'noteGrowth'>,
  tell: (fact: MediaFact) => void,
  signal: AbortSignal,
): MediaLoader {
  const hold = createFrameHold(element);
  let source: Source | null = null;
  let loaded: MediaSource | null = null;
  /** Counts loads, so that one that was overtaken changes nothing. */
  let turn = 0;
  let startAt = 0;
  let isWanted = false;
  /** Whether the code that plays playlists is here. */
  let hasHls = false;

  // What the system's own controls do counts as asked for too; a failure pauses by itself.
  const follow = () => {
    const hasFailed = element.error !== null || element.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
    if (!hasFailed) isWanted = !element.paused;
  };
  element.addEventListener('playing', follow, { signal });
  element.addEventListener('pause', follow, { signal });
  signal.addEventListener('abort', () => {
    turn += 1;
    hold.release();
    source?.release();
    source = null;
  });

  function play() {
    isWanted = true;
    element.play().catch((error: unknown) => {
      // Another load or a pause in between is no refusal.
      const isRefused = error instanceof page.DOMException && error.name === 'NotAllowedError';
      if (!isRefused || signal.aborted) return;
      isWanted = false;
      tell({ type: 'playback.refused' });
    });
  }

  const host = {
    element,
    page,
    tell,
    noteGrowth,
    holdFrame: hold.hold,
    goOn() {
      hold.releaseWhenShown();
      if (isWanted) play();
    },
  };

  async function open(next: MediaSource) {
    turn += 1;
    const own = turn;
    const isList = isPlaylist(next.url);
    // Fetched along with the code that reads it, which then finds it in the browser's memory.
    if (isList && !hasHls) page.fetch(next.url).catch(() => {});
    const hls = isList ? await bringHls().catch(() => null) : null;
    if (own !== turn) return;
    hasHls ||= hls !== null;
    source = hls?.openHls(host, { ...next, startAt }) ?? null;
    if (source !== null) return;
    const isRefused = isList && !playsPlaylists(element);
    const file = isRefused ? null : await bringFile().catch(() => null);
    if (own !== turn) return;
    source = file?.openFile(host, { ...next, startAt }) ?? null;
    if (source !== null) return;
    tell({
      type: 'media.failed',
      code: isRefused && hls !== null ? 'unsupported' : unreachable(page.navigator),
    });
  }

  function load(asked: MediaSource) {
    const next = { ...asked, url: new URL(asked.url, page.location.href).href };
    const isSame = loaded !== null && next.mediaKey === loaded.mediaKey;
    const isSameKind = loaded !== null && isPlaylist(next.url) === isPlaylist(loaded.url);
    startAt = next.startAt ?? (isSame ? element.currentTime : 0);
    loaded = next;
    if (next.isPlaying !== null) isWanted = next.isPlaying;
    if (source !== null && isSame && isSameKind && next.startAt === null) {
      return source.renew(next.url);
    }
    if (isSame) hold.hold();
    else hold.release();
    source?.release();
    const visit: FirstVisit | undefined = page.firstVisit;
    const film = visit?.stage?.takeFilm(element, { ...next, startAt }) ?? null;
    source = null;
    if (film === null) {
      void open(next);
      return false;
    }
    hasHls = true;
    source = film.source;
    film.handOver(host);
    if (film.start.startAt !== startAt) source.beginAt(startAt);
    host.goOn();
    return element.readyState > 0;
  }

  return {
    load,
    beginAt(seconds) {
      if (loaded === null || element.readyState > 0) return false;
      startAt = Math.max(0, seconds);
      source?.beginAt(startAt);
      return true;
    },
    play,
    retry() {
      if (source !== null) source.retry();
      else if (loaded !== null) void open(loaded);
    },
    pause() {
      isWanted = false;
      element.pause();
    },
    source: () => source,
    loaded: () => loaded,
    isWanted: () => isWanted,
  };
}
