import { object } from 'valibot';
import { type Endpoint, responseOf } from '../shared/endpoint';
import { idOf, listOf, oneOf } from '../shared/list.schemas';
import { idParam, listWindow } from '../shared/params.schemas';
import { contentItemSchema, episodeSchema, liveChannelSchema } from './content.schemas';
import type { ContentItemWire, ContentKind, ContentList, EpisodeWire } from './content.types';

export { CONTENT_KINDS, CONTENT_LISTS } from './content.lists';
export { kindOfList } from './kindOfList';

const itemSchemaOf = (list: ContentList) =>
  list === 'youtube-channels' ? liveChannelSchema : contentItemSchema;

/** The last part of a list's path: `cartoons` of `kids/cartoons`. */
const nameOf = (list: ContentList) => list.slice(list.lastIndexOf('/') + 1);

/** `GET /api/{list}`. A server mounts the lists before the details, for `kids/cartoons` looks like one of those. */
export function contentListCall<L extends ContentList>(list: L) {
  return {
    server: 'content',
    method: 'GET',
    path: `/api/${list}`,
    auth: 'none',
    query: listWindow,
    response: responseOf<ContentItemWire[]>()(listOf(itemSchemaOf(list), idOf, nameOf(list))),
  } as const satisfies Endpoint;
}

/** `GET /api/{kind}/{id}`. */
export function contentDetailCall<K extends ContentKind>(kind: K) {
  return {
    server: 'content',
    method: 'GET',
    path: `/api/${kind}/:id`,
    auth: 'optional',
    params: object({ id: idParam }),
    response: responseOf<ContentItemWire>()(oneOf(itemSchemaOf(kind))),
  } as const satisfies Endpoint;
}

/** `GET /api/web-series/{id}/episodes`. */
export const seriesEpisodes = {
  server: 'content',
  method: 'GET',
  path: '/api/web-series/:id/episodes',
  auth: 'optional',
  params: object({ id: idParam }),
  response: responseOf<EpisodeWire[]>()(listOf(episodeSchema, idOf, 'episodes')),
} as const satisfies Endpoint;
