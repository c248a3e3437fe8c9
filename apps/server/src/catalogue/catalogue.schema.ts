import { MONTH_DAYS } from '@chalchitra/api/constants';
import { CONTENT_LISTS, embeddedVideoId, localesOf } from '@chalchitra/api/contract';
import type { ContentList } from '@chalchitra/api/types';
import {
  array,
  check,
  email,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minValue,
  nullish,
  number,
  optional,
  picklist,
  pipe,
  record,
  regex,
  strictObject,
  string,
  transform,
  union,
} from 'valibot';

const MAX_TEXT_LENGTH = 5000;
const MAX_ID_LENGTH = 200;
/** What the database's whole numbers hold. */
const MAX_NUMBER = 2 ** 31 - 1;
/** Payments are counted in paise too. */
const MAX_AMOUNT = Math.floor(MAX_NUMBER / 100);
/** A hundred years: the end of a paid period has to be a date. */
const MAX_DAYS = 36_500;

const atMost = (largest: number) => maxValue<number, number, string>(largest, `must be at most ${largest}`);
/** What the database takes as text. */
const text = pipe(
  string(),
  check((value) => !/\p{Surrogate}|\0/u.test(value), 'must not hold a NUL or half of a character'),
);
const filled = pipe(text, regex(/[^\s\p{Cc}\p{Cf}]/u, 'must not be empty'), maxLength(MAX_TEXT_LENGTH));
const key = pipe(
  string(),
  regex(/^[\w.~-]+$/, 'must be letters, digits, dots, hyphens or underscores'),
  regex(/^(?!\.{1,2}$)/, 'must not be . or .., which no address can end in'),
  regex(/^(?!(?:__proto__|prototype|constructor)$)/, 'must not be a name that every object has'),
  maxLength(MAX_ID_LENGTH),
);
const id = pipe(union([string(), pipe(number(), transform(String))], 'must be text or a number'), key);
const count = pipe(
  number(),
  integer('must be a whole number'),
  minValue(0, 'must not be negative'),
  atMost(MAX_NUMBER),
);
/** Labels as a list, or as one text with commas. */
const labels = union(
  [
    array(filled),
    pipe(
      filled,
      transform((text) => text.split(',').map((label) => label.trim())),
    ),
  ],
  'must be a list of texts',
);
const date = pipe(
  text,
  check((value) => !Number.isNaN(Date.parse(value)), 'must be a date such as 2026-01-31T18:00:00Z'),
);
const languageTag = pipe(
  string(),
  check((value) => {
    try {
      return Intl.getCanonicalLocales(value).length === 1;
    } catch {
      return false;
    }
  }, 'must be a language tag such as hi or ta'),
);
const PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;
/** Whether a file is named by an http(s) address, and isn't ours. */
export const isAddress = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);

/** A file below one of the catalogue's folders, or an http(s) address. */
const fileBelow = (...folders: ('artwork' | 'media')[]) =>
  pipe(
    text,
    check(
      (value) =>
        isAddress(value) || folders.some((folder) => value.startsWith(`${folder}/`) && PATH.test(value)),
      `must be a path below ${folders.map((folder) => `${folder}/`).join(' or ')} or an http(s) address`,
    ),
  );
const picture = nullish(fileBelow('artwork'), null);
const video = nullish(fileBelow('media'), null);
const seconds = nullish(pipe(number(), minValue(1, 'must be at least 1 second')), null);

/** Caption files (WebVTT) beside a video file; a playlist names its own. */
const captions = optional(
  array(strictObject({ language: languageTag, label: filled, url: fileBelow('media') })),
  [],
);

/** An item; `duration` in seconds, `price` in whole rupees; `language` is another name of `languages`. */
const item = strictObject({
  name: filled,
  description: filled,
  lang: nullish(languageTag, null),
  thumbnail_app: picture,
  thumbnail_web: picture,
  video_url: video,
  genres: optional(labels, []),
  languages: optional(labels),
  language: optional(labels),
  keywords: optional(labels, []),
  people: optional(labels, []),
  quality: optional(labels, ['HD']),
  subscription: optional(filled, 'free'),
  price: optional(count, 0),
  duration: seconds,
  created_at: date,
  updated_at: optional(date),
  youtube_video_id: nullish(
    pipe(
      text,
      check((value) => embeddedVideoId(value, null) !== null, 'must be a video id or an address with v='),
    ),
    null,
  ),
  captions,
  alias: optional(labels, []),
  popularity: optional(count),
});

const episode = strictObject({
  id,
  name: filled,
  thumbnail_app: picture,
  thumbnail_web: picture,
  video_url: video,
  duration: seconds,
  captions,
});

const post = strictObject({
  id,
  content_type: picklist(['image', 'reel']),
  content_url: fileBelow('artwork', 'media'),
  caption: optional(text, ''),
  likes_count: optional(count, 0),
  created_at: date,
});

const creator = strictObject({
  id,
  name: filled,
  username: filled,
  email: nullish(pipe(string(), email('must be an e-mail address')), null),
  photo_url: picture,
  follower_count: optional(count, 0),
  following_count: optional(count, 0),
  posts: optional(array(post), []),
});

/** A plan; `amount` in whole rupees, `descriptions` the description in other languages of the site, `screens` the players that may play at once (absent: any number). */
const plan = strictObject({
  id,
  name: filled,
  amount: pipe(
    number(),
    integer('must be whole rupees'),
    minValue(1, 'must be at least 1 rupee'),
    atMost(MAX_AMOUNT),
  ),
  description: filled,
  descriptions: optional(
    record(picklist(localesOf('hosted'), 'is none of the site’s languages'), filled),
    {},
  ),
  duration_days: optional(pipe(number(), integer(), minValue(1), atMost(MAX_DAYS)), MONTH_DAYS),
  screens: nullish(
    pipe(number(), integer('must be a whole number'), minValue(1, 'must be at least 1'), atMost(MAX_NUMBER)),
    null,
  ),
});

const lists = pipe(
  record(picklist(CONTENT_LISTS, 'is none of the 19 lists'), array(id)),
  transform(
    (given) =>
      Object.fromEntries(CONTENT_LISTS.map((list) => [list, given[list] ?? []])) as Record<
        ContentList,
        string[]
      >,
  ),
);

/**
 * A catalogue file (spec §3, §7): items by id, the lists and the episodes of series by the items' ids, the clips
 * that the local embed page plays by the embedded videos' ids, creators with their posts, plans.
 */
export const catalogueSchema = strictObject({
  items: record(key, item),
  lists,
  series: optional(record(key, array(episode)), {}),
  embeds: optional(record(text, fileBelow('media')), {}),
  creators: optional(array(creator), []),
  plans: optional(array(plan), []),
});

/** A catalogue that has been read, with every default filled in. */
export type Catalogue = InferOutput<typeof catalogueSchema>;
