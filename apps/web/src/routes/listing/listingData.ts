import type { ContentList } from '@chalchitra/api/types';
import { contentListQuery } from '../../queries/content.queries';
import type { Runtime } from '../../runtime';

/** Fetches the lists of a listing page; resolves when each is loaded or has failed. */
export async function loadListing(
  { clients, queryClient }: Runtime,
  lists: readonly ContentList[],
): Promise<void> {
  await Promise.all(lists.map((list) => queryClient.prefetchQuery(contentListQuery(clients, list))));
}
