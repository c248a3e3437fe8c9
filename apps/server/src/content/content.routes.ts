import {
  CONTENT_KINDS,
  CONTENT_LISTS,
  contentDetailCall,
  contentListCall,
  embeddedVideoId,
  kindOfList,
  seriesEpisodes,
} from '@chalchitra/api/contract';
import type {
  CaptionFileWire,
  ContentItemWire,
  ContentKind,
  ContentList,
  EpisodeWire,
  ListWindow,
} from '@chalchitra/api/types';
import { HttpError } from '../http/errors';
import type { Caller } from '../http/identify';
import type { Mount } from '../http/mount';
import type { PublicResponses } from '../http/publicResponses';
import type { MediaAddresses } from '../media/mediaAddresses';
import type { StoredCaptions } from './content.schema';
import type { ContentStore, StoredEpisode, StoredItem } from './content.store';

interface ContentParts {
  readonly store: ContentStore;
  readonly answers: PublicResponses;
  readonly addresses: MediaAddresses;
  isSubscribed(uid: string): Promise<boolean>;
}

/** Name of one window of a list among the public answers. */
export function listKey(list: ContentList, { offset, limit }: ListWindow): string {
  return `content/${list}?${offset ?? 0}+${limit ?? ''}`;
}

/** Mounts the content server's lists, details and episodes (spec §7); addresses of videos and their captions are for subscribers alone. */
export function mountContent(mount: Mount, { store, answers, addresses, isSubscribed }: ContentParts): void {
  const picture = (path: string | null) => (path === null ? null : addresses.open(path));
  const video = (path: string | null, mayWatch: boolean) =>
    path !== null && mayWatch ? addresses.signed(path) : null;
  const captions = (files: readonly StoredCaptions[], mayWatch: boolean): { captions?: CaptionFileWire[] } =>
    mayWatch && files.length > 0
      ? { captions: files.map((file) => ({ ...file, url: addresses.signed(file.url) })) }
      : {};

  /** A live TV channel names its embedded video by itself (spec §3). */
  const channel = (kind: ContentKind, item: StoredItem): { videoId?: string } => {
    const videoId = kind === 'youtube-channels' ? embeddedVideoId(item.youtubeVideoId, item.video) : null;
    return videoId === null ? {} : { videoId };
  };

  const itemWire = (kind: ContentKind, item: StoredItem, mayWatch: boolean): ContentItemWire => ({
    id: item.id,
    name: item.name,
    description: item.description,
    thumbnail_app: picture(item.thumbnailApp),
    thumbnail_web: picture(item.thumbnailWeb),
    video_url: video(item.video, mayWatch),
    genres: item.genres,
    languages: item.languages,
    keywords: item.keywords,
    quality: item.qualities,
    subscription: item.subscription,
    price: item.price,
    duration: item.duration,
    created_at: item.createdAt,
    updated_at: item.updatedAt,
    youtube_video_id: item.youtubeVideoId,
    ...channel(kind, item),
    lang: item.lang,
    ...captions(item.captions, mayWatch),
  });
  const episodeWire = (episode: StoredEpisode, mayWatch: boolean): EpisodeWire => ({
    id: episode.id,
    name: episode.name,
    video_url: video(episode.video, mayWatch),
    thumbnail_app: picture(episode.thumbnailApp),
    thumbnail_web: picture(episode.thumbnailWeb),
    duration: episode.duration,
    ...captions(episode.captions, mayWatch),
  });
  const mayWatch = async (caller: Caller | null) => caller !== null && (await isSubscribed(caller.uid));

  // Lists first: `kids/cartoons` looks like a detail.
  for (const list of CONTENT_LISTS) {
    mount(contentListCall(list), ({ request, query }) =>
      answers.send(request, listKey(list, query), async () =>
        (await store.list(list, query)).map((item) => itemWire(kindOfList(list), item, false)),
      ),
    );
  }

  mount(seriesEpisodes, async ({ params, caller }) => {
    if ((await store.find('web-series', params.id)) === null)
      throw new HttpError(404, 'There is no such series.');
    const isAllowed = await mayWatch(caller);
    return (await store.episodes(params.id)).map((episode) => episodeWire(episode, isAllowed));
  });

  for (const kind of CONTENT_KINDS) {
    mount(contentDetailCall(kind), async ({ params, caller }) => {
      const item = await store.find(kind, params.id);
      if (item === null) throw new HttpError(404, 'There is no such title.');
      return itemWire(kind, item, await mayWatch(caller));
    });
  }
}
