import type { Place, PlaceEpisode, TitleSummary } from '@chalchitra/api/types';
import { hasLeftRow, isWatchedToEnd, MAX_WATCHED } from '@chalchitra/machines';

/** A title in the row of what was watched. */
export interface WatchingItem {
  title: TitleSummary;
  /** The episode to go on with; null for a title without episodes. */
  episode: PlaceEpisode | null;
  /** Whether that is the one after the one that was watched. */
  isNext: boolean;
  /** How far it was watched, from 0 to 1; null where it wasn't begun or that isn't known. */
  progress: number | null;
}

function toItem({ title, episode, nextEpisode, position, duration }: Place): WatchingItem {
  if (isWatchedToEnd(position, duration))
    return { title, episode: nextEpisode, isNext: true, progress: null };
  return { title, episode, isNext: false, progress: duration ? position / duration : null };
}

/**
 * The row of what was watched, the latest first: the last place of each title, then what only this browser remembers.
 * What was watched to its end has left it, or goes on with the next episode; what was removed isn't in it.
 */
export function toWatchingRow(places: readonly Place[], remembered: readonly TitleSummary[]): WatchingItem[] {
  const latest = new Map<string, Place>();
  for (const place of places) if (!latest.has(place.title.id)) latest.set(place.title.id, place);
  const known = [...latest.values()].filter((place) => !hasLeftRow(place)).map(toItem);
  const others = remembered
    .filter(({ id }) => !latest.has(id))
    .map((title): WatchingItem => ({ title, episode: null, isNext: false, progress: null }));
  return [...known, ...others].slice(0, MAX_WATCHED);
}
