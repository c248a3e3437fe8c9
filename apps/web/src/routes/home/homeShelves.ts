import type { ContentList } from '@chalchitra/api/types';
import type { BaseMessages } from '../../copy/copy';
import { paths } from '../paths';

/** One shelf of the home page; a failure message makes its failure visible in place, else it is only logged. */
export interface HomeShelf {
  list: ContentList;
  title: keyof BaseMessages['home'] & ('liveTv' | 'trending' | ShelfTitle);
  failure: 'trending' | 'liveTv' | null;
  /** The listing page that shows the whole shelf, where there is one. */
  seeAll: string | null;
  isLive?: true;
}

type ShelfTitle =
  | 'movies'
  | 'shortFilms'
  | 'realityShows'
  | 'webSeries'
  | 'podcasts'
  | 'interviews'
  | 'documentaries'
  | 'news'
  | 'devotional'
  | 'kids';

const shelf = (list: ContentList, title: ShelfTitle, seeAll: string | null = null): HomeShelf => ({
  list,
  title,
  failure: null,
  seeAll,
});

/** The shelves in their order, below Recently Watched (spec §1). */
export const homeShelves: readonly HomeShelf[] = [
  { list: 'youtube-channels', title: 'liveTv', failure: 'liveTv', seeAll: null, isLive: true },
  { list: 'trending-in-india', title: 'trending', failure: 'trending', seeAll: null },
  shelf('videos', 'movies', paths.movies),
  shelf('short-films', 'shortFilms', paths.shortFilms),
  shelf('reality-shows', 'realityShows', paths.realityShows),
  shelf('web-series', 'webSeries', paths.webSeries),
  shelf('podcasts', 'podcasts'),
  shelf('interviews', 'interviews', paths.interviews),
  shelf('documentaries', 'documentaries', paths.documentaries),
  shelf('news', 'news', paths.news),
  shelf('devotional', 'devotional', paths.devotional),
  shelf('kids', 'kids', paths.kids),
];

/** The list behind the hero (spec §2). */
export const HERO_LIST = 'user-uploads' satisfies ContentList;
