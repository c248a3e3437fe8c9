import { DAY_MS } from '@chalchitra/api/constants';
import { toRupees } from '@chalchitra/api/contract';
import type { SwitchQuotesWire } from '@chalchitra/api/types';
import type { Database } from '../database/database';
import { findActivePeriods, quoteActivePeriods } from './payments.periods';
import { offeredPlans } from './payments.plans';

const plusDays = (start: Date, days: number) => new Date(start.getTime() + days * DAY_MS).toISOString();

/** What switching to each other plan gives a user at a time, now and at the end. */
export async function quoteSwitches(db: Database, uid: string, at: Date): Promise<SwitchQuotesWire> {
  const activePeriods = await findActivePeriods(db, uid, at);
  const [inForce] = activePeriods;
  if (inForce === undefined) return { plan_id: null, until: null, left: 0, quotes: [] };
  const until = new Date(Math.max(...activePeriods.map(({ periodEnd }) => periodEnd.getTime())));
  const quotes: SwitchQuotesWire['quotes'] = [];
  let left = 0;
  for (const plan of await offeredPlans(db)) {
    if (plan.id === inForce.planId) continue;
    const { leftPaise, creditDays } = await quoteActivePeriods(db, activePeriods, plan, at);
    left = Math.ceil(toRupees(leftPaise.reduce((sum, paise) => sum + paise, 0)));
    quotes.push({
      plan_id: plan.id,
      credit_days: creditDays,
      until_now: plusDays(at, plan.durationDays + creditDays),
      until_at_end: plusDays(until, plan.durationDays),
    });
  }
  return { plan_id: inForce.planId, until: until.toISOString(), left, quotes };
}
