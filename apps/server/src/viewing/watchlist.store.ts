import type { WatchlistChange } from '@chalchitra/api/types';
import { and, count, desc, eq, exists, inArray, not, sql } from 'drizzle-orm';
import { contentItems } from '../content/content.schema';
import type { StoredItem } from '../content/content.store';
import type { Database } from '../database/database';
import { unlessDeleted } from '../personalData/deletedAccounts';
import { latestOf, timeOf } from './latest';
import { watchlistTitles } from './viewing.schema';

/** How many titles a watchlist holds. */
export const MAX_LISTED = 1000;
/**
 * How many removed titles are stored, and how many that the catalogue no longer has, in case it has them again. Once a
 * removal is dropped, a change that is older than it would add its title again.
 */
const MAX_UNSEEN = 1000;

/** A title of a watchlist with its item. */
export interface ListedTitle {
  readonly item: StoredItem;
  readonly kind: string;
  readonly addedAt: Date;
}

/** The watchlists of one database's viewers. */
export interface WatchlistStore {
  /** The titles that there are, the latest first. */
  list(uid: string): Promise<ListedTitle[]>;
  /** Applies the changes that are newer than what is stored; returns the ids of titles for which there was no room. */
  change(uid: string, changes: readonly WatchlistChange[], at: Date): Promise<string[]>;
}

/** Opens them on a database. */
export function createWatchlistStore(database: Database): WatchlistStore {
  const isListed = eq(watchlistTitles.isListed, true);
  return {
    list: (uid) =>
      database
        .select({ item: contentItems, kind: watchlistTitles.kind, addedAt: watchlistTitles.changedAt })
        .from(watchlistTitles)
        .innerJoin(contentItems, eq(contentItems.id, watchlistTitles.titleId))
        .where(and(eq(watchlistTitles.uid, uid), isListed))
        .orderBy(desc(watchlistTitles.changedAt), watchlistTitles.titleId),

    change: async (uid, changes, at) => {
      const refused = await unlessDeleted(database, uid, async (tx) => {
        const own = eq(watchlistTitles.uid, uid);
        const latest = latestOf(changes, ({ id }) => id);
        const ids = [...latest.keys()];
        const known = await tx
          .select()
          .from(watchlistTitles)
          .where(and(own, inArray(watchlistTitles.titleId, ids)));
        const found = await tx
          .select({ id: contentItems.id })
          .from(contentItems)
          .where(inArray(contentItems.id, ids));
        const there = new Set(found.map(({ id }) => id));
        // Only what the list shows takes room: a viewer couldn't remove the others.
        const [listed] = await tx
          .select({ count: count() })
          .from(watchlistTitles)
          .innerJoin(contentItems, eq(contentItems.id, watchlistTitles.titleId))
          .where(and(own, isListed));
        const knownById = new Map(known.map((row) => [row.titleId, row]));
        let room = MAX_LISTED - (listed?.count ?? 0);
        const full: string[] = [];
        const rows: (typeof watchlistTitles.$inferInsert)[] = [];
        for (const change of latest.values()) {
          const before = knownById.get(change.id);
          const changedAt = timeOf(change.age, at);
          if (before && before.changedAt >= changedAt) continue;
          const more = there.has(change.id) ? Number(change.isListed) - Number(before?.isListed ?? false) : 0;
          if (more > 0 && more > room) {
            full.push(change.id);
            continue;
          }
          room -= more;
          rows.push({ uid, titleId: change.id, kind: change.kind, isListed: change.isListed, changedAt });
        }
        if (rows.length > 0) {
          await tx
            .insert(watchlistTitles)
            .values(rows)
            .onConflictDoUpdate({
              target: [watchlistTitles.uid, watchlistTitles.titleId],
              set: {
                kind: sql`excluded.kind`,
                isListed: sql`excluded.is_listed`,
                changedAt: sql`excluded.changed_at`,
              },
            });
        }
        const isThere = exists(
          tx.select().from(contentItems).where(eq(contentItems.id, watchlistTitles.titleId)),
        );
        for (const unseen of [not(isListed), and(isListed, not(isThere))]) {
          const old = tx
            .select({ id: watchlistTitles.titleId })
            .from(watchlistTitles)
            .where(and(own, unseen))
            .orderBy(desc(watchlistTitles.changedAt))
            .offset(MAX_UNSEEN);
          await tx.delete(watchlistTitles).where(and(own, inArray(watchlistTitles.titleId, old)));
        }
        return full;
      });
      return refused ?? [];
    },
  };
}
