import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** Players that have reported lately: whose, what on, since when, and what was last reported. */
export const screens = pgTable(
  'screens',
  {
    uid: text('uid').notNull(),
    id: text('id').notNull(),
    /** The browser that it is in: its players count as one. */
    deviceId: text('device_id').notNull(),
    browser: text('browser'),
    system: text('system'),
    since: instant('since').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** The signature of the address that it plays; null where that isn't ours. */
    signature: text('signature'),
    /** The screen that has taken its place. */
    takenOverBy: text('taken_over_by'),
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] })],
);
