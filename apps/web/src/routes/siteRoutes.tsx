import { LazyPart, lazyPart } from '@chalchitra/ui';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { Runtime } from '../runtime';
import { CodeFailurePage } from './frame/CodeFailurePage';
import { CrashPage } from './frame/CrashScreen';
import { RouteLoading } from './frame/RouteLoading';
import { Site } from './frame/Site';
import { SubscribersOnly } from './frame/SubscribersOnly';
import { loadPage, type ReadyPage } from './pageCode';
import { type PageRoute, pages } from './pages';
import { idIn, isReadable } from './pathId';

/** Starts a page's fetches, if the user may see it. */
export function startFetches(page: PageRoute, runtime: Runtime, { pathname, search }: URL | Location): void {
  const isSignedIn = runtime.session.getSnapshot().matches('signedIn');
  if (!isReadable(pathname) || (page.access !== 'public' && !isSignedIn)) return;
  page.load?.(runtime, { id: idIn(pathname), search: new URLSearchParams(search) });
}

/** A page's route: its code is loaded when it is opened, and its data at the same time. */
function toRoute(page: PageRoute, runtime: Runtime, ready: ReadyPage | null): RouteObject {
  const { path } = page;
  const route: RouteObject = {
    id: path,
    path,
    caseSensitive: true,
    loader({ request }: LoaderFunctionArgs) {
      startFetches(page, runtime, new URL(request.url));
      return null;
    },
    // A page itself fetches what another search on it needs.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
  if (ready?.path === path) return { ...route, Component: ready.Component };
  const part = lazyPart(async () => (await loadPage(page, runtime.copy)).Component);
  return {
    ...route,
    hydrateFallbackElement: <RouteLoading />,
    // The router never drops a failure: what it gets instead can try again.
    lazy: () =>
      part.load().then(
        (Component) => ({ Component }),
        () => ({
          element: (
            <LazyPart
              part={part}
              props={{}}
              loading={<RouteLoading />}
              failure={(retry) => <CodeFailurePage onRetry={retry} />}
            />
          ),
        }),
      ),
  };
}

/** What the loader of a page that is ready would return: its fetches have been started, and it is shown at once. */
export const loaderDataOf = ({ path }: ReadyPage) => ({ [path]: null });

/** The routes of the site: every page within its frame; `ready` is one that needn't be loaded any more. */
export function siteRoutes(runtime: Runtime, ready: ReadyPage | null = null): RouteObject[] {
  const routesOf = (isForSubscribers: boolean) =>
    pages
      .filter(({ access }) => (access === 'subscribed') === isForSubscribers)
      .map((page) => toRoute(page, runtime, ready));
  return [
    {
      element: <Site />,
      errorElement: <CrashPage />,
      children: [
        ...routesOf(false),
        { element: <SubscribersOnly />, children: routesOf(true) },
        { path: '*', element: null },
      ],
    },
  ];
}
