import { MINUTE_MS } from '@chalchitra/api/constants';
import type { ContentKind, ContentList } from '@chalchitra/api/types';
import { queryOptions } from '@tanstack/react-query';
import type { LoadClients } from '../platform/clients';

/** One of the content server's lists. */
export function contentListQuery(clients: LoadClients, list: ContentList) {
  return queryOptions({
    queryKey: ['content', 'list', list],
    // Its page's loader asks; one that has failed before the page is there isn't asked for again by that.
    retryOnMount: false,
    queryFn: async ({ signal }) => {
      const { content } = await clients();
      return (await content.list(list, undefined, { signal })).items;
    },
  });
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
