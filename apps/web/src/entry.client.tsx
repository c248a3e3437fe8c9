import { hydrate } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { compose } from './compose';
import { locales, pickLocale } from './copy/locales';
import { createBrowserPlatform } from './platform/platform';
import { App } from './routes/App';
import { findRoute } from './routes/routes';
import { readSettings } from './settings';

const STATE_ELEMENT_ID = 'chalchitra-state';

/** Starts the app in a page: takes over what the server rendered, or renders from nothing. */
export async function startApp(window: Window & typeof globalThis): Promise<void> {
  const { document } = window;
  const root = document.getElementById('app');
  if (root === null) throw new Error('The page has no place for the app');
  const bundle = await locales[pickLocale(document.documentElement.lang)]();
  const settings = readSettings(document);
  const runtime = compose(settings, bundle, createBrowserPlatform(window, settings));
  const { session, telemetry, queryClient, copy } = runtime;

  const onError = (where: string) => (error: unknown) => telemetry.error(error, where);
  window.addEventListener('error', ({ error }) => onError('window')(error));
  window.addEventListener('unhandledrejection', ({ reason }) => onError('promise')(reason));

  session.start();
  session.subscribe((snapshot) => {
    // Nothing of one person stays for the next.
    if (snapshot.matches('signedOut')) {
      queryClient.clear();
      runtime.handedItems.clear();
    }
  });
  // The identity provider is asked once the visitor does something, so that its code doesn't weigh on the first view.
  for (const type of ['pointerdown', 'keydown'] as const) {
    const confirm = () => session.send({ type: 'session.confirm' });
    window.addEventListener(type, confirm, { once: true, passive: true });
  }

  const found = findRoute(window.location.pathname);
  const state = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  if (state) hydrate(queryClient, JSON.parse(state));
  if (found !== null) {
    if (session.getSnapshot().matches('signedIn') || found.route.access === 'public')
      found.route.prefetch?.(runtime, found.params);
    await found.route.code.load(copy).catch(onError('route'));
  }

  const options = {
    onCaughtError: () => {},
    onUncaughtError: onError('render'),
    onRecoverableError: onError('hydration'),
  };
  // A page without a session is on its way to the sign-in page, whatever the server rendered into it.
  const isRendered = root.firstElementChild !== null && session.getSnapshot().matches('signedIn');
  if (isRendered) hydrateRoot(root, <App runtime={runtime} path={window.location.pathname} />, options);
  else createRoot(root, options).render(<App runtime={runtime} />);
}
