import { type APIRequestContext, expect } from '@playwright/test';
import { findPage, pages } from '../../src/routes/pages';
import { paths } from '../../src/routes/paths';
import { rowsOf } from './lists';
import type { Page } from './test';

/** A page that a subscriber browses: its pattern in the route table, and an address of it. */
export interface BrowsedPage {
  route: string;
  address: string;
}

/** Pages that are about the account: they have tests of their own. */
const ACCOUNT_PAGES: readonly string[] = [paths.profile, '/profile/receipts/:id', paths.subscription];

const browsed = pages.filter(
  ({ access, path }) => access !== 'public' && access !== 'guestOnly' && !ACCOUNT_PAGES.includes(path),
);

const toBrowsed = ({ path }: { path: string }): BrowsedPage => ({
  route: path,
  address: path.replace(/:\w+/g, 'some-id'),
});

/** Every browsed page of the route table; a new route is there by itself. */
export const browsedPages: readonly BrowsedPage[] = browsed.map(toBrowsed);

/** A section and its parts are listings, of several lists and of one. */
const kindOf = ({ module, path }: { module: string; path: string }) => `${module} ${path.split('/').length}`;

/** One page of each kind, for what depends on a page's code and not on its address: the others run the same code. */
export const pageKinds: readonly BrowsedPage[] = [
  ...new Map(browsed.toReversed().map((page) => [kindOf(page), page])).values(),
].map(toBrowsed);

/** Pages at addresses under which the product has something to show. */
export async function realPages(
  request: APIRequestContext,
  of: readonly BrowsedPage[] = browsedPages,
): Promise<BrowsedPage[]> {
  const lists: Record<string, string> = {
    '/video/:id': '/services/content/api/videos',
    '/series/:id': '/services/content/api/web-series',
    '/creators/:id': '/services/creators/creators',
  };
  return Promise.all(
    of.map(async ({ route, address }) => {
      const list = lists[route];
      if (list === undefined) return { route, address };
      const [row] = rowsOf(await (await request.get(list)).json());
      return { route, address: route.replace(':id', encodeURIComponent(row?.id ?? '')) };
    }),
  );
}

/**
 * Opens a page and waits until its code is loaded, which sets the title. In a page that the server has rendered, a link that
 * is pressed sooner loads another page, and a key does nothing.
 */
export async function openWithCode(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveTitle(/ · /);
}

/** Requests of the lists and details that pages show; the payment history, which opens them, goes through. */
export const CONTENT = /\/services\/(content|creators)\//;

/** Navigates to an address as a link of the app does, without loading the page again. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const idx = (history.state?.idx ?? 0) + 1;
    history.pushState({ usr: null, key: Math.random().toString(36).slice(2), idx }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}

/** Follows a link to a page that isn't open, and waits until it is shown: each names its tab otherwise. */
export async function goTo(page: Page, address: string): Promise<void> {
  const { pathname, search } = new URL(page.url());
  if (pathname + search === address) return;
  const before = await page.title();
  await follow(page, address);
  await expect(page).not.toHaveTitle(before);
}

/** Opens a page so that it fetches what it shows: one that is sent with its data fetches it where a link leads to it. */
export async function open(page: Page, address: string): Promise<void> {
  if (findPage(address.split('?')[0] ?? '')?.renderedWithData === undefined)
    return void (await page.goto(address));
  await openWithCode(page, paths.privacyPolicy);
  await follow(page, address);
}
