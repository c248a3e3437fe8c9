import type { MediaFact } from '@chalchitra/machines';

/** Seconds behind the edge of a live stream that still count as live. */
const LIVE_SLACK_SECONDS = 12;

/** What the element's facts need to know of what is asked of it. */
export interface FactsInput {
  element: HTMLVideoElement;
  tell: (fact: MediaFact) => void;
  /** What is played now, by its key. */
  mediaKey: () => string;
  /** Whether it plays as soon as it can; a change of source alone pauses nothing. */
  isWanted: () => boolean;
  /** Seconds; null where the element's own edge is the one. */
  liveEdge: () => number | null;
}

/** What the element itself doesn't say. */
export interface ElementFacts {
  /** Another film goes on with what the element has. */
  tellReady(): void;
  /** A live stream's edge has moved on while nothing plays. */
  tellEdge(): void;
  /** It has been asked to play or to pause, which it does before it says so: the next press starts from there. */
  tellPlaying(): void;
}

/** Tells what an element does, each change once, until `signal` ends it. */
export function tellElementFacts(input: FactsInput, signal: AbortSignal): ElementFacts {
  const { element, tell, mediaKey, isWanted } = input;
  let state: 'playing' | 'paused' | 'ended' = 'paused';
  let isStalled = false;
  let isAtEdge: boolean | null = null;
  /** Before a film is ready its playhead isn't where it will begin. */
  let isReady = false;

  const on = (type: keyof HTMLMediaElementEventMap, listener: () => void) =>
    element.addEventListener(type, listener, { signal });

  function become(next: typeof state) {
    if (next === state) return;
    state = next;
    const types = {
      playing: 'playback.started',
      paused: 'playback.paused',
      ended: 'playback.ended',
    } as const;
    tell({ type: types[next] });
  }

  // Events come late, when it may do something else again; it pauses at its end too, which is told as its end.
  function tellPlaying() {
    if (!element.paused) element.readyState > 0 && become('playing');
    else if (!element.ended) become('paused');
  }

  function stall(next: boolean) {
    if (next === isStalled) return;
    isStalled = next;
    tell({ type: next ? 'playback.stalled' : 'playback.resumed' });
  }

  const hasNext = () => element.readyState >= 3;

  function tellEdge() {
    if (!isReady || element.duration !== Number.POSITIVE_INFINITY || element.seekable.length === 0) return;
    const edge = input.liveEdge() ?? element.seekable.end(element.seekable.length - 1);
    const next = element.currentTime > edge - LIVE_SLACK_SECONDS;
    if (next === isAtEdge) return;
    isAtEdge = next;
    tell({ type: 'liveEdge.changed', isAtEdge });
  }

  function tellReady() {
    const { duration } = element;
    isAtEdge = null;
    isReady = true;
    tell({
      type: 'media.ready',
      mediaKey: mediaKey(),
      durationSeconds: Number.isFinite(duration) ? duration : null,
    });
    // Another film starts from nothing: whether it plays is told after it is there.
    if (!element.paused) {
      state = 'paused';
      become('playing');
    }
    isStalled = !element.paused && !hasNext();
    tell({ type: isStalled ? 'playback.stalled' : 'playback.resumed' });
  }

  on('loadedmetadata', tellReady);
  on('play', tellPlaying);
  on('pause', tellPlaying);
  on('playing', () => {
    tellPlaying();
    stall(false);
  });
  // A new address pauses without a word.
  on('emptied', () => {
    isReady = false;
    if (element.paused && !isWanted()) become('paused');
  });
  on('ended', () => {
    stall(false);
    become('ended');
  });
  on('waiting', () => !hasNext() && stall(true));
  on('seeking', () => {
    if (state === 'ended' && element.paused) become('paused');
    if (!hasNext()) stall(true);
  });
  on('seeked', () => stall(!hasNext() && !element.ended));
  for (const type of ['canplay', 'timeupdate'] as const) on(type, () => hasNext() && stall(false));
  // Paused, it falls behind as more is loaded.
  for (const type of ['timeupdate', 'progress'] as const) on(type, tellEdge);
  on('volumechange', () => tell({ type: 'volume.changed', volume: element.volume, isMuted: element.muted }));
  on('ratechange', () => tell({ type: 'rate.changed', rate: element.playbackRate }));
  return { tellReady, tellEdge, tellPlaying };
}
