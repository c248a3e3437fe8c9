import { DEFAULT_LOCALE, findLocale, SETTINGS_ELEMENT_ID, STATE_ELEMENT_ID } from '@chalchitra/api';
import { LOCALE_PARAMETER } from '@chalchitra/api/constants';
import { loadScriptFonts } from '@chalchitra/ui';
import { hydrate, onlineManager } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { compose } from './compose';
import { loadLocale } from './copy/locales';
import { readPlayedItem } from './document/playedItem';
import { createBrowserPlatform } from './platform/platform';
import { followConnection } from './queries/queryClient';
import { App } from './routes/App';
import { RestoredTop } from './routes/frame/useVisit';
import { currentEntry } from './routes/historyEntry';
import { loadPage } from './routes/pageCode';
import { findPage } from './routes/pages';
import { idIn } from './routes/pathId';
import { loaderDataOf, siteRoutes, startFetches } from './routes/siteRoutes';
import { readSettings } from './settings/settings';

/** Starts the app in a page: takes over what the server rendered, or renders from nothing. */
export async function startApp(window: Window & typeof globalThis): Promise<void> {
  const { document } = window;
  const root = document.getElementById('app');
  if (root === null) throw new Error('The page has no place for the app');
  // Our server has chosen the language, and the page is written in it; no other server does.
  if (document.getElementById(SETTINGS_ELEMENT_ID) === null)
    (await import('./platform/languages/chooseLocale')).chooseLocale(window);
  // The address stays without it, so that it can be shared.
  forgetParameter(window, LOCALE_PARAMETER);
  const bundle = await loadLocale(findLocale(document.documentElement.lang) ?? DEFAULT_LOCALE);
  const settings =
    readSettings(document) ?? (await import('./settings/settings.variables')).settingsOfBuild();
  const platform = createBrowserPlatform(window, settings);
  const runtime = compose(settings, bundle, platform);
  const { session, recentlyWatched, telemetry, queryClient, copy } = runtime;

  const onError = (where: string) => (error: unknown) => void telemetry.error(error, where);
  window.addEventListener('error', ({ error }) => onError('window')(error));
  window.addEventListener('unhandledrejection', ({ reason }) => onError('promise')(reason));
  window.addEventListener('vite:preloadError', ({ payload }) => onError('code')(payload));

  // It is notified of changes alone.
  onlineManager.setOnline(window.navigator.onLine);
  followConnection(queryClient);
  session.start();
  recentlyWatched.start();
  const isSignedIn = session.getSnapshot().matches('signedIn');

  const state = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  if (state) hydrate(queryClient, JSON.parse(state));
  const page = findPage(window.location.pathname);
  const kind = readPlayedItem(document)?.kind ?? null;
  if (kind !== null) runtime.previews.set(idIn(window.location.pathname), { kind, item: null });
  const { dataset } = document.documentElement;
  // Rendered again in the browser: a page rendered for the other kind of visitor, and one whose list had grown. The server
  // renders only the list's beginning, too short to scroll back.
  const hasGrown = currentEntry().shown !== undefined;
  const isRendered = dataset.renderedFor === (isSignedIn ? 'users' : 'guests') && page !== null && !hasGrown;
  if (isRendered) startFetches(page, runtime, window.location);
  const ready = isRendered ? await loadPage(page, copy).catch(onError('route')) : undefined;
  // A page that is there already stays where its reader has scrolled to; only one that isn't is scrolled by the router.
  const router = createBrowserRouter(
    siteRoutes(runtime, ready),
    ready && { hydrationData: { loaderData: loaderDataOf(ready) } },
  );
  // The router reports a navigation several times: it begins with the first report of its location, which is shown at once
  // where nothing has to load.
  let latest = router.state.location;
  router.subscribe(({ location, navigation }) => {
    const reported = navigation.location ?? location;
    if (reported !== latest) platform.page.noteFocus();
    latest = reported;
  });

  const options = {
    onCaughtError: onError('screen'),
    onUncaughtError: onError('render'),
    onRecoverableError: onError('hydration'),
  };
  const app = (
    <App runtime={runtime}>
      <RestoredTop value={() => router.state.restoreScrollPosition || null}>
        <RouterProvider router={router} />
      </RestoredTop>
    </App>
  );
  // By now the page is marked if it is to save data.
  void loadScriptFonts(bundle.loadFont);
  delete dataset.starting;
  if (ready === undefined) {
    root.replaceChildren();
    document.documentElement.hidden = false;
    return createRoot(root, options).render(app);
  }
  // As a transition, hydration lets the browser handle input and paint in between; alone it is one long task.
  startTransition(() => void hydrateRoot(root, app, options));
  pressAgain(document);
}

/** Takes a parameter out of the address, which is not a step in the history. */
function forgetParameter({ location, history }: Window, name: string): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(name)) return;
  address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}

/** Presses the button that was pressed before there was code for it: React hydrates the page for a press at once. */
function pressAgain(document: Document): void {
  const button = document.querySelector<HTMLButtonElement>('button[data-pressed]');
  if (button === null) return;
  delete button.dataset.pressed;
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  button.click();
}
