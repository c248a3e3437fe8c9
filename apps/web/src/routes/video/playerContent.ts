import type { Id, VideoDetail } from '@chalchitra/api/types';
import { mediaKeyOf, type PlayableMedia } from '@chalchitra/machines';
import type { ArtworkSources } from '@chalchitra/ui';
import { toArtworkSources } from '../../present/artwork';

/** One thing that the player can play, as it is shown. */
export interface PlayerEntry extends PlayableMedia {
  episodeId: Id | null;
  /** The episode's name; the title's own where it is no episode. */
  name: string;
  artwork: ArtworkSources;
  durationSeconds: number | null;
}

/** What the player shows of a title and its episodes. */
export interface PlayerContent {
  title: string;
  lang: string | null;
  entries: readonly PlayerEntry[];
}

/** What can be played on a title's page, in order. */
export function toPlayerContent({ item, episodes }: Pick<VideoDetail, 'item' | 'episodes'>): PlayerContent {
  const { title, lang, qualities } = item;
  const entries =
    episodes.length > 0
      ? episodes.map(
          ({ id, name, videoUrl, artwork, durationSeconds, captions }): PlayerEntry => ({
            mediaKey: mediaKeyOf(item.id, id),
            episodeId: id,
            url: videoUrl,
            qualities,
            captions,
            name,
            artwork: toArtworkSources(artwork),
            durationSeconds,
          }),
        )
      : [
          {
            mediaKey: mediaKeyOf(item.id, null),
            episodeId: null,
            url: item.videoUrl,
            qualities,
            captions: item.captions,
            name: title,
            artwork: toArtworkSources(item.artwork),
            durationSeconds: item.durationSeconds,
          },
        ];
  return { title, lang, entries };
}
