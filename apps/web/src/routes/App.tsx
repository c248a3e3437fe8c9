import { CodeFailureContext } from '@chalchitra/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CopyProvider } from '../copy/copy';
import { type Runtime, RuntimeProvider } from '../runtime';
import { DataSaverContext } from './dataSaver/dataSaverContext';
import { WatchlistProvider } from './viewing/useWatchlist';

/** The whole app around a router's provider: the browser's, or the one that renders an address on a server. */
export function App({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  return (
    <RuntimeProvider runtime={runtime}>
      <CopyProvider copy={runtime.copy}>
        <WatchlistProvider value={runtime.watchlist}>
          <DataSaverContext value={runtime.dataSaver}>
            <CodeFailureContext value={runtime.page.reloadIfNothingIsLost}>
              <QueryClientProvider client={runtime.queryClient}>{children}</QueryClientProvider>
            </CodeFailureContext>
          </DataSaverContext>
        </WatchlistProvider>
      </CopyProvider>
    </RuntimeProvider>
  );
}
