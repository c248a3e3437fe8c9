import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { plans } from './plans.schema';

export type PlanRow = typeof plans.$inferSelect;

/** The plans that are sold, in their order. */
export const offeredPlans = (db: Database): Promise<PlanRow[]> =>
  db.select().from(plans).where(eq(plans.isOffered, true)).orderBy(plans.position);

/** A plan that is sold, or was. */
export async function findPlan(db: Database, id: string): Promise<PlanRow | undefined> {
  return (await db.select().from(plans).where(eq(plans.id, id)))[0];
}
