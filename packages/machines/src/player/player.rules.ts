import { EDGE_SHARE, END_SECONDS, RETRY_WAITS_MS, SPEEDS, START_SECONDS } from './player.constants';
import type { MediaTrack, Place } from './player.types';

/** Whether a place is neither so near the start nor so near the end that nobody would go on there. */
export function isWorthResuming({ position, duration }: Place): boolean {
  const edge = duration * EDGE_SHARE;
  return position >= Math.min(edge, START_SECONDS) && position < duration - Math.min(edge, END_SECONDS);
}

/** The speed one above or below; the outermost ones stay. */
export function steppedRate(rate: number, by: 1 | -1): number {
  const next = by > 0 ? SPEEDS.find((speed) => speed > rate) : SPEEDS.findLast((speed) => speed < rate);
  return next ?? rate;
}

/** A volume within 0 and 1, in whole hundredths; where it is muted, the steps begin at 0. */
export function steppedVolume({ volume, isMuted }: { volume: number; isMuted: boolean }, by: number): number {
  const next = (isMuted ? 0 : volume) + by;
  return Math.round(Math.min(1, Math.max(0, next)) * 100) / 100;
}

/** Milliseconds before the next try after so many in a row. */
export function retryWait(retries: number): number {
  return RETRY_WAITS_MS[Math.min(retries, RETRY_WAITS_MS.length - 1)] ?? 0;
}

/** The captions to show where somebody just wants some: the language wanted last, or the first. */
export function captionsToShow(tracks: readonly MediaTrack[], lang: string | null): MediaTrack | undefined {
  return tracks.find((track) => lang !== null && track.lang === lang) ?? tracks[0];
}
