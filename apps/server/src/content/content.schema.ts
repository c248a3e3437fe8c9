import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A file of captions beside a video file: language tag, name, and path below the catalogue's folder or address. */
export interface StoredCaptions {
  language: string;
  label: string;
  url: string;
}

const captions = () => jsonb('captions').$type<StoredCaptions[]>().notNull().default([]);

/** Content items of every kind (spec §3); texts are as the catalogue gives them. */
export const contentItems = pgTable(
  'content_items',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    lang: text('lang'),
    thumbnailApp: text('thumbnail_app'),
    thumbnailWeb: text('thumbnail_web'),
    /** Path below the catalogue's folder, or the address of another host. */
    video: text('video'),
    genres: jsonb('genres').$type<string[]>().notNull(),
    languages: jsonb('languages').$type<string[]>().notNull(),
    keywords: jsonb('keywords').$type<string[]>().notNull(),
    /** Names of those who play in it or made it. */
    people: jsonb('people').$type<string[]>().notNull().default([]),
    qualities: jsonb('qualities').$type<string[]>().notNull(),
    subscription: text('subscription').notNull(),
    /** Whole rupees. */
    price: integer('price').notNull(),
    /** Seconds. */
    duration: doublePrecision('duration'),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    youtubeVideoId: text('youtube_video_id'),
    captions: captions(),
    /** Other names that it is searched by. */
    alias: jsonb('alias').$type<string[]>().notNull().default([]),
    /** Any number: the higher, the earlier among what matches equally well. */
    popularity: integer('popularity').notNull().default(0),
  },
  (table) => [
    index('content_items_keywords').using('gin', table.keywords),
    index('content_items_people').using('gin', table.people),
  ],
);

/** Which items are in which of the lists of spec §7, in order. */
export const listEntries = pgTable(
  'list_entries',
  {
    list: text('list').notNull(),
    position: integer('position').notNull(),
    itemId: text('item_id')
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.position] }),
    index('list_entries_item').on(table.itemId, table.list),
  ],
);

/** Episodes of web series, in order (spec §3). */
export const episodes = pgTable(
  'episodes',
  {
    id: text('id').primaryKey(),
    seriesId: text('series_id')
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    thumbnailApp: text('thumbnail_app'),
    thumbnailWeb: text('thumbnail_web'),
    video: text('video'),
    /** Seconds. */
    duration: doublePrecision('duration'),
    captions: captions(),
  },
  (table) => [index('episodes_series').on(table.seriesId, table.position)],
);

/** What the local embed page plays in place of the video host's own, by the host's video id. */
export const embeds = pgTable('embeds', {
  videoId: text('video_id').primaryKey(),
  video: text('video').notNull(),
});
