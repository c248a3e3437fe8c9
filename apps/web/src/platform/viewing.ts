import type { Runtime } from '../runtime';
import { startPlaces } from './places';
import type { KeyValueStore } from './storage';
import { startWatchlist } from './watchlist';

/** What the lists of a user are kept with. */
export type ViewingRuntime = Pick<
  Runtime,
  'session' | 'clients' | 'queryClient' | 'watchlist' | 'places' | 'news'
>;

/** Starts what keeps the lists of whoever is signed in. */
export type StartViewing = (runtime: ViewingRuntime) => void;

/** Keeps the lists of whoever is signed in, from now on. */
export function startViewing(page: Window, local: KeyValueStore, runtime: ViewingRuntime): void {
  startWatchlist(page, local, runtime);
  startPlaces(page, local, runtime);
}
