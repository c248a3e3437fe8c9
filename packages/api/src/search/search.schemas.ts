import {
  array,
  boolean,
  fallback,
  type GenericSchema,
  integer,
  intersect,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  picklist,
  pipe,
  transform,
  union,
  unknown,
} from 'valibot';
import { CONTENT_KINDS } from '../content/content.lists';
import { contentItemSchema } from '../content/content.schemas';
import {
  count,
  languageTag,
  optionalCount,
  optionalName,
  optionalUrl,
  requiredId,
  requiredName,
} from '../shared/fields.schemas';
import { idOf, listOf, oneOf } from '../shared/list.schemas';
import type {
  FoundCreator,
  FoundEpisode,
  FoundLabel,
  FoundTitle,
  SearchCount,
  SearchFilter,
  SearchResponse,
  Suggestion,
  TextSpan,
} from './search.types';

const MAX_SPANS = 40;
const MAX_NAME_LENGTH = 1000;
/** Values of one filter; nobody looks through more. */
export const MAX_COUNTS = 200;

const unit = pipe(number(), integer(), minValue(0), maxValue(MAX_NAME_LENGTH));
const span = pipe(
  array(unit),
  minLength(2),
  maxLength(2),
  transform(([start = 0, end = 0]): TextSpan => [start, end]),
);
const spans: GenericSchema<unknown, TextSpan[]> = fallback(pipe(array(span), maxLength(MAX_SPANS)), []);

const kind = picklist(CONTENT_KINDS);

/** A title that was found, from the wire; other servers may say no more than its id and its name. */
export const foundTitleSchema: GenericSchema<unknown, FoundTitle> = pipe(
  intersect([
    contentItemSchema,
    object({ kind: fallback(kind, 'videos'), matched: spans, alias: optionalName }),
  ]),
  transform((wire): FoundTitle => {
    const { id, title, artwork, genres, languages, durationSeconds, createdAt, lang, youtubeVideoId } = wire;
    return {
      id,
      kind: wire.kind,
      title,
      artwork,
      genres,
      languages,
      durationSeconds,
      createdAt,
      lang,
      youtubeVideoId,
      matched: wire.matched,
      alias: wire.alias,
    };
  }),
);

const foundEpisodeSchema: GenericSchema<unknown, FoundEpisode> = pipe(
  object({
    id: requiredId,
    name: requiredName,
    lang: languageTag,
    series: object({ id: requiredId, name: requiredName }),
    matched: spans,
  }),
  transform(
    ({ series, ...wire }): FoundEpisode => ({ ...wire, series: { id: series.id, title: series.name } }),
  ),
);

const foundCreatorSchema: GenericSchema<unknown, FoundCreator> = pipe(
  object({
    id: requiredId,
    name: requiredName,
    username: fallback(requiredName, ''),
    photo_url: optionalUrl,
    matched: spans,
  }),
  transform(({ photo_url, ...wire }): FoundCreator => ({ ...wire, photoUrl: photo_url })),
);

const foundLabelSchema: GenericSchema<unknown, FoundLabel> = object({ name: requiredName, matched: spans });

/** One entry of the list of suggestions. */
export const suggestionSchema: GenericSchema<unknown, Suggestion> = union([
  intersect([object({ type: literal('title') }), foundTitleSchema]),
  intersect([object({ type: literal('episode') }), foundEpisodeSchema]),
  intersect([object({ type: literal('creator') }), foundCreatorSchema]),
  intersect([object({ type: picklist(['person', 'genre', 'hashtag']) }), foundLabelSchema]),
]) as GenericSchema<unknown, Suggestion>;

/** What distinguishes suggestions. */
export const suggestionKey = (suggestion: Suggestion): string =>
  `${suggestion.type}/${'id' in suggestion ? suggestion.id : suggestion.name}`;

const FILTERS = ['language', 'genre', 'year', 'kind'] as const satisfies readonly SearchFilter[];

const counted: GenericSchema<unknown, SearchCount> = object({ value: requiredName, count });

const counts: GenericSchema<unknown, SearchCount[]> = fallback(
  pipe(
    listOf(counted, ({ value }) => value),
    transform(({ items }) => items.slice(0, MAX_COUNTS)),
  ),
  [],
);

const itemsOf = <T>(list: GenericSchema<unknown, { items: T[] }>): GenericSchema<unknown, T[]> =>
  fallback(
    pipe(
      list,
      transform(({ items }) => items),
    ),
    [],
  );

const foundLabels = itemsOf(listOf(foundLabelSchema, ({ name }) => name));

/** The body with its titles as `items`, as which other servers may send `results`, `data` or the bare list. */
function withItems(body: unknown): unknown {
  if (Array.isArray(body)) return { items: body };
  const { items, results, data } = Object(body);
  const found = [items, results, data].find(Array.isArray);
  return found === undefined ? body : { ...Object(body), items: found };
}

const wrappedResponse: GenericSchema<unknown, SearchResponse> = pipe(
  unknown(),
  transform(withItems),
  object({
    items: listOf(foundTitleSchema, idOf),
    total: optionalCount,
    episodes: itemsOf(listOf(foundEpisodeSchema, idOf)),
    creators: itemsOf(listOf(foundCreatorSchema, idOf)),
    people: foundLabels,
    genres: foundLabels,
    hashtags: foundLabels,
    is_nearest: fallback(boolean(), false),
    drop_filters: fallback(array(picklist(FILTERS)), []),
    counts: fallback(object({ language: counts, genre: counts, year: counts, kind: counts }), {
      language: [],
      genre: [],
      year: [],
      kind: [],
    }),
  }),
  transform(
    ({ items, is_nearest, drop_filters, ...rest }): SearchResponse => ({
      ...rest,
      ...items,
      isNearest: is_nearest,
      dropFilters: drop_filters,
    }),
  ),
);

/** The response to a search: a list of titles, bare or wrapped, maybe with what else was found. */
export const searchResponseSchema: GenericSchema<unknown, SearchResponse> = oneOf(wrappedResponse);
