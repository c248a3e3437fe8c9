import { DAY_MS, HOUR_MS, MINUTE_MS } from '@chalchitra/api/constants';
import type { Database } from '../database/database';
import type { Log } from '../log';
import { paymentIdOf, type Reconciler } from './payments.reconcile';
import { createReconcileStore } from './payments.reconcile.store';

const RETRY_INTERVAL_MS = 10 * MINUTE_MS;
/** A server that was stopped in the middle leaves the day to another. */
const SILENT_FOR_MS = HOUR_MS;
/** What was paid a moment ago may still be on its way into the books. */
const SETTLES_WITHIN_MS = HOUR_MS;
/** As far back as servers may have been down; what is found then, an operator finds too. */
const RECONCILED_MS = 8 * DAY_MS;
const MAX_LINES = 20;

/** The time that is compared at a moment of a day. */
export const dailyWindow = (at: Date) => ({
  from: new Date(at.getTime() - RECONCILED_MS),
  to: new Date(at.getTime() - SETTLES_WITHIN_MS),
});

/** A day as the comparisons are kept by it: `YYYY-MM-DD` in UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Compares the last days with the provider, once a day for all servers of a database, and leaves a line in the log. */
export function createDailyReconciliation(options: {
  database: Database;
  reconciler: Reconciler;
  log: Log;
  now: () => Date;
}): (signal?: AbortSignal) => Promise<void> {
  const { reconciler, log, now } = options;
  const store = createReconcileStore(options.database);
  let triedAt = 0;

  const compare = async (day: string, at: Date, signal: AbortSignal | undefined): Promise<void> => {
    const { from, to } = dailyWindow(at);
    const { differences, ...counts } = await reconciler.find(from, to, signal);
    await store.finishDay(day, differences.length, now());
    if (differences.length === 0) return log.info('The payments of the last days have their records', counts);
    log.error('Payments and records differ', { ...counts, differences: differences.length });
    for (const difference of differences.slice(0, MAX_LINES)) {
      log.error('A payment and its record differ', {
        payment: paymentIdOf(difference),
        difference: difference.kind,
      });
    }
  };

  return async (signal) => {
    const at = now();
    if (at.getTime() - triedAt < RETRY_INTERVAL_MS) return;
    triedAt = at.getTime();
    const day = dayOf(at);
    if (!(await store.claimDay(day, at, new Date(at.getTime() - SILENT_FOR_MS)))) return;
    await compare(day, at, signal);
  };
}
