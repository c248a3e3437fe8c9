import {
  check,
  fallback,
  finite,
  type GenericSchema,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  pipe,
  rawTransform,
  regex,
  string,
  transform,
  trim,
  union,
  unknown,
} from 'valibot';
import { canStandInPath } from './address';
import { MAX_ID_LENGTH } from './params.schemas';
import { parseUrl } from './url';

/** Longer texts are cut: nobody reads them, and a page with them would hardly move. */
const MAX_TEXT_LENGTH = 10_000;
const MAX_NAME_LENGTH = 300;
const MAX_LABEL_LENGTH = 100;
const MAX_LABELS = 50;
const MAX_URL_LENGTH = 8000;
/** Beyond it no price, count, duration or file of this world lies. */
const MAX_NUMBER = 1e12;

/** Text of at most `limit` UTF-16 units, with an ellipsis where it was cut and no half of a character. */
function clip(value: string, limit: number): string {
  const whole = value.length <= limit ? value : `${value.slice(0, limit - 1).trimEnd()}…`;
  return whole.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** A number beyond these was rounded: two ids may have become one. */
const exactNumber = pipe(number(), minValue(Number.MIN_SAFE_INTEGER), maxValue(Number.MAX_SAFE_INTEGER));

const written = pipe(union([string(), pipe(exactNumber, transform(String))]), trim());

/** Something to be seen: control characters, joiners and direction marks alone make no text. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;

const visible = regex<string, string>(VISIBLE, 'must not be empty');
const cutTo = (limit: number) => transform((value: string) => clip(value, limit));

/** What a schema reads, null for anything else. */
export const orNull = <T>(schema: GenericSchema<unknown, T>) =>
  fallback<GenericSchema<unknown, T | null>, null>(schema, null);

/** Text, or a number that becomes text; never empty, and cut where it is endless. */
const requiredText = pipe(written, visible, cutTo(MAX_TEXT_LENGTH));

/** The name of a person or a thing; cut where it is longer than any title. */
export const requiredName = pipe(written, visible, cutTo(MAX_NAME_LENGTH));

/** An id, as text or a number; one that can't be part of an address can't be opened and isn't read. */
export const requiredId = pipe(
  written,
  minLength(1, 'must not be empty'),
  maxLength(MAX_ID_LENGTH, 'is too long'),
  check(canStandInPath, 'can’t stand in an address'),
);

/** An id that may be missing or unreadable, and is then null. */
export const optionalId = orNull(requiredId);

/** Text that may be missing or unreadable, and is then empty. */
export const text = fallback(requiredText, '');

/** Text that may be missing, empty or unreadable, and is then null. */
export const optionalText = orNull(requiredText);

/** A name that may be missing, empty or unreadable, and is then null. */
export const optionalName = orNull(requiredName);

/** A language tag (BCP 47) in its usual spelling; null for what isn't one. */
export const languageTag: GenericSchema<unknown, string | null> = pipe(optionalName, transform(canonicalTag));

function canonicalTag(tag: string | null): string | null {
  try {
    return tag === null ? null : (Intl.getCanonicalLocales(tag)[0] ?? null);
  } catch {
    return null;
  }
}

/** A number from 0 up, also as digits in text. */
export const amount = pipe(
  union([number(), pipe(string(), trim(), regex(/^\d+(\.\d+)?$/), transform(Number))]),
  finite(),
  minValue(0),
  maxValue(MAX_NUMBER),
);

/** A number from 0 up, else 0. */
export const count = fallback(amount, 0);

/** A number from 0 up, else null. */
export const optionalCount = orNull(amount);

/** Seconds above 0, else null. */
export const seconds = orNull(
  pipe(
    amount,
    transform((value) => (value > 0 ? value : null)),
  ),
);

const MAX_SECONDS = 1e11;

/** A Unix time as text: seconds since 1973, or milliseconds since 2001; digits of another length are a date's. */
const UNIX_TIME = /^(?:\d{9,10}|\d{13})$/;

/** A date as sent: text stays as it is, a Unix time in seconds or milliseconds becomes ISO text; else null. */
export const dateText = orNull(
  union([
    pipe(
      union([number(), pipe(string(), trim(), regex(UNIX_TIME), transform(Number))]),
      minValue(1),
      rawTransform(({ dataset, addIssue, NEVER }) => {
        const date = new Date(dataset.value < MAX_SECONDS ? dataset.value * 1000 : dataset.value);
        if (!Number.isNaN(date.getTime())) return date.toISOString();
        addIssue({ message: 'not a time' });
        return NEVER;
      }),
    ),
    pipe(string(), trim(), visible, cutTo(MAX_LABEL_LENGTH)),
  ]),
);

const NOWHERE = 'https://root-relative.invalid';

/**
 * An address that is safe to load or open: http(s) as it is, a relative one from the server's root.
 * Undefined for every other scheme (`javascript:`, `data:`, …) and for text that is no address.
 */
function safeUrl(value: string): string | undefined {
  const address = value.trim();
  if (address.length > MAX_URL_LENGTH) return undefined;
  // Parsed the way a browser does, so that a scheme hidden behind control characters is seen.
  const url = address === '' ? undefined : parseUrl(address, NOWHERE);
  if (!url) return undefined;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  return url.origin === NOWHERE ? url.href.slice(NOWHERE.length) : url.href;
}

/** An http(s) or root-relative address. */
export const requiredUrl = pipe(
  string(),
  rawTransform(({ dataset, addIssue, NEVER }) => {
    const url = safeUrl(dataset.value);
    if (url !== undefined) return url;
    addIssue({ message: 'not an http(s) address' });
    return NEVER;
  }),
);

/** An http(s) or root-relative address, null for anything else. */
export const optionalUrl = orNull(requiredUrl);

/** A bracket that has lost its end with the edges, as of "Drama (Tamil)". */
const LEFT_OPEN = /\([^()]*$/;
const EDGES = /^[\s[\]{}()"'`“”‘’\\#]+|[\s[\]{}()"'`“”‘’\\]+$/g;
/** A bracket that has lost the other one, as of "Sci-Fi [Hindi]" or "(500) Days". */
const UNPAIRED =
  /\[(?![^[\]]*\])|(?<!\[[^[\]]*)\]|\((?![^()]*\))|(?<!\([^()]*)\)|\{(?![^{}]*\})|(?<!\{[^{}]*)\}/g;
/** What lies between the labels of a list that was written out as text without its brackets. */
const BETWEEN_QUOTED = /"\s*,\s*"|'\s*,\s*'/;

function splitLabels(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return value.slice(0, MAX_TEXT_LENGTH).split(/[,|]/);
  if (!Array.isArray(value)) return [];
  // Only an entry that is itself a written-out list is taken apart: "Food, Travel" may be one genre.
  return value
    .slice(0, MAX_TEXT_LENGTH)
    .flatMap((entry: unknown) =>
      typeof entry === 'string' && !/[[\]]/.test(entry)
        ? entry.slice(0, MAX_TEXT_LENGTH).split(BETWEEN_QUOTED)
        : Array.isArray(entry)
          ? []
          : splitLabels(entry),
    );
}

/**
 * Genres, languages, hashtags, qualities: a list, one text with commas, or a list written out as text.
 * Brackets, quotes and hash signs at the edges go, brackets without their pair, empty labels and repetitions too
 * (spec §3); 50 at most.
 */
export function labelsFrom(value: unknown): string[] {
  const labels = splitLabels(value)
    // Cut first: cleaning the edges of an endless text takes endlessly long.
    .map((label) => clip(label.trim(), MAX_LABEL_LENGTH).replace(EDGES, '').replace(LEFT_OPEN, '$&)'))
    .map((label) => label.replace(UNPAIRED, ''))
    .filter((label) => VISIBLE.test(label));
  return [...new Set(labels)].slice(0, MAX_LABELS);
}

/** A list of labels from whatever the wire carries; empty where there is none. */
export const labels = fallback(pipe(unknown(), transform(labelsFrom)), []);
