export const WORKER_PATH = '/sw.js';

/** A service worker that has to go must not be kept by browsers; it fetches what is this server's alone. */
export const WORKER_HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
} as const;

/** A service worker that takes the place of every earlier one, removes what they kept, and then itself. */
export const WITHDRAWN_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
);
`;
