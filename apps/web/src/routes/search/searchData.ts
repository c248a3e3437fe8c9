import { searchQuery } from '../../queries/search.queries';
import type { Runtime } from '../../runtime';
import { isRanked, readSearch, type SearchChoice, toSearchQuery } from './searchAddress';

/** How many titles are found at first, and how many more each time. */
export const STEP = 100;

/** What is found for an address, with so many titles. */
export const resultsQuery = (clients: Runtime['clients'], choice: SearchChoice, limit: number) =>
  searchQuery(clients, toSearchQuery(choice, limit), isRanked(choice));

/** Starts fetching what the page of an address shows. */
export function loadSearch({ clients, queryClient }: Runtime, { search }: { search: URLSearchParams }) {
  return queryClient.prefetchQuery(resultsQuery(clients, readSearch(search), STEP));
}
