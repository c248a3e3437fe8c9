import {
  array,
  boolean,
  finite,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  picklist,
  pipe,
  union,
} from 'valibot';
import { CONTENT_KINDS } from '../content/content.lists';
import { type Endpoint, responseOf } from '../shared/endpoint';
import { listOf } from '../shared/list.schemas';
import { age, idParam } from '../shared/params.schemas';
import {
  placeSchema,
  placesResultSchema,
  watchlistEntrySchema,
  watchlistResultSchema,
} from './viewing.schemas';
import type { Place, PlaceWire, WatchlistEntry, WatchlistEntryWire, WatchlistResult } from './viewing.types';

/** How many changes one call takes. */
export const MAX_CHANGES = 50;

const MAX_MEDIA_SECONDS = 1_000_000;

const params = object({ uid: idParam });

const mediaSeconds = pipe(
  number(),
  finite('must be a number'),
  minValue(0, 'must not be below 0'),
  maxValue(MAX_MEDIA_SECONDS, 'is too long'),
);

const title = { id: idParam, kind: picklist(CONTENT_KINDS), age };

const placeChange = union(
  [
    object({
      ...title,
      type: literal('place'),
      episodeId: union([literal(''), idParam]),
      position: mediaSeconds,
      duration: mediaSeconds,
      sessionId: idParam,
      sessionAge: age,
    }),
    object({ ...title, type: literal('row'), isRemoved: boolean() }),
  ],
  'must be a place or a row, whole',
);

/** `GET /api/watchlist/{uid}`: a viewer's watchlist, the latest first; an addition that other servers may not know. */
export const watchlist = {
  server: 'content',
  method: 'GET',
  path: '/api/watchlist/:uid',
  auth: 'optional',
  params,
  response: responseOf<WatchlistEntryWire[]>()(
    listOf<WatchlistEntry>(watchlistEntrySchema, (entry) => entry.title.id),
  ),
} as const satisfies Endpoint;

/**
 * `PUT /api/watchlist/{uid}`: changes of the watchlist, of which the latest word on each title counts; an addition. It
 * is sent also while its page is left.
 */
export const changeWatchlist = {
  server: 'content',
  method: 'PUT',
  path: '/api/watchlist/:uid',
  auth: 'optional',
  isSentOnLeaving: true,
  params,
  body: object({
    changes: pipe(
      array(object({ ...title, isListed: boolean() })),
      minLength(1, 'must not be empty'),
      maxLength(MAX_CHANGES, `must be at most ${MAX_CHANGES}`),
    ),
  }),
  response: responseOf<WatchlistResult>()(watchlistResultSchema),
} as const satisfies Endpoint;

/** `GET /api/places/{uid}`: how far a viewer has watched what, the latest first; an addition. */
export const places = {
  server: 'content',
  method: 'GET',
  path: '/api/places/:uid',
  auth: 'optional',
  params,
  response: responseOf<PlaceWire[]>()(
    listOf<Place>(placeSchema, ({ title: { id }, episode }) => `${id}/${episode?.id ?? ''}`),
  ),
} as const satisfies Endpoint;

/** `PUT /api/places/{uid}`: places that players have reached, and titles removed from the row; an addition. As `changeWatchlist`. */
export const changePlaces = {
  server: 'content',
  method: 'PUT',
  path: '/api/places/:uid',
  auth: 'optional',
  isSentOnLeaving: true,
  params,
  body: object({
    changes: pipe(
      array(placeChange),
      minLength(1, 'must not be empty'),
      maxLength(MAX_CHANGES, `must be at most ${MAX_CHANGES}`),
    ),
  }),
  response: responseOf<undefined>()(placesResultSchema),
} as const satisfies Endpoint;
