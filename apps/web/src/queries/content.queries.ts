import { MINUTE_MS } from '@chalchitra/api/constants';
import type { ContentItem, ContentKind, ContentList } from '@chalchitra/api/types';
import { queryOptions } from '@tanstack/react-query';
import type { LoadClients } from '../platform/clients';
import { NEVER_FRESH, STALE_TIME_MS } from './queryClient';

/** A list as far as it is known: all of it, or the beginning that a page holds. */
export interface KnownList {
  items: readonly ContentItem[];
  isWhole: boolean;
  /** The languages whose titles come first in it, because its user has chosen them. */
  first: readonly string[];
}

/** One of the content server's lists; where only its beginning is known, it is fetched. */
export function contentListQuery(clients: LoadClients, list: ContentList) {
  return queryOptions({
    queryKey: ['content', 'list', list],
    // Its page's loader fetches it. What has failed before the page is shown isn't fetched again by the page.
    retryOnMount: false,
    queryFn: async ({ signal }): Promise<KnownList> => {
      const { content } = await clients();
      return { ...(await content.list(list, undefined, { signal })), isWhole: true };
    },
    staleTime: ({ state: { data } }) => (data?.isWhole === false ? NEVER_FRESH : STALE_TIME_MS),
  });
}

/** A list of which the beginning is enough. */
export function listBeginningQuery(clients: LoadClients, list: ContentList) {
  return { ...contentListQuery(clients, list), staleTime: STALE_TIME_MS };
}

/** One item by its id alone; its media addresses expire, so that it is fetched again each time it is opened. */
export function videoQuery(clients: LoadClients, id: string, kind: ContentKind | undefined) {
  return queryOptions({
    queryKey: ['content', 'video', id, kind ?? null],
    queryFn: async ({ signal }) => (await clients()).content.findVideo(id, { kind, signal }),
    staleTime: MINUTE_MS,
  });
}

/** A web series with its episodes. */
export function seriesQuery(clients: LoadClients, id: string) {
  return queryOptions({
    queryKey: ['content', 'series', id],
    queryFn: async ({ signal }) => {
      const { content } = await clients();
      const [series, episodes] = await Promise.all([
        content.detail('web-series', id, { signal }),
        content.episodes(id, { signal }),
      ]);
      return { series, episodes: episodes.items };
    },
  });
}
