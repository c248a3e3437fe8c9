import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderedResponse } from '../../platform/languages/orderedLists';
import { keepPending, loadingError } from '../../queries/queryClient';
import { useRuntime } from '../../runtime';
import type { SearchChoice } from './searchAddress';
import { resultsQuery } from './searchData';

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

/** The results of an address. Those of the one before stay until they are there, also after a failure. */
export function useSearchResults(choice: SearchChoice): SearchResults {
  const { clients } = useRuntime();
  const results = useQuery(resultsQuery(clients, choice));
  const { data, isPending, refetch } = results;
  const [latest, setLatest] = useState<OrderedResponse | null>(null);
  if (data && data !== latest) setLatest(data);
  return {
    found: data ?? latest,
    isPending,
    error: loadingError(results),
    isUnavailable: data === null,
    retry: () => void refetch(keepPending),
  };
}
