import type { ContentItem, Episode, VideoDetail } from '@chalchitra/api/types';
import type { Preview } from '../../runtime';
import { isMissing } from '../frame/explain';
import { chosenEpisode } from './chosenMedia';

/** What a player page shows. */
export type VideoState =
  | { name: 'loading'; item: ContentItem | null }
  | { name: 'missing' }
  | { name: 'failed'; error: unknown }
  | { name: 'ready'; item: ContentItem; episodes: readonly Episode[]; episode: Episode | null };

/** A title that a card has handed over, where it can be played as it is: a series needs its episodes. */
export function playableDetail(preview: Preview | undefined): VideoDetail | undefined {
  if (!preview?.item || preview.kind === 'web-series') return undefined;
  const { kind, item } = preview;
  return item.videoUrl === null && item.youtubeVideoId === null ? undefined : { kind, item, episodes: [] };
}

/**
 * What a player page plays: the title that was looked up, but for one of another name than the card's. A server may count
 * each of its lists by itself, so that the same id is another title in another list; the card's title is the one that was chosen.
 */
export function chosenDetail(
  found: VideoDetail | undefined,
  previewed: VideoDetail | undefined,
): VideoDetail | undefined {
  if (found === undefined || previewed === undefined) return found ?? previewed;
  return found.item.title === previewed.item.title ? found : previewed;
}

/** The state of a player page from its lookup, the preview of its title, and the episode of the address. */
export function toVideoState(
  lookup: { data: VideoDetail | undefined; error: unknown },
  preview: ContentItem | null,
  episodeId: string | null,
): VideoState {
  const { data, error } = lookup;
  if (data !== undefined) {
    const { item, episodes } = data;
    return { name: 'ready', item, episodes, episode: chosenEpisode(episodes, episodeId) };
  }
  if (error === null) return { name: 'loading', item: preview };
  return isMissing(error) ? { name: 'missing' } : { name: 'failed', error };
}
