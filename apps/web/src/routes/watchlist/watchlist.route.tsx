import { useCallback, useEffect, useState } from 'react';
import { useRuntime } from '../../runtime';
import { useCardActions } from '../cards/useCardActions';
import { useWatchlist } from '../viewing/useWatchlist';
import { WatchlistScreen } from './WatchlistScreen';

/** /watchlist */
export function Component() {
  const { startSync } = useRuntime();
  const cards = useCardActions();
  const watchlist = useWatchlist();
  const [error, setError] = useState<unknown>(null);
  const start = useCallback(() => {
    setError(null);
    startSync().catch(setError);
  }, [startSync]);
  useEffect(start, [start]);
  const unknown = { titles: [], isPending: error === null, error, retry: start };
  return <WatchlistScreen watchlist={watchlist ?? unknown} cards={cards} />;
}
