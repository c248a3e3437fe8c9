import {
  check,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  regex,
  string,
  transform,
  union,
} from 'valibot';
import { MAX_AGE_MS } from '../constants';

/** UTF-16 units of an id, on the wire as in an address. */
export const MAX_ID_LENGTH = 200;
const MAX_LIST_LENGTH = 500;

/** PostgreSQL holds none in its text. */
export const noNul = check((text: string) => !text.includes('\0'), 'must not hold a NUL');

/** An id in a path or body. */
export const idParam = pipe(
  string(),
  minLength(1, 'must not be empty'),
  maxLength(MAX_ID_LENGTH, 'is too long'),
  noNul,
);

const wholeNumber = pipe(
  union([number(), pipe(string(), regex(/^\d{1,9}$/, 'must be a whole number'), transform(Number))]),
  integer('must be a whole number'),
  minValue(0, 'must not be below 0'),
);

/** A window on a list: `limit` 1 to 500, `offset` from 0; digits in text are read too. */
export const listWindow = object({
  limit: optional(
    pipe(
      wholeNumber,
      minValue(1, 'must be at least 1'),
      maxValue(MAX_LIST_LENGTH, `must be at most ${MAX_LIST_LENGTH}`),
    ),
  ),
  offset: optional(wholeNumber),
});

/** Milliseconds that have passed since a change was made. */
export const age = pipe(
  number(),
  integer('must be a whole number'),
  minValue(0, 'must not be below 0'),
  maxValue(MAX_AGE_MS, 'is too long ago'),
);
