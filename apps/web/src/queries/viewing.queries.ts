import { MINUTE_MS } from '@chalchitra/api/constants';
import { queryOptions } from '@tanstack/react-query';
import type { LoadClients } from '../platform/clients';

/** The server's watchlist of a user; null where the server doesn't know the call. */
export function watchlistQuery(clients: LoadClients, uid: string) {
  return queryOptions({
    queryKey: ['viewing', 'watchlist', uid],
    queryFn: async ({ signal }) => {
      const { viewing } = await clients();
      return (await viewing.watchlist(uid, { signal }))?.items ?? null;
    },
    staleTime: MINUTE_MS,
    // Another device may have changed it.
    refetchOnWindowFocus: true,
  });
}

/** The places of a user that the server knows, the latest first; null where it doesn't know the call. */
export function placesQuery(clients: LoadClients, uid: string) {
  return queryOptions({
    queryKey: ['viewing', 'places', uid],
    queryFn: async ({ signal }) => {
      const { viewing } = await clients();
      return (await viewing.places(uid, { signal }))?.items ?? null;
    },
    // A page that is opened fetches them once, for the row and for its player.
    staleTime: 3000,
    refetchOnWindowFocus: true,
  });
}
