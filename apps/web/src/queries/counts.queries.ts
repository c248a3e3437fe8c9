import type { SearchResponse } from '@chalchitra/api/types';
import { queryOptions } from '@tanstack/react-query';
import type { LoadClients } from '../platform/clients';

/** How many titles the catalogue has of each value of a filter; null where the server doesn't know the call. */
export function countsQuery(clients: LoadClients) {
  return queryOptions({
    queryKey: ['search', 'counts'],
    retryOnMount: false,
    queryFn: async ({ signal }): Promise<SearchResponse['counts'] | null> => {
      const { search } = await clients();
      return (await search.search({ q: '', limit: 1 }, { signal }))?.counts ?? null;
    },
  });
}
