import type { ContentList } from '@chalchitra/api/types';
import { contentListQuery } from '../../queries/content.queries';
import type { Runtime } from '../../runtime';

/** Fetches the lists of a listing page, and loads what puts them in order; the page itself says where either fails. */
export function loadListing(
  { clients, queryClient, startViewing }: Runtime,
  lists: readonly ContentList[],
): void {
  startViewing().catch(() => {});
  for (const list of lists) void queryClient.prefetchQuery(contentListQuery(clients, list));
}
