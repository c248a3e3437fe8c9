/** The home page, which is cached as it was last sent. */
export const HOME = '/';

/** The page sent in place of every other one while offline; the browser renders its content. */
export const SHELL = '/watchlist';

/** The pages that are cached. Both are the same for everybody, but for the order of home's titles: by the user's languages. */
export const PAGES: readonly string[] = [HOME, SHELL];

/** What a page sends the worker when its user is no longer signed in. */
export const RENEW_HOME = 'home.renew';

/** The cache key of a path's page while offline. */
export const pageKey = (path: string): string => (path === HOME ? HOME : SHELL);

/** What the worker handles, and caches; everything else goes to the network as if it weren't there. */
export type CachedKind = 'page' | 'asset' | 'picture';

/** Calls and films, for which a browser that can needn't start the worker. */
export const DIRECT_PATHS: readonly string[] = ['/services/*', '/media/*'];

type FetchedRequest = Pick<Request, 'destination' | 'method' | 'mode'>;

/** The kind of a request; null for what is never cached: calls, films, and whatever another server sends. */
export function kindOfRequest(
  { destination, method, mode }: FetchedRequest,
  url: URL,
  origin: string,
): CachedKind | null {
  if (method !== 'GET' || url.origin !== origin) return null;
  if (mode === 'navigate') return isOfServer(url.pathname) || destination !== 'document' ? null : 'page';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  return url.pathname.startsWith('/artwork/') && destination === 'image' ? 'picture' : null;
}

/** Paths under which servers write pages of their own: embeds, and ways back from a payment. */
const isOfServer = (path: string) => /^\/(services|sandbox|embed|payment-links)\//.test(path);

/** Whether a response is a file of the build: some hosts send a page, as if it were there, in place of a file that is gone. */
export const isBuildFile = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 200 && !/^text\/html\b/i.test(headers.get('content-type') ?? '');

/** The addresses of the build's files that a page names. Another host may have files in a folder of this name. */
export function assetsIn(html: string): string[] {
  const named = html.matchAll(/["'`(](\/assets\/[\w.-]+)/g);
  return [...new Set(Array.from(named, ([, address = '']) => address))];
}
