import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/** Well below the 65,535 that a statement can have. */
const PARAMETERS_AT_ONCE = 10_000;

/** Inserts rows, however many, in parts that a statement can hold. */
export async function insertAll<T extends PgTable>(
  database: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const rowsAtOnce = Math.floor(PARAMETERS_AT_ONCE / Object.keys(getTableColumns(table)).length);
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await database.insert(table).values(rows.slice(start, start + rowsAtOnce));
}
