import { desc } from 'drizzle-orm';
import type { Database } from '../database/database';
import { catalogueLoads } from './catalogueLoads.schema';

/** Number of the catalogue in force; 0 where none was loaded yet. */
export async function catalogueVersion(database: Database): Promise<number> {
  const [newest] = await database
    .select({ id: catalogueLoads.id })
    .from(catalogueLoads)
    .orderBy(desc(catalogueLoads.id))
    .limit(1);
  return newest?.id ?? 0;
}
