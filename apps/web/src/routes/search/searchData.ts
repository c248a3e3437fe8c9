import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderedResponse } from '../../platform/languages/orderedLists';
import { keepPending } from '../../queries/queryClient';
import { searchQuery } from '../../queries/search.queries';
import { type Runtime, useRuntime } from '../../runtime';
import { isRanked, readSearch, type SearchChoice, toSearchQuery } from './searchAddress';

/** What is known of the results of an address. */
export interface SearchResults {
  /** The latest ones, which may be those of the address before; null until there are any. */
  found: OrderedResponse | null;
  isPending: boolean;
  /** Why those of the address could not be loaded. */
  error: unknown;
  /** Whether the server doesn't know the call. */
  isUnavailable: boolean;
  retry: () => void;
}

const queryOf = (clients: Runtime['clients'], choice: SearchChoice) =>
  searchQuery(clients, toSearchQuery(choice), isRanked(choice));

/** Starts fetching what the page of an address shows. */
export function loadSearch({ clients, queryClient }: Runtime, { search }: { search: URLSearchParams }) {
  return queryClient.prefetchQuery(queryOf(clients, readSearch(search)));
}

/** The results of an address. Those of the one before stay until they are there, also after a failure. */
export function useSearchResults(choice: SearchChoice): SearchResults {
  const { clients } = useRuntime();
  const { data, error, isPending, refetch } = useQuery(queryOf(clients, choice));
  const [latest, setLatest] = useState<OrderedResponse | null>(null);
  if (data && data !== latest) setLatest(data);
  return {
    found: data ?? latest,
    isPending,
    error,
    isUnavailable: data === null,
    retry: () => void refetch(keepPending),
  };
}
