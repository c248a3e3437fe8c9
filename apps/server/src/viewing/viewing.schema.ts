import { boolean, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/**
 * The latest word on each title of a viewer's watchlist; a removed one stays, so that an older word can't add it again.
 * Titles are no references: a catalogue that is loaded again replaces all of them.
 */
export const watchlistTitles = pgTable(
  'watchlist_titles',
  {
    uid: text('uid').notNull(),
    titleId: text('title_id').notNull(),
    kind: text('kind').notNull(),
    isListed: boolean('is_listed').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.titleId] })],
);

/** How far a viewer has watched a title or an episode. */
export const places = pgTable(
  'places',
  {
    uid: text('uid').notNull(),
    titleId: text('title_id').notNull(),
    /** Empty for a title without episodes. */
    episodeId: text('episode_id').notNull(),
    kind: text('kind').notNull(),
    /** Seconds. */
    position: doublePrecision('position').notNull(),
    /** Seconds; 0 where it isn't known. */
    duration: doublePrecision('duration').notNull(),
    watchedAt: instant('watched_at').notNull(),
    /** The playback that reached it, from its start to its pause. */
    sessionId: text('session_id').notNull(),
    sessionStartedAt: instant('session_started_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.titleId, table.episodeId] })],
);

/** The latest word on whether a viewer has removed a title from the row of what was watched. */
export const removedTitles = pgTable(
  'removed_titles',
  {
    uid: text('uid').notNull(),
    titleId: text('title_id').notNull(),
    isRemoved: boolean('is_removed').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.titleId] })],
);
