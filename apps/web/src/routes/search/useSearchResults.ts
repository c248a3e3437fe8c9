import { MAX_FOUND } from '@chalchitra/api/constants';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderedResponse } from '../../platform/languages/orderedLists';
import { keepPending, loadingError } from '../../queries/queryClient';
import { useRuntime } from '../../runtime';
import { useShownCount } from '../useShownCount';
import { type SearchChoice, searchesAnything } from './searchAddress';
import { resultsQuery, STEP } from './searchData';

/** What is known of the results of an address. */
export interface SearchResults {
  /** The latest ones, which may be those of the address before; null until there are any. */
  found: OrderedResponse | null;
  /** Whether none of the address are there yet. */
  isPending: boolean;
  /** Why those of the address could not be loaded. */
  error: unknown;
  /** Whether the server doesn't know the call. */
  isUnavailable: boolean;
  /** Of the titles that aren't there: whether there are none to speak of, more can be loaded, or no search gives more. */
  rest: 'none' | 'more' | 'cut';
  onMore: () => void;
  retry: () => void;
}

/** The results of an address. Those of the one before stay until they are there, also after a failure. */
export function useSearchResults(choice: SearchChoice): SearchResults {
  const { clients } = useRuntime();
  const address = JSON.stringify(choice);
  const [count, showMore] = useShownCount(STEP, address);
  const limit = Math.min(count, MAX_FOUND);
  const results = useQuery(resultsQuery(clients, choice, limit));
  const { data, isPending, isLoadingError, refetch } = results;
  const [latest, setLatest] = useState<{ address: string; found: OrderedResponse } | null>(null);
  if (data && data !== latest?.found) setLatest({ address, found: data });
  const found = data ?? latest?.found ?? null;
  return {
    found,
    isPending: isPending && latest?.address !== address,
    error: loadingError(results),
    isUnavailable: data === null,
    rest:
      found === null || isLoadingError || !searchesAnything(choice)
        ? 'none'
        : restOf(found, limit, isPending),
    onMore: () => {
      if (!isPending) showMore();
    },
    retry: () => void refetch(keepPending),
  };
}

/** A server that gave fewer titles than were requested gives no more of them. */
function restOf({ items, total }: OrderedResponse, limit: number, isPending: boolean): SearchResults['rest'] {
  if (items.length >= (total ?? 0)) return 'none';
  if (isPending) return 'more';
  return limit < MAX_FOUND && items.length >= limit ? 'more' : 'cut';
}
