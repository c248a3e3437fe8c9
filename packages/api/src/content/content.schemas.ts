import {
  check,
  fallback,
  type GenericSchema,
  type InferOutput,
  object,
  optional,
  pipe,
  transform,
  unknown,
} from 'valibot';
import {
  count,
  dateText,
  labels,
  languageTag,
  optionalCount,
  optionalId,
  optionalName,
  optionalUrl,
  requiredId,
  requiredName,
  seconds,
  text,
} from '../shared/fields.schemas';
import { captionFiles } from './captions.schemas';
import type { ContentItem, Episode } from './content.types';
import { embeddedVideoId } from './embeddedVideo';
import { scriptLanguage } from './scriptLanguage';

const DEFAULT_QUALITIES = ['HD'];
const DEFAULT_SUBSCRIPTION = 'free';

const itemFields = object({
  id: requiredId,
  name: requiredName,
  description: text,
  thumbnail_app: optionalUrl,
  thumbnail_web: optionalUrl,
  video_url: optionalUrl,
  genres: labels,
  language: labels,
  languages: labels,
  keywords: labels,
  people: labels,
  quality: labels,
  subscription: fallback(requiredName, DEFAULT_SUBSCRIPTION),
  price: count,
  duration: seconds,
  created_at: dateText,
  updated_at: dateText,
  youtube_video_id: optional(unknown()),
  lang: languageTag,
  captions: captionFiles,
  popularity: optionalCount,
});

function toItem(wire: InferOutput<typeof itemFields>): ContentItem {
  const languages = wire.languages.length > 0 ? wire.languages : wire.language;
  return {
    id: wire.id,
    title: wire.name,
    description: wire.description,
    artwork: { small: wire.thumbnail_app, wide: wire.thumbnail_web },
    videoUrl: wire.video_url,
    genres: wire.genres,
    languages,
    keywords: wire.keywords,
    people: wire.people,
    qualities: wire.quality.length > 0 ? wire.quality : DEFAULT_QUALITIES,
    subscription: wire.subscription,
    price: wire.price,
    durationSeconds: wire.duration,
    createdAt: wire.created_at,
    updatedAt: wire.updated_at,
    youtubeVideoId: embeddedVideoId(wire.youtube_video_id, wire.video_url),
    lang: wire.lang ?? scriptLanguage(wire.name, languages),
    captions: wire.captions,
    popularity: wire.popularity,
  };
}

/** A content item from the wire, with the defaults and clean-ups of spec §3; only id and name must be there. */
export const contentItemSchema: GenericSchema<unknown, ContentItem> = pipe(itemFields, transform(toItem));

/**
 * A live TV channel from the wire: an item whose embedded video is its `videoId`, or as with any item. The video's id
 * is also the channel's id and name where it has none (spec §3).
 */
export const liveChannelSchema: GenericSchema<unknown, ContentItem> = pipe(
  object({ ...itemFields.entries, id: optionalId, name: optionalName, videoId: optional(unknown()) }),
  transform(({ videoId, ...wire }): ContentItem => {
    const embedded = embeddedVideoId(videoId, null) ?? embeddedVideoId(wire.youtube_video_id, wire.video_url);
    const item = toItem({ ...wire, id: wire.id ?? embedded ?? '', name: wire.name ?? embedded ?? '' });
    return { ...item, youtubeVideoId: embedded };
  }),
  check(({ id, title }) => id !== '' && title !== '', 'has no videoId to be its id or name'),
);

/** An episode from the wire (spec §3); only its id must be there. */
export const episodeSchema: GenericSchema<unknown, Episode> = pipe(
  object({
    id: requiredId,
    name: fallback(requiredName, ''),
    video_url: optionalUrl,
    thumbnail_app: optionalUrl,
    thumbnail_web: optionalUrl,
    duration: seconds,
    captions: captionFiles,
  }),
  transform(
    (wire): Episode => ({
      id: wire.id,
      name: wire.name,
      videoUrl: wire.video_url,
      artwork: { small: wire.thumbnail_app, wide: wire.thumbnail_web },
      durationSeconds: wire.duration,
      captions: wire.captions,
    }),
  ),
);
