/// <reference lib="webworker" />
import { DAY_MS } from '@chalchitra/api/constants';
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import {
  assetsIn,
  DIRECT_PATHS,
  HOME,
  isBuildFile,
  kindOfRequest,
  PAGES,
  pageKey,
  RENEW_HOME,
  SHELL,
} from './cached';

declare const self: ServiceWorkerGlobalScope;

/** What newer browsers' events have; TypeScript's library doesn't know it yet. */
interface RoutableInstallEvent extends ExtendableEvent {
  addRoutes?(rule: {
    condition: { or: { urlPattern: { pathname: string } }[] };
    source: 'network';
  }): Promise<void>;
}

/** Seconds after which a picture is no longer shown. */
const MAX_PICTURE_AGE_S = (30 * DAY_MS) / 1000;

/** After so many seconds without a response the cached page is shown. */
const NETWORK_TIMEOUT_S = 10;

/** Bounds a cache, and empties it first where a browser has no room left. */
const bounded = (bounds: { maxEntries: number; maxAgeSeconds?: number }) =>
  new ExpirationPlugin({ ...bounds, purgeOnQuotaError: true }) as WorkboxPlugin;

const ASSETS = 'assets';
// Without an age: it counts from when a file was first sent, however often it is used.
const assets = new CacheFirst({
  cacheName: ASSETS,
  plugins: [
    bounded({ maxEntries: 300 }),
    {
      cacheWillUpdate: async ({ response }) => (isBuildFile(response) ? response : null),
      // A worker before this one may have cached a page.
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && isBuildFile(cachedResponse) ? cachedResponse : null,
    },
  ],
});
const pictures = new NetworkFirst({
  cacheName: 'pictures',
  plugins: [bounded({ maxEntries: 100, maxAgeSeconds: MAX_PICTURE_AGE_S })],
});
const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pageKey(new URL(request.url).pathname),
      // Only the page itself, with its files: the shell is never that of another page.
      cacheWillUpdate: async ({ request, response, event }) => {
        const path = new URL(request.url).pathname;
        if (response.status !== 200 || !PAGES.includes(path)) return null;
        const isCached = await cacheMissingFiles(response, event).then(
          () => true,
          () => false,
        );
        return isCached ? response : null;
      },
      // Any page may be the first in another language.
      handlerDidRespond: async ({ response, event }) => {
        const cache = await caches.open('pages');
        for (const path of PAGES) {
          const cached = await cache.match(path);
          const isOther = response && cached && languageOf(cached) !== languageOf(response);
          // What fails is cached with the next page.
          if (isOther) await cachePage(path, event).catch(() => {});
        }
      },
      // Home isn't there between two users.
      handlerDidError: async () => caches.match(SHELL),
    },
  ],
});

const languageOf = (response: Response | null | undefined) => response?.headers.get('content-language');

const filesOf = async (page: Response) => assetsIn(await page.clone().text());

/**
 * Caches the files that a page names, and then the page; browsers have most of them, so that little is fetched again.
 * Rejects where one isn't there.
 */
async function cachePage(path: string, event: ExtendableEvent): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`The response to ${path} was ${response.status}.`);
  await cacheFiles(await filesOf(response), event);
  await (await caches.open('pages')).put(path, response);
}

/** Caches the files that a page names, but for those that are cached already. */
async function cacheMissingFiles(page: Response, event: ExtendableEvent): Promise<void> {
  const cached = await (await caches.open(ASSETS)).keys();
  const paths = new Set(cached.map(({ url }) => new URL(url).pathname));
  const files = await filesOf(page);
  await cacheFiles(
    files.filter((file) => !paths.has(file)),
    event,
  );
}

/** Caches home as it is for whoever is there now. */
async function renewHome(event: ExtendableEvent): Promise<void> {
  await (await caches.open('pages')).delete(HOME);
  await cachePage(HOME, event);
}

async function cacheFiles(files: readonly string[], event: ExtendableEvent): Promise<void> {
  const cached = files.map(async (file) => {
    const [responding, caching] = assets.handleAll({ request: new Request(file), event });
    const [response] = await Promise.all([responding, caching]);
    if (!isBuildFile(response)) throw new Error(`The response to ${file} was ${response.status}, or a page.`);
  });
  await Promise.all(cached);
}

clientsClaim();

/** What the worker says to a newer one that waits. */
const TAKE_OVER = 'takeOver';

/**
 * So often, and so many milliseconds apart, it looks whether a page that is being opened is the only one: for half a minute, as
 * a slow phone on a slow network takes to load one.
 */
const CHECK_LIMIT = 120;
const CHECK_INTERVAL_MS = 250;

/**
 * Milliseconds without a request after which a page has loaded. A request that comes while the worker stops starts it
 * again, and Chromium then tries the next worker only after this one has been idle for long.
 */
const QUIET_MS = 1000;

let lastRequestAt = 0;

/**
 * Lets a newer worker that waits take over with a page that is being opened, as soon as it has loaded and is the only one: the
 * page that it replaces is gone then, and no other is open that could be in the middle of something.
 */
async function giveWay(openedId: string): Promise<void> {
  const { waiting } = self.registration;
  for (let tries = 0; waiting !== null && tries < CHECK_LIMIT; tries += 1) {
    await new Promise((again) => setTimeout(again, CHECK_INTERVAL_MS));
    const open = await self.clients.matchAll({ includeUncontrolled: true });
    const isOnly = open.length > 0 && open.every(({ id }) => id === openedId);
    if (isOnly && Date.now() - lastRequestAt > QUIET_MS) return waiting.postMessage(TAKE_OVER);
  }
}

self.addEventListener('fetch', (event) => {
  lastRequestAt = Date.now();
  if (event.request.destination === 'document') event.waitUntil(giveWay(event.resultingClientId));
});

self.addEventListener('install', (event) => {
  const direct = DIRECT_PATHS.map((pathname) => ({ urlPattern: { pathname } }));
  (event as RoutableInstallEvent).addRoutes?.({ condition: { or: direct }, source: 'network' });
  const cached = PAGES.map((page) => cachePage(page, event));
  event.waitUntil(Promise.all([...cached, cacheFiles(import.meta.env.OFFLINE_FILES, event)]));
});

self.addEventListener('message', (event) => {
  if (event.data === RENEW_HOME) event.waitUntil(renewHome(event));
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  // A page is fetched while the worker starts, not afterwards.
  event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable()));
});

const strategies = { page: pages, asset: assets, picture: pictures };
for (const [kind, strategy] of Object.entries(strategies)) {
  registerRoute(({ request, url }) => kindOfRequest(request, url, self.location.origin) === kind, strategy);
}
