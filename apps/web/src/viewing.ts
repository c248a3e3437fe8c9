import type { Id, Place, TitleSummary } from '@chalchitra/api/types';

/** A user's watchlist with what waits to be sent. */
export interface WatchlistView {
  /** The latest first. */
  titles: readonly TitleSummary[];
  ids: ReadonlySet<Id>;
  /** Whether the server's list is still being fetched. */
  isPending: boolean;
  /** Whether titles may be missing until it is: this browser stores a part of a long list. */
  isIncomplete: boolean;
  /** Why the server's list could not be loaded; null where it was, or is stored whole by a browser that is offline. */
  error: unknown;
  retry: () => void;
  /** Adds a title or removes it; the page shows it at once. */
  change: (title: TitleSummary, isListed: boolean) => void;
}

/** A place that playback has reached here. */
export interface ReachedPlace extends Pick<Place, 'title' | 'episode' | 'nextEpisode' | 'position'> {
  /** Seconds; 0 where it isn't known. */
  duration: number;
  /** The playback from its start to its pause; `startedAt` in epoch milliseconds. */
  session: { id: Id; startedAt: number };
}

/** How far a user has watched what, with what waits to be sent. */
export interface PlacesView {
  /** The latest first. */
  places: readonly Place[];
  /** Stores a place; `isFinal` sends it at once. */
  report: (reached: ReachedPlace, isFinal: boolean) => void;
  /** Removes a title from the row of what was watched; that can be undone. Undefined until the server's list is known. */
  remove?: ((title: TitleSummary) => void) | undefined;
  /** Resolves when what other devices have reached in a title is known to this one's player, or can't be. */
  prepare: (titleId: Id) => Promise<void>;
  /** Keeps the places fresh while they are shown; returns a function that stops it. */
  follow: () => () => void;
}

/** What the user is notified of about a list of theirs. */
export type ViewingToast =
  | { type: 'added' | 'removed' | 'rowRemoved'; title: string; undo: () => void }
  | { type: 'full' | 'refused' };
