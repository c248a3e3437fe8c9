import type { ContentList } from '@chalchitra/api/types';
import type { BaseMessages } from '../../copy/copy';
import { paths } from '../paths';

/** One shelf of the home page; a failure message makes its failure visible in place, else it is only logged. */
export interface HomeShelf {
  list: ContentList;
  title: (messages: BaseMessages) => string;
  failure: 'trending' | 'liveTv' | null;
  /** The listing page that shows the whole shelf, where there is one. */
  seeAll: string | null;
  isLive?: true;
}

/** A shelf of a list that has a page of its own, by whose name it goes. */
const listed = (list: ContentList, key: keyof BaseMessages['navigation'], seeAll: string): HomeShelf => ({
  list,
  title: ({ navigation }) => navigation[key],
  failure: null,
  seeAll,
});

/** The shelves in their order, below Recently Watched (spec §1). */
export const homeShelves: readonly HomeShelf[] = [
  {
    list: 'youtube-channels',
    title: ({ home }) => home.liveTv,
    failure: 'liveTv',
    seeAll: null,
    isLive: true,
  },
  { list: 'trending-in-india', title: ({ home }) => home.trending, failure: 'trending', seeAll: null },
  listed('videos', 'movies', paths.movies),
  listed('short-films', 'shortFilms', paths.shortFilms),
  listed('reality-shows', 'realityShows', paths.realityShows),
  listed('web-series', 'webSeries', paths.webSeries),
  { list: 'podcasts', title: ({ home }) => home.podcasts, failure: null, seeAll: null },
  listed('interviews', 'interviews', paths.interviews),
  listed('documentaries', 'documentaries', paths.documentaries),
  listed('news', 'news', paths.news),
  listed('devotional', 'devotional', paths.devotional),
  listed('kids', 'kids', paths.kids),
];

/** The list behind the hero (spec §2). */
export const HERO_LIST = 'user-uploads' satisfies ContentList;

/** What a list is called, as by its shelf on home; undefined where home has none. */
export function titleOfList(list: string, messages: BaseMessages): string | undefined {
  if (list === HERO_LIST) return messages.home.hero;
  return homeShelves.find((shelf) => shelf.list === list)?.title(messages);
}
