import type { MediaFact } from '@chalchitra/machines';

/** Seconds behind the edge of a live stream that still count as live. */
const LIVE_SLACK_SECONDS = 12;

/** What the element's facts depend on besides the element. */
export interface FactsInput {
  element: HTMLVideoElement;
  notify: (fact: MediaFact) => void;
  /** Key of what is played now. */
  mediaKey: () => string;
  /** Whether it is to play as soon as it can; a change of source alone isn't a pause. */
  shouldPlay: () => boolean;
  /** Seconds; null where the element's own edge is the one. */
  liveEdge: () => number | null;
}

/** Reports of what the element has no event for. */
export interface ElementFacts {
  /** The element continues with what it has under another key or address. */
  notifyReady(): void;
  /** A live stream has grown while it is paused. */
  notifyLiveEdge(): void;
  /** It was just commanded to play or to pause; its own event comes later, and the next press must start from the new state. */
  notifyPlaying(): void;
}

/** Reports what an element does, each change once, until `signal` is aborted. */
export function watchElementFacts(input: FactsInput, signal: AbortSignal): ElementFacts {
  const { element, notify, mediaKey, shouldPlay } = input;
  let state: 'playing' | 'paused' | 'ended' = 'paused';
  let isStalled = false;
  let isAtEdge: boolean | null = null;
  let isLive = element.duration === Number.POSITIVE_INFINITY;
  /** Before the media is ready its playhead isn't where it will begin. */
  let isReady = false;

  const on = (type: keyof HTMLMediaElementEventMap, listener: () => void) =>
    element.addEventListener(type, listener, { signal });

  function setState(next: typeof state) {
    if (next === state) return;
    state = next;
    const types = {
      playing: 'playback.started',
      paused: 'playback.paused',
      ended: 'playback.ended',
    } as const;
    notify({ type: types[next] });
  }

  // Events come late, when the state may have changed again. At its end the element pauses too, which is reported as the end.
  function notifyPlaying() {
    if (!element.paused) element.readyState > 0 && setState('playing');
    else if (!element.ended) setState('paused');
  }

  function setStalled(next: boolean) {
    if (next === isStalled) return;
    isStalled = next;
    notify({ type: next ? 'playback.stalled' : 'playback.resumed' });
  }

  const hasFutureData = () => element.readyState >= 3;

  function notifyLiveEdge() {
    if (!isReady || element.duration !== Number.POSITIVE_INFINITY || element.seekable.length === 0) return;
    const edge = input.liveEdge() ?? element.seekable.end(element.seekable.length - 1);
    const next = element.currentTime > edge - LIVE_SLACK_SECONDS;
    if (next === isAtEdge) return;
    isAtEdge = next;
    notify({ type: 'liveEdge.changed', isAtEdge });
  }

  function notifyReady() {
    const { duration } = element;
    isAtEdge = null;
    isReady = true;
    notify({
      type: 'media.ready',
      mediaKey: mediaKey(),
      durationSeconds: Number.isFinite(duration) ? duration : null,
    });
    // Everything restarts for another media: that it plays is reported after it is ready.
    if (!element.paused) {
      state = 'paused';
      setState('playing');
    }
    isStalled = !element.paused && !hasFutureData();
    notify({ type: isStalled ? 'playback.stalled' : 'playback.resumed' });
  }

  on('loadedmetadata', notifyReady);
  on('durationchange', () => {
    const { duration } = element;
    // While a source is replaced; a stream may end meanwhile.
    if (Number.isNaN(duration)) return;
    if (isLive && Number.isFinite(duration)) notify({ type: 'live.ended', durationSeconds: duration });
    isLive = duration === Number.POSITIVE_INFINITY;
  });
  on('play', notifyPlaying);
  on('pause', notifyPlaying);
  on('playing', () => {
    notifyPlaying();
    setStalled(false);
  });
  // A new address pauses the element without an event.
  on('emptied', () => {
    isReady = false;
    if (element.paused && !shouldPlay()) setState('paused');
  });
  on('ended', () => {
    setStalled(false);
    setState('ended');
  });
  on('waiting', () => !hasFutureData() && setStalled(true));
  on('seeking', () => {
    if (state === 'ended' && element.paused) setState('paused');
    if (!hasFutureData()) setStalled(true);
  });
  on('seeked', () => setStalled(!hasFutureData() && !element.ended));
  for (const type of ['canplay', 'timeupdate'] as const) on(type, () => hasFutureData() && setStalled(false));
  // Paused, it falls behind as more is loaded.
  for (const type of ['timeupdate', 'progress'] as const) on(type, notifyLiveEdge);
  on('volumechange', () =>
    notify({ type: 'volume.changed', volume: element.volume, isMuted: element.muted }),
  );
  on('ratechange', () => notify({ type: 'rate.changed', rate: element.playbackRate }));
  return { notifyReady, notifyLiveEdge, notifyPlaying };
}
