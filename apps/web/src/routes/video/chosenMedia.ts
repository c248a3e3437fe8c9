import type { ContentItem, Episode } from '@chalchitra/api/types';

/** The episode that a player page plays: the one that the address names, else the first; null where there is none. */
export function chosenEpisode(episodes: readonly Episode[], requestedId: string | null): Episode | null {
  return episodes.find(({ id }) => id === requestedId) ?? episodes[0] ?? null;
}

/** The video that a player page embeds, by its id with its host; null where our player plays, as it does every episode. */
export function chosenEmbed(item: ContentItem, episode: Episode | null): string | null {
  return episode === null ? item.youtubeVideoId : null;
}
