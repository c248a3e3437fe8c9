import type { ContentItem, ContentList } from '@chalchitra/api/types';
import { useQueries } from '@tanstack/react-query';
import { contentListQuery } from '../../queries/content.queries';
import { askOnce } from '../../queries/queryClient';
import { type Runtime, useRuntime } from '../../runtime';

/** An item with the list it came from, which says where its detail is. */
export interface ListedItem {
  list: ContentList;
  item: ContentItem;
}

/** Asks for the lists of a listing page. */
export function prefetchListing({ content, queryClient }: Runtime, lists: readonly ContentList[]): void {
  for (const list of lists) void queryClient.prefetchQuery(contentListQuery(content, list));
}

/** What is known of a listing page; where one of several lists fails, what came is there all the same. */
export interface ListingData {
  items: readonly ListedItem[];
  isPending: boolean;
  /** The first failure, if any list failed. */
  error: Error | null;
  retry: () => void;
}

/** The joined lists of a listing page. */
export function useListingData(lists: readonly ContentList[]): ListingData {
  const { content } = useRuntime();
  const results = useQueries({ queries: lists.map((list) => contentListQuery(content, list)) });
  return {
    items: results.flatMap(({ data }, index) => {
      const list = lists[index];
      return list === undefined ? [] : (data ?? []).map((item) => ({ list, item }));
    }),
    isPending: results.some((result) => result.isPending),
    error: results.find((result) => result.error !== null)?.error ?? null,
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch(askOnce);
    },
  };
}
