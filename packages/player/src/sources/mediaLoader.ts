import { isPlaylist } from '@chalchitra/api/contract';
import type { MediaSource } from '@chalchitra/machines';
import { createFrozenFrame } from '../element/frozenFrame';
import type { PlayheadMove } from '../element/seeking';
import { failureOfConnection } from './failures';
import type { Source, SourceHost, SourceOptions, StartedMedia } from './source';

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

const loadHls = () => import('./hls/hlsSource');
const loadFile = () => import('./file/fileSource');

/** Opens one media after another on an element, and keeps it playing or paused over changes of address. */
export interface MediaLoader {
  /** True where the element continues with what it has, and so reports nothing by itself. */
  load(next: MediaSource): boolean;
  /** Continues at the position where loading or decoding failed. */
  retry(): void;
  /** Without the picture or with it; a media that is still being opened opens so. */
  setSoundOnly(isOn: boolean): void;
  /** Null switches captions off; a media that is still being opened opens without them. */
  chooseCaptions(id: string | null): void;
  /** Moves where the media begins; false once it has begun, or where that isn't known. */
  moveStart(move: PlayheadMove): boolean;
  play(): void;
  pause(): void;
  source(): Source | null;
  loaded(): MediaSource | null;
  /** Whether it plays as soon as it can. */
  shouldPlay(): boolean;
}

/** What the loader works with. */
export interface LoaderInput extends Pick<SourceHost, 'window' | 'element' | 'notify' | 'onLiveUpdate'> {
  /** A media that is being loaded into the element already. */
  started: StartedMedia | null;
}

/** Makes the loader of an element; it works until `signal` is aborted. */
export function createMediaLoader(input: LoaderInput, signal: AbortSignal): MediaLoader {
  const { window, element, notify, onLiveUpdate } = input;
  const frozen = createFrozenFrame(element);
  let { started } = input;
  let source: Source | null = null;
  let loaded: MediaSource | null = null;
  /** Counts loads, so that one that was overtaken changes nothing. */
  let loads = 0;
  let startAt = 0;
  let shouldPlay = false;
  let isHlsLoaded = false;

  // What the system's own controls do counts as a command too; a failure pauses automatically.
  const followElement = () => {
    const hasFailed = element.error !== null || element.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
    if (!hasFailed) shouldPlay = !element.paused;
  };
  element.addEventListener('playing', followElement, { signal });
  element.addEventListener('pause', followElement, { signal });
  signal.addEventListener('abort', () => {
    loads += 1;
    frozen.release();
    source?.release();
    source = null;
    started?.source.release();
    started = null;
  });

  function play() {
    shouldPlay = true;
    element.play().catch((error: unknown) => {
      // Another load or a pause in between is no refusal.
      const isRefused = error instanceof window.DOMException && error.name === 'NotAllowedError';
      if (!isRefused || signal.aborted) return;
      shouldPlay = false;
      notify({ type: 'playback.refused' });
    });
  }

  const host: SourceHost = {
    element,
    window,
    notify,
    onLiveUpdate,
    freezeFrame: frozen.freeze,
    continuePlayback() {
      frozen.releaseWhenShown();
      if (shouldPlay) play();
    },
  };

  async function open(next: MediaSource) {
    loads += 1;
    const own = loads;
    const isList = isPlaylist(next.url);
    // Fetched along with the code that reads it, which then finds it in the browser's cache.
    if (isList && !isHlsLoaded) window.fetch(next.url).catch(() => {});
    const hls = isList ? await loadHls().catch(() => null) : null;
    if (own !== loads) return;
    isHlsLoaded ||= hls !== null;
    source = hls?.openHls(host, { ...next, startAt }) ?? null;
    if (source !== null) return;
    const isUnsupported = isList && element.canPlayType(PLAYLIST_TYPE) === '';
    const file = isUnsupported ? null : await loadFile().catch(() => null);
    if (own !== loads) return;
    source = file?.openFile(host, { ...next, startAt }) ?? null;
    if (source !== null) return;
    notify({
      type: 'media.failed',
      code: isUnsupported && hls !== null ? 'unsupported' : failureOfConnection(window.navigator),
    });
  }

  /** Continues with what was started before, where it is what is wanted; ends it otherwise. */
  function takeStarted(wanted: SourceOptions): boolean {
    const taken = started;
    started = null;
    if (taken === null) return false;
    if (startOf(taken.options) !== startOf(wanted)) {
      taken.source.release();
      return false;
    }
    isHlsLoaded = true;
    source = taken.source;
    taken.connect(host);
    if (taken.options.startAt !== startAt) source.startAt(startAt);
    host.continuePlayback();
    return true;
  }

  function load(wanted: MediaSource) {
    const next = { ...wanted, url: new URL(wanted.url, window.location.href).href };
    const isSame = loaded !== null && next.mediaKey === loaded.mediaKey;
    const isSameKind = loaded !== null && isPlaylist(next.url) === isPlaylist(loaded.url);
    startAt = next.startAt ?? (isSame ? element.currentTime : 0);
    loaded = next;
    if (next.isPlaying !== null) shouldPlay = next.isPlaying;
    if (source !== null && isSame && isSameKind && next.startAt === null) {
      return source.renew(next.url) && element.readyState > 0;
    }
    if (isSame) frozen.freeze();
    else frozen.release();
    source?.release();
    source = null;
    if (takeStarted({ ...next, startAt })) return element.readyState > 0;
    void open(next);
    return false;
  }

  return {
    load,
    // Changed in place, so that `open` finds it once the code that plays the media is there.
    setSoundOnly(isOn) {
      if (loaded !== null) loaded.isSoundOnly = isOn;
      source?.setSoundOnly(isOn);
    },
    chooseCaptions(id) {
      if (loaded !== null && id === null) loaded.wantedCaptions = null;
      source?.chooseCaptions(id);
    },
    moveStart(move) {
      if (loaded === null || element.readyState > 0) return false;
      const seconds = startAfter(move, startAt, element.currentTime);
      if (seconds === null) return false;
      startAt = Math.max(0, seconds);
      source?.startAt(startAt);
      return true;
    },
    play,
    retry() {
      if (source !== null) source.retry();
      else if (loaded !== null) void open(loaded);
    },
    pause() {
      shouldPlay = false;
      element.pause();
    },
    source: () => source,
    loaded: () => loaded,
    shouldPlay: () => shouldPlay,
  };
}

/**
 * Where a media that was to begin at `startAt` begins after a move before it has begun, in seconds. Null where that can't be
 * computed: at a `currentTime` of 0, as before a live stream, the position isn't known yet.
 */
function startAfter(move: PlayheadMove, startAt: number, currentTime: number): number | null {
  if (move.type === 'playhead.moveTo') return move.seconds;
  // A live stream begins at its edge, and has no place to resume from.
  if (move.type === 'playhead.moveToShare' && move.share === 0 && startAt > 0) return 0;
  if (move.type === 'playhead.moveBy' && currentTime > 0) return currentTime + move.seconds;
  return null;
}

/** All that a source which was started early has to have in common with what is wanted. */
const startOf = ({ url, wantedRendition, wantedAudio, wantedCaptions, isSoundOnly }: SourceOptions) =>
  JSON.stringify([
    url,
    wantedRendition?.height,
    wantedRendition?.bitrate,
    wantedAudio?.label,
    wantedAudio?.lang,
    wantedCaptions?.label,
    wantedCaptions?.lang,
    isSoundOnly,
  ]);
