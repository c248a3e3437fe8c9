import type { Id } from '@chalchitra/api/types';
import { isWatchedToEnd } from '../shared/watchedToEnd';
import { SPEEDS, START_SECONDS, START_SHARE } from './player.constants';
import type { MediaTrack, Rendition, SavedPosition, WantedRendition, WantedTrack } from './player.types';

/**
 * The key under which a title or an episode is played and its position stored; what another device has reached is stored
 * under the same one, or the player would not find it.
 */
export function mediaKeyOf(titleId: Id, episodeId: Id | null): string {
  return `${titleId}/${episodeId ?? ''}`;
}

/** Whether a position is far enough from the start to be offered for resuming, and the media not watched to its end. */
export function isWorthResuming({ position, duration }: SavedPosition): boolean {
  const start = Math.min(duration * START_SHARE, START_SECONDS);
  return duration > 0 && position >= start && !isWatchedToEnd(position, duration);
}

/** The next speed above or below; the highest and the lowest stay. */
export function steppedRate(rate: number, by: 1 | -1): number {
  const next = by > 0 ? SPEEDS.find((speed) => speed > rate) : SPEEDS.findLast((speed) => speed < rate);
  return next ?? rate;
}

/** The volume after a step, from 0 to 1 in whole hundredths; muted, the steps start at 0. */
export function steppedVolume({ volume, isMuted }: { volume: number; isMuted: boolean }, by: number): number {
  const next = (isMuted ? 0 : volume) + by;
  return Math.round(Math.min(1, Math.max(0, next)) * 100) / 100;
}

/** What a track is found by in other titles; null where there is no such track. */
export function wantedTrack(tracks: readonly MediaTrack[], id: string | null): WantedTrack | null {
  const track = tracks.find((one) => one.id === id);
  return track === undefined ? null : { label: track.label, lang: track.lang };
}

/** What a rendition is found by in other titles; null where there is no such rendition. */
export function wantedRendition(renditions: readonly Rendition[], id: string | null): WantedRendition | null {
  const rendition = renditions.find((one) => one.id === id);
  return rendition === undefined ? null : { height: rendition.height, bitrate: rendition.bitrate };
}

/** The captions to turn on: those that were shown last, others in their language, or the first. */
export function captionsToShow(
  tracks: readonly MediaTrack[],
  last: WantedTrack | null,
): MediaTrack | undefined {
  const inLanguage = tracks.filter(({ lang }) => lang === last?.lang);
  return (
    inLanguage.find(({ label }) => label === last?.label) ??
    (last?.lang === null ? undefined : inLanguage[0]) ??
    tracks[0]
  );
}
