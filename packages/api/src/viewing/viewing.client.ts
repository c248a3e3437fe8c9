import { addressOn } from '../shared/address';
import { isCallUnknown } from '../shared/errors';
import { type CallOptions, createCaller, type ServerOptions } from '../shared/http';
import type { ListResult } from '../shared/list.types';
import { changePlaces, changeWatchlist, places, watchlist } from './viewing.contract';
import type {
  Place,
  PlaceChange,
  TitleSummary,
  WatchlistChange,
  WatchlistEntry,
  WatchlistResult,
} from './viewing.types';

/** The content server's calls about what one viewer keeps and watches; each rejects with an ApiError. */
export interface ViewingClient {
  /** Null where the server doesn't know the call. */
  watchlist(uid: string, options?: CallOptions): Promise<ListResult<WatchlistEntry> | null>;
  changeWatchlist(
    uid: string,
    changes: readonly WatchlistChange[],
    options?: CallOptions,
  ): Promise<WatchlistResult>;
  /** Null where the server doesn't know the call. */
  places(uid: string, options?: CallOptions): Promise<ListResult<Place> | null>;
  changePlaces(uid: string, changes: readonly PlaceChange[], options?: CallOptions): Promise<void>;
}

/** A client of these calls. */
export function createViewingClient(options: ServerOptions): ViewingClient {
  const call = createCaller(options);
  const onServer = addressOn(options.baseUrl);

  function placed<T extends { title: TitleSummary }>({ items, skipped }: ListResult<T>): ListResult<T> {
    const onThisServer = (entry: T): T => {
      const { small, wide } = entry.title.artwork;
      const artwork = { small: onServer(small), wide: onServer(wide) };
      return { ...entry, title: { ...entry.title, artwork } };
    };
    return { items: items.map(onThisServer), skipped };
  }

  /** Null where the server doesn't know a call, as other servers may not know our additions. */
  async function orUnknown<T extends { title: TitleSummary }>(response: Promise<ListResult<T>>) {
    try {
      return placed(await response);
    } catch (error) {
      if (isCallUnknown(error)) return null;
      throw error;
    }
  }

  return {
    watchlist: (uid, { signal } = {}) => orUnknown(call(watchlist, { params: { uid }, signal })),
    changeWatchlist: (uid, changes, { signal } = {}) =>
      call(changeWatchlist, { params: { uid }, body: { changes: [...changes] }, signal }),
    places: (uid, { signal } = {}) => orUnknown(call(places, { params: { uid }, signal })),
    changePlaces: (uid, changes, { signal } = {}) =>
      call(changePlaces, { params: { uid }, body: { changes: [...changes] }, signal }),
  };
}
