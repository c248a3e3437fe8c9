import { DAY_MS, MINUTE_MS } from '@chalchitra/api/constants';
import { and, countDistinct, desc, exists, gt, gte, max } from 'drizzle-orm';
import { contentItems } from '../content/content.schema';
import type { StoredItem } from '../content/content.store';
import type { Database } from '../database/database';
import type { Log } from '../log';
import type { Background } from '../parts';
import { isRunning } from '../payments/payments.periods';
import { payments } from '../payments/payments.schema';
import { repeat } from '../repeat';
import { places } from './viewing.schema';

const COUNT_INTERVAL_MS = 15 * MINUTE_MS;
const LATELY_MS = 30 * DAY_MS;
/** Fewer subscribed accounts don't count, so that nobody's watching is seen in an order. */
export const MIN_ACCOUNTS = 3;
const MAX_TITLES = 1000;
/** What being watched most is worth where the catalogue itself says little of popularity. */
const MIN_WORTH = 100;
/** How many editions of one catalogue are distinguished. */
const EDITIONS = 1_000_000;

/** What subscribers watched in the last 30 days, as a part of each title's popularity; of people only their number is read. */
export interface WatchedLately extends Background {
  /** Counts again; the server does so automatically every 15 minutes. */
  count(): Promise<void>;
  /**
   * What is added to a title's popularity for being watched: the most watched title gets the catalogue's highest, or 100
   * if that is less.
   */
  addedTo(titleId: string): number;
  blend<Item extends StoredItem>(items: readonly Item[]): Item[];
  /** Number of the catalogue with these counts, so that nothing made from others is kept. */
  editionOf(catalogue: number): number;
}

/** Counts on one database. */
export function createWatchedLately(database: Database, log: Log, now: () => Date): WatchedLately {
  let added = new Map<string, number>();
  let edition = 0;

  async function read(): Promise<Map<string, number>> {
    const since = new Date(now().getTime() - LATELY_MS);
    const accounts = countDistinct(places.uid);
    // Anybody can make an account and write its places; with two of their own they would see what a third watches.
    const isSubscribed = exists(
      database.select({ id: payments.id }).from(payments).where(isRunning(places.uid, since)),
    );
    const counts = await database
      .select({ titleId: places.titleId, accounts })
      .from(places)
      .where(and(gt(places.watchedAt, since), gt(places.position, 0), isSubscribed))
      .groupBy(places.titleId)
      .having(gte(accounts, MIN_ACCOUNTS))
      .orderBy(desc(accounts), places.titleId)
      .limit(MAX_TITLES);
    const [first] = counts;
    if (first === undefined) return new Map();
    const [highest] = await database.select({ popularity: max(contentItems.popularity) }).from(contentItems);
    const worth = Math.max(MIN_WORTH, highest?.popularity ?? 0);
    return new Map(
      counts.map(({ titleId, accounts: seen }) => [titleId, Math.ceil((seen / first.accounts) * worth)]),
    );
  }

  async function count(): Promise<void> {
    const found = await read();
    const isSame = found.size === added.size && [...found].every(([id, value]) => added.get(id) === value);
    if (isSame) return;
    added = found;
    edition += 1;
  }

  const addedTo = (titleId: string) => added.get(titleId) ?? 0;
  return {
    count,
    addedTo,
    blend: (items) => items.map((item) => ({ ...item, popularity: item.popularity + addedTo(item.id) })),
    editionOf: (catalogue) => catalogue * EDITIONS + edition,
    ...repeat(count, {
      pauseMs: COUNT_INTERVAL_MS,
      isFirstAtOnce: true,
      onError: (error) => log.warn('What was watched lately could not be counted', { error }),
    }),
  };
}
