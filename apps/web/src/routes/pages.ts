import type { RenderedFor } from '@chalchitra/api/contract';
import type { RuntimeSettings } from '@chalchitra/api/types';
import { useMemo } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { AreaMessages, BaseMessages } from '../copy/copy';
import { contentListQuery, seriesQuery } from '../queries/content.queries';
import { plansQuery } from '../queries/payments.queries';
import type { Runtime } from '../runtime';
import type { Access } from './access';
import { loadCreator, loadCreators, loadPosts } from './creators/creatorsData';
import { loadHome } from './home/homeData';
import { listings } from './listing/listings';
import { idIn, isReadable } from './pathId';
import { CREATOR_PATH, paths, SERIES_PATH, VIDEO_PATH } from './paths';
import { loadProfile } from './profile/profileData';
import { loadSearch } from './search/searchData';
import { loadVideo } from './video/videoData';
import { loadWatchlist } from './viewing/viewingData';

/** What an address names beside its page. */
export interface Address {
  /** The last part, decoded: an id where the path ends in one. */
  id: string;
  search: URLSearchParams;
}

/** One page: who may see it, its code, its messages, its document title, and its data. */
export interface PageRoute {
  path: string;
  access: Access;
  /** Its module in this folder, without `.route.tsx`. */
  module: string;
  /** The messages that it needs beside those of every visit. */
  areas: readonly (keyof AreaMessages)[];
  /** For whom the server renders it ahead; absent where the browser renders it for everybody. */
  renderedFor?: RenderedFor;
  /**
   * Which server's lists are put into the page, which are the same for everybody, and when: always, or only without a
   * query, which chooses among them.
   */
  renderedWithData?: { lists: keyof RuntimeSettings['servers']; when: 'always' | 'withoutQuery' };
  /** Null where the page names itself, by its data or its query. */
  title: ((messages: BaseMessages) => string | null) | null;
  /**
   * Starts its fetches while its code is loaded; what fails is shown by the page, which fetches it again. Resolves when
   * they have ended, where a server renders it with them.
   */
  load?: (runtime: Runtime, address: Address) => unknown;
}

/** Every page (spec §2). */
export const pages: readonly PageRoute[] = [
  {
    path: paths.home,
    access: 'signedIn',
    module: 'home/home',
    areas: [],
    renderedFor: 'users',
    renderedWithData: { lists: 'content', when: 'always' },
    title: () => null,
    load: loadHome,
  },
  {
    path: VIDEO_PATH,
    access: 'subscribed',
    module: 'video/video',
    areas: ['browse', 'player'],
    renderedFor: 'users',
    title: null,
    load: loadVideo,
  },
  {
    path: SERIES_PATH,
    access: 'subscribed',
    module: 'series/series',
    areas: ['browse'],
    renderedFor: 'users',
    title: null,
    load: ({ clients, queryClient }, { id }) => queryClient.prefetchQuery(seriesQuery(clients, id)),
  },
  {
    path: paths.creators,
    access: 'signedIn',
    module: 'creators/creators',
    areas: ['creators'],
    renderedFor: 'users',
    renderedWithData: { lists: 'creators', when: 'withoutQuery' },
    title: null,
    load: loadCreators,
  },
  {
    path: CREATOR_PATH,
    access: 'signedIn',
    module: 'creators/creator',
    areas: ['creators'],
    renderedFor: 'users',
    renderedWithData: { lists: 'creators', when: 'withoutQuery' },
    title: null,
    load: loadCreator,
  },
  {
    path: paths.posts,
    access: 'signedIn',
    module: 'creators/posts',
    areas: ['creators'],
    renderedFor: 'users',
    renderedWithData: { lists: 'creators', when: 'withoutQuery' },
    title: ({ navigation }) => navigation.posts,
    load: loadPosts,
  },
  {
    path: paths.watchlist,
    access: 'signedIn',
    module: 'watchlist/watchlist',
    areas: ['viewing'],
    title: ({ navigation }) => navigation.watchlist,
    load: loadWatchlist,
  },
  {
    path: paths.profile,
    access: 'signedIn',
    module: 'profile/profile',
    areas: ['account', 'plans', 'playerPanels', 'profile'],
    title: ({ titles }) => titles.profile,
    load: loadProfile,
  },
  {
    path: '/profile/receipts/:id',
    access: 'signedIn',
    module: 'receipt/receipt',
    areas: ['receipt'],
    title: ({ titles }) => titles.receipt,
  },
  {
    path: paths.login,
    // The page itself decides between the form and the plan chooser (spec §2).
    access: 'public',
    module: 'login/login',
    areas: ['account'],
    renderedFor: 'guests',
    title: ({ titles }) => titles.login,
  },
  {
    path: paths.register,
    access: 'guestOnly',
    module: 'register/register',
    areas: ['account'],
    renderedFor: 'guests',
    title: ({ titles }) => titles.register,
  },
  {
    path: paths.subscription,
    access: 'signedIn',
    module: 'subscription/subscription',
    areas: ['plans'],
    renderedFor: 'users',
    renderedWithData: { lists: 'payments', when: 'withoutQuery' },
    title: ({ titles }) => titles.subscription,
    load: ({ clients, queryClient }) => queryClient.prefetchQuery(plansQuery(clients)),
  },
  {
    path: paths.search,
    access: 'signedIn',
    module: 'search/search',
    areas: ['search', 'filters'],
    title: null,
    load: loadSearch,
  },
  {
    path: paths.privacyPolicy,
    access: 'public',
    module: 'privacyPolicy/privacyPolicy',
    areas: ['privacyPolicy'],
    renderedFor: 'guests',
    title: ({ footer }) => footer.privacyPolicy,
  },
  ...listings.map(
    ({ path, lists }): PageRoute => ({
      path,
      access: 'signedIn',
      module: 'listing/listing',
      areas: ['browse', 'filters'],
      renderedFor: 'users',
      renderedWithData: { lists: 'content', when: 'withoutQuery' },
      title: null,
      load: ({ clients, queryClient }) =>
        Promise.all(lists.map((list) => queryClient.prefetchQuery(contentListQuery(clients, list)))),
    }),
  ),
];

/** The page of an address; null where there is none. */
export function findPage(pathname: string): PageRoute | null {
  if (!isReadable(pathname)) return null;
  return pages.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname) !== null) ?? null;
}

/** The page of the current address; null where there is none. */
export function usePage(): PageRoute | null {
  const { pathname } = useLocation();
  return useMemo(() => findPage(pathname), [pathname]);
}

/** The id at the end of the current address. */
export function usePageId(): string {
  return idIn(useLocation().pathname);
}
