import { timestamp } from 'drizzle-orm/pg-core';

/** A column that holds a moment, with its time zone, as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
