import {
  array,
  boolean,
  fallback,
  type GenericSchema,
  intersect,
  maxLength,
  object,
  picklist,
  pipe,
  transform,
  unknown,
} from 'valibot';
import { CONTENT_KINDS } from '../content/content.lists';
import { contentItemSchema } from '../content/content.schemas';
import type { ContentItem, ContentKind } from '../content/content.types';
import { count, dateText, orNull, requiredId, requiredName, seconds } from '../shared/fields.schemas';
import { oneOf } from '../shared/list.schemas';
import type { Place, PlaceEpisode, TitleSummary, WatchlistEntry, WatchlistResult } from './viewing.types';

const MAX_REFUSED = 500;

const kind = picklist(CONTENT_KINDS);

/** What a card shows of an item. */
function toSummary(item: ContentItem & { kind: ContentKind }): TitleSummary {
  const { id, kind, title, artwork, genres, durationSeconds, createdAt, lang, youtubeVideoId } = item;
  return { id, kind, title, artwork, genres, durationSeconds, createdAt, lang, youtubeVideoId };
}

/** A title of a watchlist from the wire: an item with its kind, and when it was added. */
export const watchlistEntrySchema: GenericSchema<unknown, WatchlistEntry> = pipe(
  intersect([contentItemSchema, object({ kind, added_at: dateText })]),
  transform(({ added_at, ...item }): WatchlistEntry => ({ title: toSummary(item), addedAt: added_at })),
);

const episodeSchema: GenericSchema<unknown, PlaceEpisode> = object({
  id: requiredId,
  name: fallback(requiredName, ''),
});

const optionalEpisode = orNull(episodeSchema);

/** A place from the wire: an item with its kind, and how far it or its episode was watched. */
export const placeSchema: GenericSchema<unknown, Place> = pipe(
  intersect([
    contentItemSchema,
    object({
      kind,
      episode: optionalEpisode,
      next_episode: optionalEpisode,
      position: count,
      media_duration: seconds,
      watched_at: dateText,
      is_removed: fallback(boolean(), false),
    }),
  ]),
  transform(
    (wire): Place => ({
      title: toSummary(wire),
      episode: wire.episode,
      nextEpisode: wire.next_episode,
      position: wire.position,
      duration: wire.media_duration,
      watchedAt: wire.watched_at,
      isRemoved: wire.is_removed,
    }),
  ),
);

/** What became of a watchlist's changes; a server that doesn't say so has taken all. */
export const watchlistResultSchema: GenericSchema<unknown, WatchlistResult> = fallback(
  oneOf(object({ refused: pipe(array(requiredId), maxLength(MAX_REFUSED)) })),
  { refused: [] },
);

/** What became of changed places: nothing is said, whatever another server responds with. */
export const placesResultSchema: GenericSchema<unknown, undefined> = pipe(
  unknown(),
  transform(() => undefined),
);
