import type { ContentKind, TitleSummary } from '@chalchitra/api/types';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Cell, createCell } from '../../cell';
import { useCell } from '../../useCell';
import type { WatchlistView } from '../../viewing';

const WatchlistContext = createContext<Cell<WatchlistView | null>>(createCell(null));

/** Provides the user's watchlist; without it nothing offers one. */
export const WatchlistProvider = WatchlistContext.Provider;

/** The user's watchlist; null until it is known. */
export function useWatchlist(): WatchlistView | null {
  return useCell(useContext(WatchlistContext), null);
}

/** Whether a title is on the user's watchlist, and what changes that; null until both are known. */
export function useListing(title: TitleSummary | null): { isListed: boolean; toggle: () => void } | null {
  const { subscribe, get } = useContext(WatchlistContext);
  const isListed = useSyncExternalStore(
    subscribe,
    () => {
      const view = get();
      if (view === null || title === null) return null;
      // A button whose meaning changes under the finger would do the opposite of what it said.
      return view.ids.has(title.id) || (view.isIncomplete ? null : false);
    },
    () => null,
  );
  return title === null || isListed === null
    ? null
    : { isListed, toggle: () => get()?.change(title, !isListed) };
}

/** What a list keeps of an item: enough for its card. */
export function toSummary(item: Omit<TitleSummary, 'kind'>, kind: ContentKind): TitleSummary {
  const { id, title, artwork, genres, durationSeconds, createdAt, lang, youtubeVideoId } = item;
  return { id, kind, title, artwork, genres, durationSeconds, createdAt, lang, youtubeVideoId };
}
