import { searchQuery } from '../../queries/search.queries';
import type { Runtime } from '../../runtime';
import { isRanked, readSearch, type SearchChoice, toSearchQuery } from './searchAddress';

/** What is found for an address. */
export const resultsQuery = (clients: Runtime['clients'], choice: SearchChoice) =>
  searchQuery(clients, toSearchQuery(choice), isRanked(choice));

/** Starts fetching what the page of an address shows first. */
export function loadSearch({ clients, queryClient }: Runtime, { search }: { search: URLSearchParams }) {
  return queryClient.prefetchInfiniteQuery(resultsQuery(clients, readSearch(search)));
}
