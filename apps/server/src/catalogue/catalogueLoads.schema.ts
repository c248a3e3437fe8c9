import { pgTable, serial, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** Each load of a catalogue; the newest number says whether cached responses are still valid. */
export const catalogueLoads = pgTable('catalogue_loads', {
  id: serial('id').primaryKey(),
  source: text('source').notNull(),
  loadedAt: instant('loaded_at').notNull().defaultNow(),
});
