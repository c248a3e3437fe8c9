import type { BaseMessages } from '../copy/copy';
import { paths } from '../routes/paths';

type Label = keyof BaseMessages['navigation'];

/** One entry of the navigation: a link, or a group whose first child leads to the group's own page (spec §2). */
export interface NavigationNode {
  label: Label;
  path: string;
  children?: readonly { label: Label; path: string }[];
  /** For signed-in users alone. */
  isPersonal?: true;
}

const group = (
  label: Label,
  path: string,
  all: Label,
  ...children: [label: Label, path: string][]
): NavigationNode => ({
  label,
  path,
  children: [{ label: all, path }, ...children.map(([name, to]) => ({ label: name, path: to }))],
});

/** The header's tree in its order. */
export const siteNavigation: readonly NavigationNode[] = [
  group(
    'movies',
    paths.movies,
    'allMovies',
    ['shortFilms', paths.shortFilms],
    ['webSeries', paths.webSeries],
    ['realityShows', paths.realityShows],
  ),
  group(
    'tv',
    paths.tv,
    'allTv',
    ['news', paths.news],
    ['documentaries', paths.documentaries],
    ['interviews', paths.interviews],
  ),
  group(
    'music',
    paths.music,
    'allMusic',
    ['musicVideos', paths.musicVideos],
    ['livePerformances', paths.livePerformances],
  ),
  group('kids', paths.kids, 'allKids', ['cartoons', paths.cartoons], ['educational', paths.educational]),
  group('devotional', paths.devotional, 'allDevotional', ['bhajans', paths.bhajans], ['talks', paths.talks]),
  { label: 'creators', path: paths.creators },
  { label: 'posts', path: paths.posts },
  { label: 'watchlist', path: paths.watchlist, isPersonal: true },
];
