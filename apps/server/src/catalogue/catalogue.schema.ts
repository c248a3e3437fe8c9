import { CONTENT_LISTS } from '@chalchitra/api/contract';
import {
  array,
  check,
  email,
  type InferOutput,
  integer,
  maxLength,
  minLength,
  minValue,
  nullish,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  transform,
  union,
} from 'valibot';

const LONGEST_TEXT = 5000;
const LONGEST_ID = 200;

const filled = pipe(string(), minLength(1, 'must not be empty'), maxLength(LONGEST_TEXT));
const id = pipe(
  union([string(), pipe(number(), transform(String))]),
  regex(/^[\w.~-]+$/, 'must be letters, digits, dots, hyphens or underscores'),
  maxLength(LONGEST_ID),
);
const count = pipe(number(), integer('must be a whole number'), minValue(0, 'must not be negative'));
const labels = array(filled);
const date = pipe(
  string(),
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
const isAddress = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);

/** A file below one of the catalogue's folders, or an http(s) address. */
const fileBelow = (...folders: ('artwork' | 'media')[]) =>
  pipe(
    string(),
    check(
      (value) => isAddress(value) || folders.some((folder) => value.startsWith(`${folder}/`) && PATH.test(value)),
      `must be a path below ${folders.map((folder) => `${folder}/`).join(' or ')} or an http(s) address`,
    ),
  );
const picture = nullish(fileBelow('artwork'), null);
const video = nullish(fileBelow('media'), null);
const seconds = nullish(pipe(number(), minValue(1, 'must be at least 1 second')), null);

/** An item; `duration` in seconds, `price` in whole rupees. */
const item = strictObject({
  id,
  name: filled,
  description: filled,
  lang: nullish(languageTag, null),
  thumbnail_app: picture,
  thumbnail_web: picture,
  video,
  genres: optional(labels, []),
  languages: optional(labels, []),
  keywords: optional(labels, []),
  quality: optional(labels, ['HD']),
  subscription: optional(filled, 'free'),
  price: optional(count, 0),
  duration: seconds,
  created_at: date,
  updated_at: optional(date),
  /** Plays in the video host's embed; in local mode the item's own `video` stands in for what the host would play. */
  youtube_video_id: nullish(pipe(string(), regex(/^[\w-]{1,64}$/, 'must be a bare video id')), null),
});

const episode = strictObject({
  id,
  name: filled,
  thumbnail_app: picture,
  thumbnail_web: picture,
  video,
  duration: seconds,
});

const post = strictObject({
  id,
  content_type: picklist(['image', 'reel']),
  content: fileBelow('artwork', 'media'),
  caption: optional(string(), ''),
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

/** A plan; `amount` in whole rupees. */
const plan = strictObject({
  id,
  name: filled,
  amount: pipe(number(), integer('must be whole rupees'), minValue(1, 'must be at least 1 rupee')),
  description: filled,
  duration_days: optional(pipe(number(), integer(), minValue(1)), 30),
});

const listNames = Object.fromEntries(CONTENT_LISTS.map((list) => [list, optional(array(id), [])] as const));

/** A catalogue file: items once, lists and series by the items' ids, creators with their posts, plans (spec §3, §7). */
export const catalogueSchema = strictObject({
  items: array(item),
  lists: strictObject(listNames),
  series: optional(array(strictObject({ item: id, episodes: array(episode) })), []),
  creators: optional(array(creator), []),
  plans: optional(array(plan), []),
});

/** A catalogue that has been read, with every default filled in. */
export type Catalogue = InferOutput<typeof catalogueSchema>;
