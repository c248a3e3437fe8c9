import type { ContentList } from '@chalchitra/api/types';
import { contentListQuery } from '../../queries/content.queries';
import type { Runtime } from '../../runtime';

/** Fetches the lists of a listing page. */
export function loadListing({ clients, queryClient }: Runtime, lists: readonly ContentList[]): void {
  for (const list of lists) void queryClient.prefetchQuery(contentListQuery(clients, list));
}
