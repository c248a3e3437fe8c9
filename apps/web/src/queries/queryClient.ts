import { QueryClient } from '@tanstack/react-query';

const FIVE_MINUTES_MS = 300_000;

/** The one cache of fetched facts; the clients repeat calls themselves, so that a query asks once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: FIVE_MINUTES_MS, refetchOnWindowFocus: false, throwOnError: false },
    },
  });
}
