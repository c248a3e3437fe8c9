import { MINUTE_MS } from '@chalchitra/api/constants';
import {
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';

/** How long what was fetched is shown without being fetched again, where its query doesn't say. */
export const STALE_TIME_MS = 5 * MINUTE_MS;

/** The stale time of what is always fetched again: with 0, what was fetched before the clock was set back passes for fresh. */
export const NEVER_FRESH = Number.NEGATIVE_INFINITY;

/** How long requests may still fail after the browser has reported a connection, in milliseconds. */
const SETTLING_MS = 3000;

const hasFailed = ({ state }: Pick<Query, 'state'>) => state.status === 'error';

/**
 * The one cache of fetched facts; the clients repeat calls themselves, so that a query fetches once.
 * `onQuietFailure` is called for each failed fetch of what isn't there and has a `telemetryName` in its `meta`: nothing else says so.
 */
export function createQueryClient(
  onQuietFailure: (error: unknown, name: string) => void = () => {},
): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, state }) => {
        if (typeof meta?.telemetryName === 'string' && state.data === undefined)
          onQuietFailure(error, meta.telemetryName);
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: STALE_TIME_MS,
        refetchOnWindowFocus: false,
        throwOnError: false,
        // Fetches offline too, so that a page says so at once; what failed is loaded automatically when the connection is back.
        networkMode: 'always',
        refetchOnReconnect: hasFailed,
      },
    },
  });
}

/** Loads what failed a second time when the connection is back: a request that was under way then fails after the first. */
export function followConnection(queryClient: QueryClient): void {
  const reload = () => void queryClient.refetchQueries({ type: 'active', predicate: hasFailed });
  onlineManager.subscribe((isOnline) => isOnline && setTimeout(reload, SETTLING_MS));
}

/** Why there is nothing to show of a query; null where it has data, also after a later fetch has failed. */
export const loadingError = ({ isLoadingError, error }: Pick<UseQueryResult, 'isLoadingError' | 'error'>) =>
  isLoadingError ? error : null;

/** For Try again, and for polling: a pending fetch isn't cancelled and started again. */
export const keepPending = { cancelRefetch: false };
