import { MINUTE_MS } from '@chalchitra/api/constants';
import { QueryClient } from '@tanstack/react-query';

/** The one cache of fetched facts; the clients repeat calls themselves, so that a query fetches once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 5 * MINUTE_MS,
        refetchOnWindowFocus: false,
        throwOnError: false,
        // Fetches offline too, so that a page says so at once; what failed is loaded automatically when the connection is back.
        networkMode: 'always',
        refetchOnReconnect: ({ state }) => state.status === 'error',
      },
    },
  });
}

/** For Try again: a pending fetch isn't cancelled and started again. */
export const keepPending = { cancelRefetch: false };
