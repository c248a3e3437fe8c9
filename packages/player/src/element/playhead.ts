import type { MediaStore, PlayheadState, TimeRange } from '@chalchitra/machines';

const EVENTS = [
  'timeupdate',
  'seeking',
  'seeked',
  'progress',
  'durationchange',
  'loadedmetadata',
  'emptied',
  'ended',
] as const;

/** An element's `readyState` before its metadata. */
const HAVE_NOTHING = 0;

/** The spans of an element's list of times, in seconds. */
export function rangesOf(list: TimeRanges): TimeRange[] {
  return Array.from({ length: list.length }, (_, index) => ({
    start: list.start(index),
    end: list.end(index),
  }));
}

/** The playhead of an element, updated by its events and by `renew`, until `signal` is aborted. */
export function watchPlayhead(
  element: HTMLVideoElement,
  liveEdge: () => number | null,
  signal: AbortSignal,
): { store: MediaStore<PlayheadState>; renew: () => void } {
  const listeners = new Set<() => void>();
  let state: PlayheadState | null = null;
  const renew = () => {
    state = null;
    for (const listener of listeners) listener();
  };
  for (const type of EVENTS) element.addEventListener(type, renew, { signal });
  const store: MediaStore<PlayheadState> = {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read() {
      state ??= readPlayhead(element, liveEdge());
      return state;
    },
  };
  return { store, renew };
}

function readPlayhead(element: HTMLVideoElement, liveEdge: number | null): PlayheadState {
  const { currentTime, duration, buffered, seekable, readyState } = element;
  const spans = rangesOf(seekable);
  const last = spans.at(-1)?.end ?? 0;
  // What comes after the edge of a live stream is only there to be buffered.
  const edge = liveEdge === null ? last : Math.max(currentTime, liveEdge);
  const known = Number.isFinite(duration) ? duration : edge;
  // A playlist that is loaded again says how long it is before the element is back at its place.
  const length = readyState === HAVE_NOTHING ? 0 : known;
  return {
    position: currentTime,
    duration: length,
    isLive: duration === Number.POSITIVE_INFINITY,
    bufferedRanges: rangesOf(buffered),
    seekable: { start: spans[0]?.start ?? 0, end: length },
  };
}
