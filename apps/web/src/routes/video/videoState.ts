import type { ApiFailure, ContentItem, Episode, VideoDetail } from '@chalchitra/api/types';
import { chosenEpisode } from './chosenMedia';

/** What a player page shows. */
export type VideoState =
  | { name: 'loading'; item: ContentItem | null }
  | { name: 'missing' }
  | { name: 'failed'; error: unknown }
  | { name: 'ready'; item: ContentItem; episodes: readonly Episode[]; episode: Episode | null };

/** The state of a player page from its lookup, the item that a card handed over, and the asked-for episode. */
export function toVideoState(
  lookup: { data: VideoDetail | undefined; error: unknown },
  handed: ContentItem | null,
  episodeId: string | null,
): VideoState {
  const { data, error } = lookup;
  if (data !== undefined) {
    const { item, episodes } = data;
    return { name: 'ready', item, episodes, episode: chosenEpisode(episodes, episodeId) };
  }
  if (error === null || error === undefined) return { name: 'loading', item: handed };
  return (error as Partial<ApiFailure>).status === 404 ? { name: 'missing' } : { name: 'failed', error };
}
