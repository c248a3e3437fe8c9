import { addressOn, placeArtwork } from '../shared/address';
import { orUnknown } from '../shared/errors';
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

  async function placed<T extends { title: TitleSummary }>(response: Promise<ListResult<T>>) {
    const list = await orUnknown(response);
    if (list === null) return null;
    const onThisServer = (entry: T): T => ({
      ...entry,
      title: { ...entry.title, artwork: placeArtwork(entry.title.artwork, onServer) },
    });
    return { items: list.items.map(onThisServer), skipped: list.skipped };
  }

  return {
    watchlist: (uid, { signal } = {}) => placed(call(watchlist, { params: { uid }, signal })),
    changeWatchlist: (uid, changes, { signal } = {}) =>
      call(changeWatchlist, { params: { uid }, body: { changes: [...changes] }, signal }),
    places: (uid, { signal } = {}) => placed(call(places, { params: { uid }, signal })),
    changePlaces: (uid, changes, { signal } = {}) =>
      call(changePlaces, { params: { uid }, body: { changes: [...changes] }, signal }),
  };
}
