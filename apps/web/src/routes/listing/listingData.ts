import type { ContentList } from '@chalchitra/api/types';
import { contentListQuery } from '../../queries/content.queries';
import type { Runtime } from '../../runtime';

/**
 * Fetches the lists of a listing page, and loads what puts them in order; the page itself says where either fails.
 * Resolves when each list is loaded or has failed.
 */
export async function loadListing(
  { clients, queryClient, hasContentLanguages, startViewing }: Runtime,
  lists: readonly ContentList[],
): Promise<void> {
  if (hasContentLanguages()) startViewing().catch(() => {});
  await Promise.all(lists.map((list) => queryClient.prefetchQuery(contentListQuery(clients, list))));
}
