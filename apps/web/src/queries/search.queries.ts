import type { SearchQuery } from '@chalchitra/api/types';
import { queryOptions } from '@tanstack/react-query';
import type { LoadClients } from '../platform/clients';
import type { OrderedResponse } from '../platform/languages/orderedLists';

/**
 * What is found; null where the server doesn't know the call. Titles of the user's languages come first where nothing
 * ranks them.
 */
export function searchQuery(clients: LoadClients, query: SearchQuery, isRanked: boolean) {
  return queryOptions({
    queryKey: ['search', 'results', query, isRanked],
    retryOnMount: false,
    queryFn: async ({ signal }): Promise<OrderedResponse | null> => {
      const { search } = await clients();
      if (!isRanked) return search.searchInOrder(query, { signal });
      const response = await search.search(query, { signal });
      return response && { ...response, first: [] };
    },
  });
}
