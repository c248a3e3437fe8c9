/** The pattern of the player's pages. */
export const VIDEO_PATH = '/video/:id';

/** The pattern of the series' pages. */
export const SERIES_PATH = '/series/:id';

/** The pattern of creators' own pages. */
export const CREATOR_PATH = '/creators/:id';

/** The path of the sign-in page. */
export const LOGIN_PATH = '/login';

const segment = encodeURIComponent;

/** Every address of the app (spec §2); ids are encoded so that any text can be one. */
export const paths = {
  home: '/',
  login: LOGIN_PATH,
  register: '/register',
  privacyPolicy: '/privacy-policy',
  subscription: '/subscription',
  renewal: '/subscription?renew',
  switching: '/subscription?switch',
  switchingInPopup: '/subscription?switch&checkout',
  profile: '/profile',
  contentLanguages: '/profile#content-languages',
  receipt: (paymentId: string) => `/profile/receipts/${segment(paymentId)}`,
  video: (id: string) => `/video/${segment(id)}`,
  episode: (seriesId: string, episodeId: string) =>
    `/video/${segment(seriesId)}?episode=${segment(episodeId)}`,
  series: (id: string) => `/series/${segment(id)}`,
  movies: '/movies',
  shortFilms: '/movies/short',
  webSeries: '/movies/series',
  realityShows: '/movies/reality',
  tv: '/tv',
  news: '/tv/news',
  documentaries: '/tv/documentaries',
  interviews: '/tv/interviews',
  music: '/music',
  musicVideos: '/music/videos',
  livePerformances: '/music/live',
  kids: '/kids',
  cartoons: '/kids/cartoons',
  educational: '/kids/educational',
  devotional: '/devotional',
  bhajans: '/devotional/bhajans',
  talks: '/devotional/talks',
  creators: '/creators',
  allCreators: '/creators?all',
  creator: (id: string) => `/creators/${segment(id)}`,
  posts: '/posts',
  watchlist: '/watchlist',
  search: '/search',
  /** The search for a text, or for all titles of a language or a genre. */
  searchFor: (choice: Partial<Record<'q' | 'language' | 'genre', string>>) =>
    `/search?${new URLSearchParams(choice)}`,
} as const;

/** Whether an address is a path of this site: browsers take two slashes, of either kind, for another host. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);
