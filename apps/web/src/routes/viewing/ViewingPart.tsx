import { CodeFailureContext, LazyPart } from '@chalchitra/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsSignedIn, useRuntime } from '../../runtime';
import { useCell } from '../../useCell';
import { areaPart } from '../areaPart';
import { visitOf } from '../historyEntry';
import { paths } from '../paths';

/** Milliseconds after which an unused home page starts it too, as that of a television that nobody touches. */
const QUIET_MS = 10_000;

const doNothing = () => {};

/**
 * Starts what keeps the user's lists when the page is loaded. Home comes with its lists and needs no call: there it waits
 * for the first use, so that nothing slows the first view, unless the page keeps the space of the watchlist. The code of
 * the toasts is loaded with the first change. Undo is offered until another page is opened.
 */
export function ViewingPart() {
  const { page, toast, copy, startSync, telemetry } = useRuntime();
  const isSignedIn = useIsSignedIn();
  const location = useLocation();
  const isHome = location.pathname === paths.home;
  const visit = visitOf(location);
  const latest = useCell(toast, null);
  const [toasts] = useState(() =>
    areaPart(copy, 'viewing', async () => (await import('./ViewingToasts')).ViewingToasts),
  );

  useEffect(() => {
    // What is undone is the user's.
    if (!isSignedIn) return toast.set(null);
    const stops: (() => void)[] = [];
    const startOnUse = () => stops.push(page.onNextAction(start));
    const start = () => {
      startSync().catch((error: unknown) => {
        telemetry.error(error, 'lists');
        startOnUse();
      });
    };
    const startLater = () => {
      const timer = setTimeout(start, QUIET_MS);
      stops.push(() => clearTimeout(timer));
    };
    if (isHome) startOnUse();
    stops.push(page.onLoaded(isHome && !page.keepsSpace('watchlist') ? startLater : start));
    return () => {
      for (const stop of stops) stop();
    };
  }, [isSignedIn, isHome, page, toast, startSync, telemetry]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is undone belongs to the visit
  useEffect(
    () => () => {
      const shown = toast.get();
      if (shown !== null && 'undo' in shown) toast.set(null);
    },
    [toast, visit],
  );

  return (
    // The next change loads them again; the page isn't loaded again for a toast.
    <CodeFailureContext value={doNothing}>
      <LazyPart part={toasts} props={{}} isWanted={latest !== null} onFailed={() => toast.set(null)} />
    </CodeFailureContext>
  );
}
