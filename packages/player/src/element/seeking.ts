import type { MediaCommand } from '@chalchitra/machines';

/** Frames per second where they aren't known. */
const USUAL_RATE = 25;
/** The live edge of a stream whose source names none: so many seconds before the end of the seekable range. */
const EDGE_SECONDS = 3;
/** Seconds kept from the start of a live stream's sliding window: at the very start it would slide past the playhead at once. */
const SLIDING_SECONDS = 10;

/** A command that moves the playhead. */
export type PlayheadMove = Extract<MediaCommand, { type: `playhead.${string}` }>;

/** Moves an element's playhead within what can be sought. */
export function movePlayhead(
  element: HTMLMediaElement,
  move: PlayheadMove,
  known: { liveEdge: number | null; framesPerSecond: number | null },
): void {
  const { seekable, duration, currentTime } = element;
  const isLive = duration === Number.POSITIVE_INFINITY;
  const hasSpan = seekable.length > 0;
  const first = hasSpan ? seekable.start(0) : 0;
  const length = Number.isFinite(duration) ? duration : 0;
  const last = hasSpan ? Math.max(seekable.end(seekable.length - 1), length) : length;
  // Past its edge a live stream has nothing to play; a playhead that is there already isn't moved back.
  const edge = isLive ? (known.liveEdge ?? Math.max(first, last - EDGE_SECONDS)) : last;
  const end = Math.max(edge, Math.min(currentTime, last));
  const isSliding = isLive && first > 0;
  const start = isSliding ? Math.min(first + SLIDING_SECONDS, (first + end) / 2) : first;

  const to = (seconds: number) => {
    if (end > start) element.currentTime = Math.min(end, Math.max(start, seconds));
  };

  switch (move.type) {
    case 'playhead.moveTo':
      to(move.seconds);
      break;
    case 'playhead.moveBy':
      to(currentTime + move.seconds);
      break;
    case 'playhead.moveToShare':
      to(first + (end - first) * move.share);
      break;
    case 'playhead.step': {
      const rate = known.framesPerSecond ?? USUAL_RATE;
      // Into the middle of the frame, as its borders fall to either side.
      to((Math.floor(currentTime * rate + 0.02) + move.frames + 0.5) / rate);
      break;
    }
    case 'playhead.moveToLiveEdge':
      if (isLive) to(edge);
  }
}
