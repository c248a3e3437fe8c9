import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OrderedResponse } from '../../platform/languages/orderedLists';
import { keepPending, loadingError } from '../../queries/queryClient';
import { offsetAfterPages } from '../../queries/search.queries';
import { useRuntime } from '../../runtime';
import { useShownCount } from '../useShownCount';
import { type SearchChoice, STEP, searchesAnything } from './searchAddress';
import { resultsQuery } from './searchData';

/** What is known of the results of an address. */
export interface SearchResults {
  /** The latest ones, which may be those of the address before; null until there are any. */
  found: OrderedResponse | null;
  /** Whether none of the address are there yet. */
  isPending: boolean;
  /** Why those of the address could not be loaded, or no more of them. */
  error: unknown;
  /** Whether the server doesn't know the call. */
  isUnavailable: boolean;
  /**
   * `none`: all are shown, or the server doesn't say how many there are; `more`: more can be loaded; `cut`: there are
   * more, but the server or the limit gives no more.
   */
  rest: 'none' | 'more' | 'cut';
  onMore: () => void;
  retry: () => void;
}

/**
 * The results of an address. Those of the one before stay until they are there; after a failure only where it searched the
 * same text.
 */
export function useSearchResults(choice: SearchChoice): SearchResults {
  const { clients } = useRuntime();
  const [count, showMore] = useShownCount(STEP, JSON.stringify(choice));
  const results = useInfiniteQuery({ ...resultsQuery(clients, choice), select: joined });
  const { data, isPending, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = results;
  const [latest, setLatest] = useState<{ q: string; response: OrderedResponse } | null>(null);
  const response = data?.response;
  if (response && response !== latest?.response) setLatest({ q: choice.q, response });
  const error = isFetchNextPageError ? results.error : loadingError(results);
  const earlier = error === null || latest?.q === choice.q ? latest?.response : null;
  const found = response ?? earlier ?? null;

  // The count of an entry may be greater than what is loaded, also after the page was loaded again.
  const isNextDue =
    hasNextPage && !isFetching && error === null && data !== undefined && data.pageCount * STEP < count;
  useEffect(() => {
    if (isNextDue) void fetchNextPage();
  }, [isNextDue, fetchNextPage]);

  return {
    found,
    isPending,
    error,
    isUnavailable: response === null,
    rest: response && error === null && searchesAnything(choice) ? restOf(response, hasNextPage) : 'none',
    onMore: () => {
      if (!isFetching) showMore();
    },
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch(keepPending)),
  };
}

/** The pages of a search as one response, each title once, in the place that it had first. */
function joined({ pages }: InfiniteData<OrderedResponse | null>) {
  const items = pages.flatMap((page) => page?.items ?? []);
  const titles = new Map(items.map((title) => [title.id, title]));
  const [first = null] = pages;
  return {
    pageCount: pages.length,
    response: first && {
      ...first,
      items: [...titles.values()],
      nextOffset: offsetAfterPages(pages),
    },
  };
}

function restOf({ nextOffset, total }: OrderedResponse, hasNextPage: boolean): SearchResults['rest'] {
  if (hasNextPage) return 'more';
  return nextOffset < (total ?? 0) ? 'cut' : 'none';
}
