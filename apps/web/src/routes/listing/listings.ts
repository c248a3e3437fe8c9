import type { ContentList } from '@chalchitra/api/types';
import type { BaseMessages } from '../../copy/copy';
import { paths } from '../paths';

/** One listing page: its title, its calls, and the message that its failure shows (spec §2, §8). */
export interface Listing {
  path: string;
  title: keyof BaseMessages['navigation'];
  lists: readonly ContentList[];
  failure: 'movies' | 'tv' | 'music' | 'kids' | 'devotional';
}

const listing = (
  path: string,
  title: Listing['title'],
  failure: Listing['failure'],
  ...lists: ContentList[]
): Listing => ({ path, title, failure, lists });

/** Every listing page, each group's own page first. */
export const listings: readonly Listing[] = [
  listing(paths.movies, 'movies', 'movies', 'videos'),
  listing(paths.shortFilms, 'shortFilms', 'movies', 'short-films'),
  listing(paths.webSeries, 'webSeries', 'movies', 'web-series'),
  listing(paths.realityShows, 'realityShows', 'movies', 'reality-shows'),
  listing(paths.tv, 'tv', 'tv', 'news', 'documentaries', 'interviews'),
  listing(paths.news, 'news', 'tv', 'news'),
  listing(paths.documentaries, 'documentaries', 'tv', 'documentaries'),
  listing(paths.interviews, 'interviews', 'tv', 'interviews'),
  listing(paths.music, 'allMusic', 'music', 'music-videos', 'live-performances'),
  listing(paths.musicVideos, 'musicVideos', 'music', 'music-videos'),
  listing(paths.livePerformances, 'livePerformances', 'music', 'live-performances'),
  listing(paths.kids, 'allKids', 'kids', 'kids'),
  listing(paths.cartoons, 'cartoons', 'kids', 'kids/cartoons'),
  listing(paths.educational, 'educational', 'kids', 'kids/educational'),
  listing(paths.devotional, 'allDevotional', 'devotional', 'devotional'),
  listing(paths.bhajans, 'bhajans', 'devotional', 'devotional/bhajans'),
  listing(paths.talks, 'talks', 'devotional', 'devotional/talks'),
];
