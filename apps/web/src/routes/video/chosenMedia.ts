import type { Episode, Id } from '@chalchitra/api/types';

/** The key under which a title or an episode is played and its position stored. */
export function mediaKeyOf(itemId: Id, episodeId: Id | null): string {
  return `${itemId}/${episodeId ?? ''}`;
}

/** The episode that a player page plays: the one that the address names, else the first; null where there is none. */
export function chosenEpisode(episodes: readonly Episode[], requestedId: string | null): Episode | null {
  return episodes.find(({ id }) => id === requestedId) ?? episodes[0] ?? null;
}
