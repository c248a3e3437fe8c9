import { sql } from 'drizzle-orm';
import { createKeyedSemaphore } from '../semaphore';
import type { Database } from './database';
import { DatabaseUnavailable } from './databaseErrors';

/** What of a user is changed by one at a time, and the lock that stands for it in the database, for all processes. */
const locks = {
  /** What is kept about a user: profile, lists and places. */
  account: (uid: string) => `account ${uid}`,
  /** A user's players. */
  screens: (uid: string) => `screens ${uid}`,
  /** A user's bills and payments. */
  payer: (uid: string) => uid,
} as const;

export type UserLock = keyof typeof locks;

/** All that is locked, in the order in which it is taken where a change takes several. */
export const EVERY_LOCK: readonly UserLock[] = ['account', 'screens', 'payer'];

/** A change waits for this process's earlier ones without a connection: many at once would hold all that there are, for everybody. */
const runLimited = createKeyedSemaphore(
  { maxConcurrent: 1, maxQueued: 100, queueTimeoutMs: 6000 },
  (reason) => new DatabaseUnavailable(reason),
);

async function takeLock(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/**
 * Changes something of a user in one transaction, one change at a time in this process and all others. The work must
 * not wait for another change of the same user.
 */
export function changeUser<T>(
  database: Database,
  uid: string,
  taken: UserLock | readonly UserLock[],
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const names = [taken].flat().map((lock) => locks[lock](uid));
  const change = () =>
    database.transaction(async (tx) => {
      for (const name of names) await takeLock(tx, name);
      return work(tx);
    });
  return names.reduceRight<() => Promise<T>>((next, name) => () => runLimited(name, next), change)();
}
