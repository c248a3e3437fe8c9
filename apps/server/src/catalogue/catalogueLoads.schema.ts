import { pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** Each load of a catalogue; the newest number says whether cached responses are still valid. */
export const catalogueLoads = pgTable('catalogue_loads', {
  id: serial('id').primaryKey(),
  source: text('source').notNull(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
});
