import { addressOn, placeArtwork } from '../shared/address';
import { orUnknown } from '../shared/errors';
import { type CallOptions, createCaller, type ServerOptions } from '../shared/http';
import type { ListResult, ListWindow } from '../shared/list.types';
import { contentDetailCall, contentListCall, seriesEpisodes } from './content.contract';
import type { ContentItem, ContentKind, ContentList, Episode, VideoDetail } from './content.types';
import { findInOrder } from './videoLookup';

/** The content server's calls about what there is to watch (spec §7); each rejects with an ApiError. */
export interface ContentClient {
  list(list: ContentList, window?: ListWindow, options?: CallOptions): Promise<ListResult<ContentItem>>;
  detail(kind: ContentKind, id: string, options?: CallOptions): Promise<ContentItem>;
  /** None where the server knows none of the series. */
  episodes(seriesId: string, options?: CallOptions): Promise<ListResult<Episode>>;
  /** One item by its id alone, fetched in the specified order; `kind` is tried first where it is known. */
  findVideo(id: string, options?: CallOptions & { kind?: ContentKind | undefined }): Promise<VideoDetail>;
}

/** A client of the content server. */
export function createContentClient(options: ServerOptions): ContentClient {
  const call = createCaller(options);
  const onServer = addressOn(options.baseUrl);

  function placed<T extends Pick<Episode, 'artwork' | 'videoUrl' | 'captions'>>(item: T): T {
    return {
      ...item,
      artwork: placeArtwork(item.artwork, onServer),
      videoUrl: onServer(item.videoUrl),
      captions: item.captions.map((file) => ({ ...file, url: onServer(file.url) })),
    };
  }

  async function detail(kind: ContentKind, id: string, { signal }: CallOptions = {}): Promise<ContentItem> {
    return placed(await call(contentDetailCall(kind), { params: { id }, signal }));
  }

  async function episodes(seriesId: string, { signal }: CallOptions = {}): Promise<ListResult<Episode>> {
    const found = await orUnknown(call(seriesEpisodes, { params: { id: seriesId }, signal }));
    return { items: found?.items.map(placed) ?? [], skipped: found?.skipped ?? [] };
  }

  return {
    detail,
    episodes,
    async list(list, window, { signal } = {}) {
      const { items, skipped } = await call(contentListCall(list), { query: { ...window }, signal });
      return { items: items.map(placed), skipped };
    },
    async findVideo(id, { kind, signal } = {}) {
      const found = await findInOrder({ id, kind, signal, fetchOne: detail });
      const parts = found.kind === 'web-series' ? (await episodes(id, { signal })).items : [];
      return { ...found, episodes: parts };
    },
  };
}
