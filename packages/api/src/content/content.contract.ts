import { object } from 'valibot';
import { answering, type Endpoint } from '../shared/endpoint';
import { listOf, oneOf } from '../shared/list.schemas';
import { idParam, listWindow } from '../shared/params.schemas';
import { contentItemSchema, episodeSchema } from './content.schemas';
import type { ContentItemWire, ContentKind, ContentList, EpisodeWire } from './content.types';

/** The kinds in the order in which a lookup by address asks for them (spec §7). */
export const CONTENT_KINDS = [
  'user-uploads',
  'videos',
  'trending-in-india',
  'youtube-channels',
  'documentaries',
  'short-films',
  'reality-shows',
  'podcasts',
  'interviews',
  'news',
  'devotional',
  'kids',
  'web-series',
] as const satisfies readonly ContentKind[];

/** The 19 lists of the content server (spec §7). */
export const CONTENT_LISTS = [
  ...CONTENT_KINDS,
  'music-videos',
  'live-performances',
  'kids/cartoons',
  'kids/educational',
  'devotional/bhajans',
  'devotional/talks',
] as const satisfies readonly ContentList[];

/** The detail call under which the items of a list are found. */
export function kindOfList(list: ContentList): ContentKind {
  if (list === 'music-videos' || list === 'live-performances') return 'videos';
  const [kind] = list.split('/');
  return kind as ContentKind;
}

/** `GET /api/{list}`. A server mounts the lists before the details, for `kids/cartoons` looks like one of those. */
export function contentListCall<L extends ContentList>(list: L) {
  return {
    server: 'content',
    method: 'GET',
    path: `/api/${list}`,
    auth: 'none',
    isRepeatable: true,
    query: listWindow,
    response: answering<ContentItemWire[]>()(listOf(contentItemSchema)),
  } as const satisfies Endpoint;
}

/** `GET /api/{kind}/{id}`. */
export function contentDetailCall<K extends ContentKind>(kind: K) {
  return {
    server: 'content',
    method: 'GET',
    path: `/api/${kind}/:id`,
    auth: 'optional',
    isRepeatable: true,
    params: object({ id: idParam }),
    response: answering<ContentItemWire>()(oneOf(contentItemSchema)),
  } as const satisfies Endpoint;
}

/** `GET /api/web-series/{id}/episodes`. */
export const seriesEpisodes = {
  server: 'content',
  method: 'GET',
  path: '/api/web-series/:id/episodes',
  auth: 'optional',
  isRepeatable: true,
  params: object({ id: idParam }),
  response: answering<EpisodeWire[]>()(listOf(episodeSchema)),
} as const satisfies Endpoint;
