import {
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  transform,
  union,
} from 'valibot';
import { MAX_FOUND } from '../constants';
import { type Endpoint, responseOf } from '../shared/endpoint';
import { listOf } from '../shared/list.schemas';
import { splitValues } from './filterValues';
import { searchResponseSchema, suggestionKey, suggestionSchema } from './search.schemas';
import type { SearchResponseWire, Suggestion, SuggestionWire } from './search.types';

export { MAX_COUNTS } from './search.schemas';

/** UTF-16 units of a query that are looked at: more than any name has. */
export const MAX_QUERY_LENGTH = 120;
const MAX_FILTER_LENGTH = 1000;
const MAX_VALUES = 20;
/** Titles or suggestions of one response. */
const MAX_ITEMS = 100;

/** What is typed: cut where nobody types that much, without control characters and halves of characters. */
const typed = optional(
  pipe(
    string(),
    transform((text) =>
      text
        .slice(0, MAX_QUERY_LENGTH)
        .replace(/\p{Surrogate}|\p{Cc}/gu, ' ')
        .trim(),
    ),
  ),
  '',
);

/** Several values with commas between them; one within a value is escaped. */
const values = optional(
  pipe(
    string(),
    maxLength(MAX_FILTER_LENGTH, 'is too long'),
    transform((text) =>
      splitValues(text.replace(/\p{Surrogate}|\p{Cc}/gu, ' '))
        .filter((value) => value !== '')
        .slice(0, MAX_VALUES),
    ),
  ),
  '',
);

const wholeNumber = (min: number, max: number) =>
  pipe(
    union([number(), pipe(string(), regex(/^\d{1,4}$/, 'must be a whole number'), transform(Number))]),
    integer('must be a whole number'),
    minValue(min, `must be at least ${min}`),
    maxValue(max, `must be at most ${max}`),
  );

const limit = optional(wholeNumber(1, MAX_ITEMS));

/** `GET /api/search`: titles and what else is found under a name, however it is spelt; an addition that other servers may not know. */
export const search = {
  server: 'content',
  method: 'GET',
  path: '/api/search',
  auth: 'none',
  query: object({
    q: typed,
    language: values,
    genre: values,
    year: values,
    kind: values,
    sort: optional(picklist(['relevance', 'newest', 'title', 'popularity'], 'must be a known order')),
    limit,
    offset: optional(wholeNumber(0, MAX_FOUND)),
  }),
  response: responseOf<SearchResponseWire>()(searchResponseSchema),
} as const satisfies Endpoint;

/** `GET /api/search/suggestions`: what is meant by what is typed so far; before anything is typed, what is trending. An addition. */
export const suggestions = {
  server: 'content',
  method: 'GET',
  path: '/api/search/suggestions',
  auth: 'none',
  query: object({ q: typed, limit }),
  response: responseOf<{ items: SuggestionWire[] }>()(listOf<Suggestion>(suggestionSchema, suggestionKey)),
} as const satisfies Endpoint;
