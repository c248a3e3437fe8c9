import { queryOptions } from '@tanstack/react-query';
import type { LoadClients } from '../platform/clients';

/** What is suggested for what is typed so far; null where the server doesn't know the call. */
export function suggestionsQuery(clients: LoadClients, typed: string) {
  return queryOptions({
    queryKey: ['search', 'suggestions', typed],
    queryFn: async ({ signal }) =>
      (await (await clients()).search.suggestions(typed, { signal }))?.items ?? null,
  });
}
