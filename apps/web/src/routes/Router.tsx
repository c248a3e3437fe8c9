import {
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useCopy } from '../copy/copy';
import { useHasSignedOut, useIsSignedIn, useRuntime } from '../runtime';
import { redirectionFor } from './access';
import type { LazyCode, RouteProps } from './code';
import { CodeFailurePage } from './frame/CodeFailurePage';
import { usePlace } from './location';
import type { PathParams } from './matchPath';
import { Redirect } from './Redirect';
import { type AppRoute, findRoute } from './routes';

/** Shows the route of the current address, or sends the visitor where the access rules say (spec §2). */
export function Router({ path }: { path?: string | undefined }) {
  const runtime = useRuntime();
  const messages = useCopy();
  const isSignedIn = useIsSignedIn();
  const hasSignedOut = useHasSignedOut();
  const asked = usePlace(path);
  // The old screen stays while the new one's code is on its way.
  const place = useDeferredValue(asked);
  const found = useMemo(() => findRoute(place.pathname), [place.pathname]);
  const address = place.pathname + place.search;
  const access = found?.route.access ?? null;
  // A guest who signs in on a guests' page is led on by that page's own flow, so that their arrival counts.
  const [arrival, setArrival] = useState({ pathname: place.pathname, isSignedIn });
  if (arrival.pathname !== place.pathname) setArrival({ pathname: place.pathname, isSignedIn });
  const redirection = redirectionFor(
    access,
    access === 'guestOnly' ? arrival.isSignedIn : isSignedIn,
    // Whoever signs out means to leave the page.
    arrival.isSignedIn && hasSignedOut ? null : address,
  );
  const { page } = runtime;
  const brand = runtime.settings.brand.name;

  // Code and data are asked for at the same time, before the new screen is rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search of the same page is the page's own affair
  useLayoutEffect(() => {
    const next = findRoute(asked.pathname);
    if (next === null || redirectionFor(next.route.access, isSignedIn, '') !== null) return;
    next.route.code.load(runtime.copy).catch(() => {});
    next.route.prefetch?.(runtime, next.params, asked.search);
  }, [asked.pathname, isSignedIn, runtime]);

  const title = found?.route.title;
  useEffect(() => {
    if (title) page.setTitle(messages.titles.document(title(messages), brand));
  }, [title, page, messages, brand]);

  const shownAddress = useRef(address);
  useLayoutEffect(() => {
    if (shownAddress.current === address) return;
    shownAddress.current = address;
    if (page.showEntry()) page.focusHeading();
  }, [address, page]);

  if (redirection !== null) return <Redirect {...redirection} />;
  if (found === null) return null;
  return <RouteView key={place.pathname} {...found} search={place.search} from={place.from} />;
}

interface RouteViewProps {
  route: AppRoute;
  params: PathParams;
  search: string;
  from: string | null;
}

function RouteView({ route, params, search, from }: RouteViewProps) {
  const query = useMemo(() => new URLSearchParams(search), [search]);
  // Decided once: whether a component waits must not change between its renderings.
  const [Present] = useState(() => route.code.current);
  const shown = { path: route.path, params, search: query, from };
  return Present === null ? <Awaited code={route.code} {...shown} /> : <Present {...shown} />;
}

/** A route whose code is still on its way, or couldn't be brought. */
function Awaited({ code, ...shown }: RouteProps & { code: LazyCode }) {
  const { copy } = useRuntime();
  const { failures } = useCopy();
  const [, tryAgain] = useReducer((attempts: number) => attempts + 1, 0);
  const Component = use(code.outcome(copy));
  if (Component !== null) return <Component {...shown} />;
  const bringAgain = () => {
    code.forget();
    tryAgain();
  };
  return <CodeFailurePage message={failures.page} onRetry={bringAgain} />;
}
