import { type ReactNode, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useHasSignedOut, useIsSignedIn } from '../../runtime';
import { redirectionFor } from '../access';
import type { EntryState } from '../historyEntry';
import { usePage } from '../pages';
import { paths } from '../paths';

/** Shows a page to those who may see it, and sends everybody else where the access rules say (spec §2). */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const page = usePage();
  const isSignedIn = useIsSignedIn();
  const hasSignedOut = useHasSignedOut();
  const [arrival, setArrival] = useState({ pathname, isSignedIn });
  if (arrival.pathname !== pathname) setArrival({ pathname, isSignedIn });
  // The sign-in page is where the others lead: it follows its visitor by itself.
  const wasSignedIn = arrival.isSignedIn && pathname !== paths.login;
  const redirection = redirectionFor(
    page?.access ?? null,
    { isSignedIn, wasSignedIn, hasSignedOut },
    pathname + search + hash,
  );
  const from = redirection?.from;
  const state = useMemo((): EntryState => (from === undefined ? {} : { from }), [from]);
  return redirection === null ? children : <Navigate to={redirection.to} replace state={state} />;
}
