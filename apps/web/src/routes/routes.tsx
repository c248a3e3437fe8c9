import type { ComponentType } from 'react';
import type { AreaMessages, BaseMessages } from '../copy/copy';
import type { Runtime } from '../runtime';
import type { Access } from './access';
import { type LazyCode, lazyCode, type RouteProps, type SubscribedProps } from './code';
import { prefetchCreator, prefetchCreators, prefetchPosts } from './creators/creatorsData';
import { prefetchHome } from './home/homeData';
import { prefetchListing } from './listing/listingData';
import { listings } from './listing/listings';
import { matchPath, type PathParams } from './matchPath';
import { paths } from './paths';
import { prefetchProfile } from './profile/profileData';
import { prefetchSeries } from './series/seriesData';
import { VIDEO_PATH } from './video/videoAddress';
import { prefetchVideo } from './video/videoData';

/** One route: who may see it, its document title, its code, and the data to ask for at the same time. */
export interface AppRoute {
  path: string;
  access: Access;
  /** Null where the page names itself, by its data or its query. */
  title: ((messages: BaseMessages) => string | null) | null;
  code: LazyCode;
  prefetch?: ((runtime: Runtime, params: PathParams, search: string) => void) | undefined;
}

const listing = lazyCode(
  () => import('./listing/listing.route').then((module) => module.ListingRoute),
  'browse',
);

const creatorArea = (name: 'CreatorsRoute' | 'CreatorRoute' | 'PostsRoute') =>
  lazyCode(() => import('./creators/creatorArea').then((module) => module[name]), 'creators');

/** A route for subscribers alone; the check comes with its code. */
function subscribed(
  path: string,
  prefetch: AppRoute['prefetch'],
  bring: () => Promise<ComponentType<SubscribedProps>>,
  ...areas: (keyof AreaMessages)[]
): AppRoute {
  const code = lazyCode(
    async () => {
      const [Shown, { SubscribersOnly }] = await Promise.all([bring(), import('./frame/SubscribersOnly')]);
      return (props: RouteProps) => (
        <SubscribersOnly>{(hasPaid) => <Shown {...props} hasPaid={hasPaid} />}</SubscribersOnly>
      );
    },
    'browse',
    ...areas,
  );
  return { path, access: 'subscribed', title: null, code, prefetch };
}

/** The route table (spec §2). */
export const routes: readonly AppRoute[] = [
  {
    path: paths.home,
    access: 'signedIn',
    title: () => null,
    code: lazyCode(() => import('./home/home.route').then((module) => module.HomeRoute)),
    prefetch: prefetchHome,
  },
  subscribed(
    VIDEO_PATH,
    prefetchVideo,
    () => import('./video/video.route').then((module) => module.VideoRoute),
    'player',
  ),
  subscribed('/series/:id', prefetchSeries, () =>
    import('./series/series.route').then((module) => module.SeriesRoute),
  ),
  {
    path: paths.creators,
    access: 'signedIn',
    title: null,
    code: creatorArea('CreatorsRoute'),
    prefetch: prefetchCreators,
  },
  {
    path: '/creators/:id',
    access: 'signedIn',
    title: null,
    code: creatorArea('CreatorRoute'),
    prefetch: prefetchCreator,
  },
  {
    path: paths.posts,
    access: 'signedIn',
    title: ({ navigation }) => navigation.posts,
    code: creatorArea('PostsRoute'),
    prefetch: prefetchPosts,
  },
  {
    path: paths.profile,
    access: 'signedIn',
    title: ({ titles }) => titles.profile,
    code: lazyCode(
      () => import('./profile/profile.route').then((module) => module.ProfileRoute),
      'account',
      'profile',
    ),
    prefetch: prefetchProfile,
  },
  {
    path: paths.login,
    // The page itself decides between the form and the plan chooser (spec §2).
    access: 'public',
    title: ({ titles }) => titles.login,
    code: lazyCode(() => import('./login/login.route').then((module) => module.LoginRoute), 'account'),
  },
  {
    path: paths.register,
    access: 'guestOnly',
    title: ({ titles }) => titles.register,
    code: lazyCode(
      () => import('./register/register.route').then((module) => module.RegisterRoute),
      'account',
    ),
  },
  {
    path: paths.subscription,
    access: 'signedIn',
    title: ({ titles }) => titles.subscription,
    code: lazyCode(
      () => import('./subscription/subscription.route').then((module) => module.SubscriptionRoute),
      'account',
    ),
  },
  {
    path: paths.privacyPolicy,
    access: 'public',
    title: ({ titles }) => titles.privacyPolicy,
    code: lazyCode(
      () => import('./privacyPolicy/privacyPolicy.route').then((module) => module.PrivacyPolicyRoute),
      'privacyPolicy',
    ),
  },
  ...listings.map(
    ({ path, lists }): AppRoute => ({
      path,
      access: 'signedIn',
      title: null,
      code: listing,
      prefetch: (runtime) => prefetchListing(runtime, lists),
    }),
  ),
];

/** The route of an address with its named parts; null where there is none. */
export function findRoute(pathname: string): { route: AppRoute; params: PathParams } | null {
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params !== null) return { route, params };
  }
  return null;
}
