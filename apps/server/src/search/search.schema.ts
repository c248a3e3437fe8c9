import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What a search can find. */
export type SearchTarget = 'title' | 'episode' | 'creator' | 'person' | 'genre' | 'hashtag' | 'language';

/** Names of what can be found; a title with other names has one row for each. */
export const searchNames = pgTable('search_names', {
  id: integer('id').primaryKey(),
  target: text('target').$type<SearchTarget>().notNull(),
  targetId: text('target_id').notNull(),
  name: text('name').notNull(),
  lang: text('lang'),
  /** The sounds of its words, in each of its readings. */
  forms: jsonb('forms').$type<string[][]>().notNull(),
  popularity: integer('popularity').notNull(),
});

/** What whole names are found by, spellings apart: their sounds, and after a 0 their consonants alone. */
export const searchKeys = pgTable(
  'search_keys',
  {
    nameId: integer('name_id')
      .notNull()
      .references(() => searchNames.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
  },
  (table) => [
    index('search_keys_trigrams').using('gin', table.key.op('gin_trgm_ops')),
    index('search_keys_name').on(table.nameId),
  ],
);

/** What names begin with, from each of their words on: their consonants and their sounds, spellings apart. */
export const searchStarts = pgTable(
  'search_starts',
  {
    nameId: integer('name_id')
      .notNull()
      .references(() => searchNames.id, { onDelete: 'cascade' }),
    consonants: text('bones').notNull(),
    sound: text('sound').notNull(),
    popularity: integer('popularity').notNull(),
  },
  (table) => [
    index('search_starts_bones').on(table.consonants.op('text_pattern_ops')),
    index('search_starts_sound').on(table.sound.op('text_pattern_ops')),
    index('search_starts_name').on(table.nameId),
  ],
);

/** Which catalogue the names are of, and by which rules their keys were made; one row. */
export const searchIndex = pgTable('search_index', {
  catalogueId: integer('catalogue_id').primaryKey(),
  rules: integer('rules').notNull(),
});
