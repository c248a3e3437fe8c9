import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { bills } from '../payments/payments.schema';
import type { OpenBills } from './metrics';

/** Counts the open bills of all servers of one database. */
export async function countOpenBills(database: Database, now: Date): Promise<OpenBills> {
  const [row] = await database
    .select({
      count: sql<number>`count(*)::int`,
      oldest: sql<string | null>`min(${bills.createdAt})`,
    })
    .from(bills)
    .where(eq(bills.status, 'open'));
  const oldest = row?.oldest ? new Date(row.oldest).getTime() : now.getTime();
  return { count: row?.count ?? 0, oldestSeconds: Math.max(0, (now.getTime() - oldest) / 1000) };
}
