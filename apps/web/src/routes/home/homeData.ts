import type { ContentItem, ContentList } from '@chalchitra/api/types';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { contentListQuery } from '../../queries/content.queries';
import { type Runtime, useRuntime } from '../../runtime';
import { HERO_LIST, type HomeShelf, homeShelves } from './homeShelves';

/** Every list of the home page, the hero's first. */
export const homeLists: readonly ContentList[] = [HERO_LIST, ...homeShelves.map(({ list }) => list)];

/** Fetches all lists of the home page at once; resolves when each is loaded or has failed. */
export async function loadHome({ clients, queryClient }: Runtime): Promise<void> {
  await Promise.all(homeLists.map((list) => queryClient.prefetchQuery(contentListQuery(clients, list))));
}

/** A shelf and what is known of its items. */
export interface ShelfState {
  shelf: HomeShelf;
  status: 'pending' | 'failed' | 'loaded';
  items: readonly ContentItem[];
  /** Why it failed. */
  error: unknown;
}

/** All of the home page's lists in one reading; `hasAllFailed` also counts the hero's. */
export interface HomeData {
  hero: Omit<ShelfState, 'shelf'>;
  shelves: readonly ShelfState[];
  hasAllFailed: boolean;
  /** The errors of the lists whose failure is only logged. */
  quietErrors: readonly unknown[];
}

const none: readonly ContentItem[] = [];

function toState({ data, status, error }: UseQueryResult<ContentItem[]>): Omit<ShelfState, 'shelf'> {
  const shown = status === 'error' ? 'failed' : status === 'success' ? 'loaded' : 'pending';
  return { status: shown, items: data ?? none, error };
}

/** The home page's lists, each loading and failing on its own. */
export function useHomeData(): HomeData {
  const { clients } = useRuntime();
  return useQueries({
    queries: homeLists.map((list) => contentListQuery(clients, list)),
    combine: combineHome,
  });
}

function combineHome(results: UseQueryResult<ContentItem[]>[]): HomeData {
  const [hero, ...states] = results.map(toState) as [HomeData['hero'], ...HomeData['hero'][]];
  const shelves = homeShelves.map((shelf, index) => ({ shelf, ...(states[index] ?? hero) }));
  return {
    hero,
    shelves,
    hasAllFailed: results.every(({ status }) => status === 'error'),
    quietErrors: shelves.flatMap(({ status, shelf, error }) =>
      status === 'failed' && shelf.failure === null ? [error] : [],
    ),
  };
}
