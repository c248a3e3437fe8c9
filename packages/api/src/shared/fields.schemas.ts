import {
  fallback,
  finite,
  type GenericSchema,
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
import { parseUrl } from './url';

/** Text, or a number that becomes text, as ids do; never empty. */
export const requiredText = pipe(
  union([string(), pipe(number(), finite(), transform(String))]),
  trim(),
  minLength(1),
);

/** Text that may be missing or unreadable, and is then empty. */
export const text = fallback(requiredText, '');

/** Text that may be missing, empty or unreadable, and is then null. */
export const optionalText = fallback<GenericSchema<unknown, string | null>, null>(requiredText, null);

const readNumber = pipe(
  union([number(), pipe(string(), trim(), regex(/^\d+(\.\d+)?$/), transform(Number))]),
  finite(),
  minValue(0),
);

/** A number from 0 up, also as digits in text. */
export const amount = readNumber;

/** A number from 0 up, else 0. */
export const count = fallback(readNumber, 0);

/** Seconds above 0, else null. */
export const seconds = fallback<GenericSchema<unknown, number | null>, null>(
  pipe(
    readNumber,
    transform((value) => (value > 0 ? value : null)),
  ),
  null,
);

const SECONDS_AT_MOST = 1e11;

/** A date as sent: text stays as it is, a Unix time in seconds or milliseconds becomes ISO text; else null. */
export const dateText = fallback<GenericSchema<unknown, string | null>, null>(
  union([
    pipe(
      number(),
      minValue(1),
      rawTransform(({ dataset, addIssue, NEVER }) => {
        const date = new Date(dataset.value < SECONDS_AT_MOST ? dataset.value * 1000 : dataset.value);
        if (!Number.isNaN(date.getTime())) return date.toISOString();
        addIssue({ message: 'not a time' });
        return NEVER;
      }),
    ),
    pipe(string(), trim(), minLength(1)),
  ]),
  null,
);

const NOWHERE = 'https://root-relative.invalid';

/**
 * An address that is safe to load or open: http(s) as it is, a relative one from the server's root.
 * Undefined for every other scheme (`javascript:`, `data:`, …) and for text that is no address.
 */
function safeUrl(value: string): string | undefined {
  const address = value.trim();
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
export const optionalUrl = fallback<GenericSchema<unknown, string | null>, null>(requiredUrl, null);

const EDGES = /^[\s[\]{}()"'`“”‘’\\#]+|[\s[\]{}()"'`“”‘’\\]+$/g;

function splitLabels(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return value.split(/[,|]/);
  if (!Array.isArray(value)) return [];
  // Only an entry that is itself a written-out list is taken apart: "Food, Travel" may be one genre.
  return value.flatMap((entry: unknown) =>
    typeof entry === 'string' && !/[[\]]/.test(entry)
      ? [entry]
      : Array.isArray(entry)
        ? []
        : splitLabels(entry),
  );
}

/**
 * Genres, languages, hashtags, qualities: a list, one text with commas, or a list written out as text.
 * Stray brackets, quotes and hash signs at the edges go, empty ones and repetitions too (spec §3).
 */
function labelsFrom(value: unknown): string[] {
  const labels = splitLabels(value).map((label) => label.replace(EDGES, ''));
  return [...new Set(labels.filter((label) => label !== ''))];
}

/** A list of labels from whatever the wire carries; empty where there is none. */
export const labels = fallback(pipe(unknown(), transform(labelsFrom)), []);
