import type { ContentItem, Episode, Id, VideoDetail } from '@chalchitra/api/types';
import { mediaKeyOf, type PlayableMedia } from '@chalchitra/machines';
import type { ArtworkSources } from '@chalchitra/ui';
import { toArtworkSources } from '../../../present/artwork';

/** One thing that the player can play, as it is shown. */
export interface PlayerEntry extends PlayableMedia {
  episodeId: Id | null;
  /** The episode's name; the title's own where it is no episode. */
  name: string;
  /** The name's language, BCP 47; null where there is no name, and the interface's words stand in its place. */
  lang: string | null;
  artwork: ArtworkSources;
  durationSeconds: number | null;
}

/** What the player shows of a title and its episodes. */
export interface PlayerContent {
  title: string;
  lang: string | null;
  entries: readonly PlayerEntry[];
}

/** A title, or one of its episodes, as the player plays it. */
function toEntry(item: ContentItem, episode: Episode | null): PlayerEntry {
  const { videoUrl, captions, artwork, durationSeconds } = episode ?? item;
  const episodeId = episode?.id ?? null;
  const name = episode?.name ?? item.title;
  return {
    mediaKey: mediaKeyOf(item.id, episodeId),
    episodeId,
    url: videoUrl,
    qualities: item.qualities,
    captions,
    name,
    lang: name === '' ? null : item.lang,
    artwork: toArtworkSources(artwork),
    durationSeconds,
  };
}

/** What can be played on a title's page, in order. */
export function toPlayerContent({ item, episodes }: Pick<VideoDetail, 'item' | 'episodes'>): PlayerContent {
  const played = episodes.length > 0 ? episodes : [null];
  return { title: item.title, lang: item.lang, entries: played.map((episode) => toEntry(item, episode)) };
}
