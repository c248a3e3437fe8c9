import { LinkProvider } from '@chalchitra/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { CopyProvider } from '../copy/copy';
import { type Runtime, RuntimeProvider } from '../runtime';
import { ErrorBoundary } from './frame/ErrorBoundary';
import { GateProvider } from './frame/Gate';
import { RouteLoading } from './frame/RouteLoading';
import { Site } from './frame/Site';
import { Router } from './Router';
import { RouterLink } from './RouterLink';

/** The whole app; `path` is the address that a server renders. */
export function App({ runtime, path }: { runtime: Runtime; path?: string | undefined }) {
  return (
    <RuntimeProvider runtime={runtime}>
      <CopyProvider copy={runtime.copy}>
        <QueryClientProvider client={runtime.queryClient}>
          <ErrorBoundary telemetry={runtime.telemetry} messages={runtime.copy.messages}>
            <GateProvider>
              <LinkProvider component={RouterLink}>
                <Site path={path}>
                  <Suspense fallback={<RouteLoading />}>
                    <Router path={path} />
                  </Suspense>
                </Site>
              </LinkProvider>
            </GateProvider>
          </ErrorBoundary>
        </QueryClientProvider>
      </CopyProvider>
    </RuntimeProvider>
  );
}
