import {
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

const LONGEST_ID = 200;
const LONGEST_LIST = 500;

/** An id in a path or body. */
export const idParam = pipe(string(), minLength(1), maxLength(LONGEST_ID));

const wholeNumber = pipe(
  union([number(), pipe(string(), regex(/^\d{1,9}$/), transform(Number))]),
  integer(),
  minValue(0),
);

/** A window on a list: `limit` 1 to 500, `offset` from 0; digits in text are read too. */
export const listWindow = object({
  limit: optional(pipe(wholeNumber, minValue(1), maxValue(LONGEST_LIST))),
  offset: optional(wholeNumber),
});
