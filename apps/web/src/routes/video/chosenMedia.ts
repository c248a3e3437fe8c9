import type { Episode } from '@chalchitra/api/types';

/** The episode that a player page plays: the one that the address names, else the first; null where there is none. */
export function chosenEpisode(episodes: readonly Episode[], requestedId: string | null): Episode | null {
  return episodes.find(({ id }) => id === requestedId) ?? episodes[0] ?? null;
}
