import { uidOf } from '@chalchitra/machines';
import { placesQuery, watchlistQuery } from '../../queries/viewing.queries';
import type { Runtime } from '../../runtime';

/** Fetches the watchlist, and starts what keeps it. */
export function loadWatchlist({ session, clients, queryClient, startSync }: Runtime): void {
  const uid = uidOf(session);
  if (uid !== null) void queryClient.prefetchQuery(watchlistQuery(clients, uid));
  // The page shows the failure, and starts it again.
  startSync().catch(() => {});
}

/** Fetches how far was watched what, and starts what keeps it: a player offers to resume by it. */
export function loadPlaces({ session, clients, queryClient, startSync }: Runtime): void {
  const uid = uidOf(session);
  if (uid !== null) void queryClient.prefetchQuery(placesQuery(clients, uid));
  // The player resumes by what this browser knows.
  startSync().catch(() => {});
}
