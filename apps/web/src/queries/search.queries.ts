import { MAX_FOUND } from '@chalchitra/api/constants';
import type { SearchQuery } from '@chalchitra/api/types';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { LoadClients } from '../platform/clients';
import type { OrderedResponse } from '../platform/languages/orderedLists';
import { offsetAfter } from './offsetAfter';

type ResultPage = OrderedResponse | null;

/** Where pages lead to: one that repeats titles, from a server that doesn't know `offset`, leads no further. */
export function offsetAfterPages(pages: readonly ResultPage[]): number {
  const known = new Set<string>();
  let offset = 0;
  for (const page of pages) {
    if (page === null) break;
    const ids = page.items.map(({ id }) => id);
    if (ids.length > 0 && ids.every((id) => known.has(id))) break;
    for (const id of ids) known.add(id);
    offset = page.nextOffset;
  }
  return offset;
}

/**
 * What is found, a page after the other; null where the server doesn't know the call. Titles of the user's languages come
 * first where nothing ranks them.
 */
export function searchQuery(clients: LoadClients, query: SearchQuery, isRanked: boolean) {
  return infiniteQueryOptions({
    queryKey: ['search', 'results', query, isRanked],
    retryOnMount: false,
    queryFn: async ({ signal, pageParam: offset }): Promise<ResultPage> => {
      const { search } = await clients();
      const part = { ...query, offset };
      if (!isRanked) return search.searchInOrder(part, { signal });
      const response = await search.search(part, { signal });
      return response && { ...response, first: [], nextOffset: offsetAfter(response, offset) };
    },
    initialPageParam: 0,
    getNextPageParam: (_last, pages, lastOffset) => {
      const offset = offsetAfterPages(pages);
      const end = Math.min(pages[0]?.total ?? 0, MAX_FOUND);
      return offset > lastOffset && offset < end ? offset : null;
    },
  });
}
