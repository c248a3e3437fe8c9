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
  readonly responses: PublicResponses;
  readonly addresses: MediaAddresses;
  isSubscribed(uid: string): Promise<boolean>;
}

type EmbedFields = Pick<ContentItemWire, 'youtube_video_id' | 'videoId'>;

/** The uid of a subscriber who may watch; null for everybody else. */
type Viewer = string | null;

/** Name of one window of a list among the public responses. */
export function listKey(list: ContentList, { offset, limit }: ListWindow): string {
  return `content/${list}?${offset ?? 0}+${limit ?? ''}`;
}

/** Mounts the content server's lists, details and episodes (spec §7); videos, by address or by id, and their captions are for subscribers alone. */
export function mountContent(
  mount: Mount,
  { store, responses, addresses, isSubscribed }: ContentParts,
): void {
  const video = (path: string | null, viewer: Viewer) =>
    path !== null && viewer !== null ? addresses.personal(path, viewer) : null;
  const captions = (files: readonly StoredCaptions[], viewer: Viewer): { captions?: CaptionFileWire[] } =>
    viewer !== null && files.length > 0
      ? { captions: files.map((file) => ({ ...file, url: addresses.personal(file.url, viewer) })) }
      : {};

  /** An embedded video, which anybody who knows its id can open at its host; a live TV channel names it by itself (spec §3). */
  const embed = (kind: ContentKind, item: StoredItem, viewer: Viewer): EmbedFields => {
    if (viewer === null) return { youtube_video_id: null };
    const videoId = kind === 'youtube-channels' ? embeddedVideoId(item.youtubeVideoId, item.video) : null;
    return { youtube_video_id: item.youtubeVideoId, ...(videoId !== null && { videoId }) };
  };

  const itemWire = (kind: ContentKind, item: StoredItem, viewer: Viewer): ContentItemWire => ({
    id: item.id,
    name: item.name,
    description: item.description,
    thumbnail_app: addresses.picture(item.thumbnailApp),
    thumbnail_web: addresses.picture(item.thumbnailWeb),
    video_url: video(item.video, viewer),
    genres: item.genres,
    languages: item.languages,
    keywords: item.keywords,
    people: item.people,
    quality: item.qualities,
    subscription: item.subscription,
    price: item.price,
    duration: item.duration,
    created_at: item.createdAt,
    updated_at: item.updatedAt,
    popularity: item.popularity,
    ...embed(kind, item, viewer),
    lang: item.lang,
    ...captions(item.captions, viewer),
  });
  const episodeWire = (episode: StoredEpisode, viewer: Viewer): EpisodeWire => ({
    id: episode.id,
    name: episode.name,
    video_url: video(episode.video, viewer),
    thumbnail_app: addresses.picture(episode.thumbnailApp),
    thumbnail_web: addresses.picture(episode.thumbnailWeb),
    duration: episode.duration,
    ...captions(episode.captions, viewer),
  });
  const viewerOf = async (caller: Caller | null): Promise<Viewer> =>
    caller !== null && (await isSubscribed(caller.uid)) ? caller.uid : null;

  // Lists first: `kids/cartoons` looks like a detail.
  for (const list of CONTENT_LISTS) {
    mount(contentListCall(list), ({ request, query }) =>
      responses.send(request, listKey(list, query), async () =>
        (await store.list(list, query)).map((item) => itemWire(kindOfList(list), item, null)),
      ),
    );
  }

  mount(seriesEpisodes, async ({ params, caller }) => {
    if ((await store.find('web-series', params.id)) === null)
      throw new HttpError(404, 'There is no such series.');
    const viewer = await viewerOf(caller);
    return (await store.episodes(params.id)).map((episode) => episodeWire(episode, viewer));
  });

  for (const kind of CONTENT_KINDS) {
    mount(contentDetailCall(kind), async ({ params, caller }) => {
      const item = await store.find(kind, params.id);
      if (item === null) throw new HttpError(404, 'There is no such title.');
      return itemWire(kind, item, await viewerOf(caller));
    });
  }
}
