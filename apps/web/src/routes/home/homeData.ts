import type { ContentItem, ContentList } from '@chalchitra/api/types';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import { contentListQuery, type KnownList, listBeginningQuery } from '../../queries/content.queries';
import { type Runtime, useRuntime } from '../../runtime';
import { HERO_LIST, type HomeShelf, homeShelves } from './homeShelves';

/** The query of every list of the home page, the hero's first. */
const homeQueries = (clients: Runtime['clients']) => [
  listBeginningQuery(clients, HERO_LIST),
  ...homeShelves.map(({ list, failure }) => ({
    ...listBeginningQuery(clients, list),
    meta: failure === null ? { telemetryName: 'home shelf' } : {},
  })),
];

/** Fetches all lists of the home page at once; resolves when each is loaded or has failed. */
export async function loadHome({ clients, queryClient }: Runtime): Promise<void> {
  await Promise.all(homeQueries(clients).map((query) => queryClient.prefetchQuery(query)));
}

/** How many items of each list a page holds: those that are first seen on a wide screen. */
const BEGINNING = 12;

/** Keeps the beginnings of the home page's lists alone, so that the page that holds them stays as small however long they are. */
export function keepBeginnings({ clients, queryClient }: Runtime): void {
  for (const { queryKey } of homeQueries(clients))
    queryClient.setQueryData(
      queryKey,
      (known) =>
        known && {
          ...known,
          items: known.items.slice(0, BEGINNING),
          isWhole: known.items.length <= BEGINNING,
        },
    );
}

/** A shelf and what is known of its items. */
export interface ShelfState {
  shelf: HomeShelf;
  status: 'pending' | 'failed' | 'loaded';
  items: readonly ContentItem[];
  /** False where there are more items than those. */
  isWhole: boolean;
  /** Why it failed. */
  error: unknown;
}

/** All of the home page's lists in one reading; `hasAllFailed` also counts the hero's. */
export interface HomeData {
  hero: Omit<ShelfState, 'shelf'>;
  shelves: readonly ShelfState[];
  hasAllFailed: boolean;
  /** Whether titles of the user's languages come first in any of them. */
  hasLanguagesFirst: boolean;
}

const none: readonly ContentItem[] = [];

/** What is there stays where fetching the rest or something newer fails. */
function toState({ data, status, error }: UseQueryResult<KnownList>): Omit<ShelfState, 'shelf'> {
  const shown = data !== undefined ? 'loaded' : status === 'error' ? 'failed' : 'pending';
  return { status: shown, items: data?.items ?? none, isWhole: data?.isWhole ?? true, error };
}

/** The home page's lists, each loading and failing on its own. */
export function useHomeData(): HomeData {
  const { clients } = useRuntime();
  return useQueries({ queries: homeQueries(clients), combine: combineHome });
}

/** Fetches all of a list whose beginning is there; where that fails, its row fetches it again the next time. */
export function useFetchRest(): (list: ContentList) => void {
  const { clients, queryClient } = useRuntime();
  return useCallback(
    (list) => void queryClient.prefetchQuery(contentListQuery(clients, list)),
    [clients, queryClient],
  );
}

function combineHome(results: UseQueryResult<KnownList>[]): HomeData {
  const [hero, ...states] = results.map(toState) as [HomeData['hero'], ...HomeData['hero'][]];
  const shelves = homeShelves.map((shelf, index) => ({ shelf, ...(states[index] ?? hero) }));
  return {
    hero,
    shelves,
    hasAllFailed: [hero, ...states].every(({ status }) => status === 'failed'),
    hasLanguagesFirst: results.some(({ data }) => data?.first.length),
  };
}
