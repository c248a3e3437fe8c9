import type { PlaceChange, PlaceEpisode, PlaceReport, RowChange } from '@chalchitra/api/types';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { contentItems, episodes } from '../content/content.schema';
import type { StoredItem } from '../content/content.store';
import type { Database } from '../database/database';
import { unlessDeleted } from '../personalData/deletedAccounts';
import { latestOf, timeOf } from './latest';
import { places, removedTitles } from './viewing.schema';

/** How many places of a viewer are known, and how many titles that were removed from the row. */
export const MAX_PLACES = 200;

/** A place as it is kept. */
export type StoredPlace = typeof places.$inferSelect;

/** A place with its title. */
export interface PlaceOfTitle {
  readonly item: StoredItem;
  readonly place: StoredPlace;
  readonly episode: PlaceEpisode | null;
  readonly nextEpisode: PlaceEpisode | null;
  readonly isRemoved: boolean;
}

/** How far one database's viewers have watched what. */
export interface PlacesStore {
  /** The places in titles that there are, the latest first. */
  list(uid: string): Promise<PlaceOfTitle[]>;
  /** The newer session wins; within one, the newer place. Of two changes of a row the newer one wins. */
  change(uid: string, changes: readonly PlaceChange[], at: Date): Promise<void>;
}

const isPlace = (change: PlaceChange): change is PlaceReport => change.type === 'place';
const isRow = (change: PlaceChange): change is RowChange => change.type === 'row';

async function storePlaces(tx: Database, uid: string, reports: readonly PlaceReport[], at: Date) {
  const latest = latestOf(reports, ({ id, episodeId }) => `${id}/${episodeId}`);
  if (latest.size === 0) return;
  await tx
    .insert(places)
    .values(
      [...latest.values()].map(({ id, age, sessionAge, type, ...report }) => ({
        ...report,
        uid,
        titleId: id,
        watchedAt: timeOf(age, at),
        // A session can't begin after the place that it has reached.
        sessionStartedAt: timeOf(Math.max(age, sessionAge), at),
      })),
    )
    .onConflictDoUpdate({
      target: [places.uid, places.titleId, places.episodeId],
      set: {
        kind: sql`excluded.kind`,
        position: sql`excluded.position`,
        duration: sql`excluded.duration`,
        watchedAt: sql`excluded.watched_at`,
        sessionId: sql`excluded.session_id`,
        sessionStartedAt: sql`excluded.session_started_at`,
      },
      setWhere: sql`case when excluded.session_id = ${places.sessionId}
        then excluded.watched_at > ${places.watchedAt}
        else excluded.session_started_at > ${places.sessionStartedAt} end`,
    });
  const old = tx
    .select({ watchedAt: places.watchedAt })
    .from(places)
    .where(eq(places.uid, uid))
    .orderBy(desc(places.watchedAt))
    .offset(MAX_PLACES);
  await tx.delete(places).where(and(eq(places.uid, uid), inArray(places.watchedAt, old)));
}

async function storeRows(tx: Database, uid: string, changes: readonly RowChange[], at: Date) {
  const latest = latestOf(changes, ({ id }) => id);
  if (latest.size === 0) return;
  await tx
    .insert(removedTitles)
    .values(
      [...latest.values()].map(({ id, isRemoved, age }) => ({
        uid,
        titleId: id,
        isRemoved,
        changedAt: timeOf(age, at),
      })),
    )
    .onConflictDoUpdate({
      target: [removedTitles.uid, removedTitles.titleId],
      set: { isRemoved: sql`excluded.is_removed`, changedAt: sql`excluded.changed_at` },
      setWhere: lt(removedTitles.changedAt, sql`excluded.changed_at`),
    });
  const old = tx
    .select({ changedAt: removedTitles.changedAt })
    .from(removedTitles)
    .where(eq(removedTitles.uid, uid))
    .orderBy(desc(removedTitles.changedAt))
    .offset(MAX_PLACES);
  await tx
    .delete(removedTitles)
    .where(and(eq(removedTitles.uid, uid), inArray(removedTitles.changedAt, old)));
}

/** How far the viewers of one database have watched what. */
export function createPlacesStore(database: Database): PlacesStore {
  return {
    async list(uid) {
      const rows = await database
        .select({ place: places, item: contentItems, removal: removedTitles })
        .from(places)
        .innerJoin(contentItems, eq(contentItems.id, places.titleId))
        .leftJoin(
          removedTitles,
          and(eq(removedTitles.uid, places.uid), eq(removedTitles.titleId, places.titleId)),
        )
        .where(eq(places.uid, uid))
        .orderBy(desc(places.watchedAt), places.titleId, places.episodeId);
      const series = rows.filter(({ place }) => place.episodeId !== '').map(({ place }) => place.titleId);
      const parts =
        series.length === 0
          ? []
          : await database
              .select({ id: episodes.id, name: episodes.name, seriesId: episodes.seriesId })
              .from(episodes)
              .where(inArray(episodes.seriesId, series))
              .orderBy(asc(episodes.seriesId), asc(episodes.position));
      const indexOf = new Map(parts.map(({ id }, index) => [id, index]));
      return rows.flatMap(({ place, item, removal }): PlaceOfTitle[] => {
        const isRemoved = removal?.isRemoved === true && removal.changedAt >= place.watchedAt;
        if (place.episodeId === '') return [{ item, place, episode: null, nextEpisode: null, isRemoved }];
        const index = indexOf.get(place.episodeId);
        const part = index === undefined ? undefined : parts[index];
        // An episode that is gone has no place any more.
        if (index === undefined || part === undefined || part.seriesId !== place.titleId) return [];
        const after = parts[index + 1];
        return [
          {
            item,
            place,
            episode: { id: part.id, name: part.name },
            nextEpisode: after?.seriesId === part.seriesId ? { id: after.id, name: after.name } : null,
            isRemoved,
          },
        ];
      });
    },

    async change(uid, changes, at) {
      await unlessDeleted(database, uid, async (tx) => {
        await storePlaces(tx, uid, changes.filter(isPlace), at);
        await storeRows(tx, uid, changes.filter(isRow), at);
      });
    },
  };
}
