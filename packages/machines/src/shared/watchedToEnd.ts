import type { Place } from '@chalchitra/api/types';

/** Share of its duration after which a media counts as watched to the end. */
const END_SHARE = 0.95;

/** A media of `LONG_SECONDS` or more also counts as watched with fewer seconds left than this; a short one always has few left. */
const END_SECONDS = 120;
const LONG_SECONDS = 600;

/** Whether a media was watched to its end, so that there is nothing to resume; false where its duration isn't known (spec §15). */
export function isWatchedToEnd(position: number, duration: number | null): boolean {
  if (duration === null || duration <= 0) return false;
  return position >= duration * END_SHARE || (duration >= LONG_SECONDS && duration - position < END_SECONDS);
}

/** Whether a title's latest place is out of the row of what was watched: removed, or watched to its end with nothing next. */
export function hasLeftRow({ position, duration, nextEpisode, isRemoved }: Place): boolean {
  return isRemoved || (nextEpisode === null && isWatchedToEnd(position, duration));
}
