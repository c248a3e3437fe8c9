import type { ContentList } from '@chalchitra/api/types';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { contentListQuery } from '../../queries/content.queries';
import { keepPending } from '../../queries/queryClient';
import { useRuntime } from '../../runtime';
import { type Arrivals, joinLists, type ListedItem, type LoadedLists, orderOfArrival } from './joinLists';

/** What is known of a listing page; where one of several lists fails, what came is there all the same. */
export interface ListingData {
  /** Of the lists that came together, those of the user's languages first. */
  items: readonly ListedItem[];
  /** The languages that come first, as far as there are any titles of them. */
  languages: readonly string[];
  isPending: boolean;
  /** The first failure of a list that isn't there. */
  error: Error | null;
  retry: () => void;
}

/** The joined lists of a listing page. */
export function useListingData(lists: readonly ContentList[]): ListingData {
  const { clients } = useRuntime();
  const results = useQueries({ queries: lists.map((list) => contentListQuery(clients, list)) });
  // A beginning isn't shown: its genres and counts would change under the reader's eyes.
  const wholes = results.map(({ data }) => (data?.isWhole ? data.items : undefined));
  const loaded: LoadedLists = lists.map((list, index) => [list, wholes[index]]);
  const [before, setOrder] = useState<Arrivals>([]);
  const order = orderOfArrival(before, loaded);
  if (order !== before) setOrder(order);
  const languages = [...new Set(results.flatMap(({ data }) => data?.first ?? []))];
  return {
    items: joinLists(order, loaded, languages),
    languages,
    isPending: results.some((result, index) => wholes[index] === undefined && !result.isError),
    error: results.find(({ isError }, index) => wholes[index] === undefined && isError)?.error ?? null,
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch(keepPending);
    },
  };
}
