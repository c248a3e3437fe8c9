import { HOUR_MS } from '@chalchitra/api/constants';
import { and, eq, exists, getTableColumns, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { changeUser } from '../database/userChanges';
import { screens } from './screens.schema';

/** A player reports every 30 s: where a report is ten seconds late it counts no longer. */
export const COUNTED_MS = 40_000;
/** A report that comes in time needs no lock: by the time that another player could stop counting it, it is long done. */
const IN_TIME_MS = 35_000;
/** Old players are forgotten each hour. */
export const CLEANUP_INTERVAL_MS = HOUR_MS;
/** How long a taken-over player is known, so that it is notified when its device wakes up: a day, with the round's hour. */
const KNOWN_MS = 23 * HOUR_MS;

export type StoredScreen = typeof screens.$inferSelect;

/** What a player reports, and how many of its user's may play at once; null for no limit. */
export interface Report {
  readonly uid: string;
  readonly id: string;
  readonly deviceId: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly signature: string | null;
  readonly takeOver: boolean;
  readonly limit: number | null;
  readonly at: Date;
}

/** Whether the player may go on, and the others that count. */
export interface ReportResult {
  readonly status: 'playing' | 'full' | 'takenOver';
  readonly others: StoredScreen[];
}

/** The players of one database's users. */
export interface ScreensStore {
  report(report: Report): Promise<ReportResult>;
  end(uid: string, id: string): Promise<void>;
  /** Forgets the players of all users that have not reported for so long that nobody is to know of them. */
  forget(at: Date): Promise<void>;
  /** Whether a player of a user has lately reported that it plays what a signature opens. */
  isPlaying(uid: string, signature: string, at: Date): Promise<boolean>;
}

const since = (at: Date, ms: number) => new Date(at.getTime() - ms);

/** Of each device the player that began first. */
const onePerDevice = (players: readonly StoredScreen[]) =>
  players.filter((one, index) => players.findIndex(({ deviceId }) => deviceId === one.deviceId) === index);

/**
 * Prepares the statement that renews a counted player, once because each player is renewed every 30 s. Returns the user's
 * other players, or null where the report isn't from a counted one.
 */
function preparePlayOn(database: Database) {
  const given = (name: string) => sql.placeholder(name);
  const set = (name: string) => sql`${given(name)}`;
  const playing = database.$with('playing').as(
    database
      .update(screens)
      .set({
        browser: set('browser'),
        system: set('system'),
        signature: set('signature'),
        seenAt: set('at'),
      })
      .where(
        and(
          eq(screens.uid, given('uid')),
          eq(screens.id, given('id')),
          eq(screens.deviceId, given('deviceId')),
          isNull(screens.takenOverBy),
          gt(screens.seenAt, given('inTimeSince')),
        ),
      )
      .returning(),
  );
  const statement = database
    .with(playing)
    .select(getTableColumns(screens))
    .from(screens)
    .where(
      and(
        eq(screens.uid, given('uid')),
        isNull(screens.takenOverBy),
        gt(screens.seenAt, given('countedSince')),
        exists(database.select().from(playing)),
      ),
    )
    .orderBy(screens.since)
    .prepare('play_on');
  return async ({ at, ...report }: Report): Promise<StoredScreen[] | null> => {
    const counted = await statement.execute({
      ...report,
      at: at.toISOString(),
      inTimeSince: since(at, IN_TIME_MS).toISOString(),
      countedSince: since(at, COUNTED_MS).toISOString(),
    });
    // Its own row is among them.
    return counted.length === 0
      ? null
      : onePerDevice(counted.filter((one) => one.deviceId !== report.deviceId));
  };
}

/** The players of one database's users. */
export function createScreensStore(database: Database): ScreensStore {
  const playOn = preparePlayOn(database);
  return {
    async report(report) {
      const playing = await playOn(report);
      if (playing !== null) return { status: 'playing', others: playing };
      const { uid, id, takeOver, limit, at, ...device } = report;
      // One after another, so that two players can't take the last screen.
      return changeUser(database, uid, 'screens', async (tx): Promise<ReportResult> => {
        const known = await tx.select().from(screens).where(eq(screens.uid, uid)).orderBy(screens.since);
        const own = known.find((screen) => screen.id === id);
        const counted = known.filter(
          (screen) => screen.takenOverBy === null && screen.seenAt > since(at, COUNTED_MS),
        );
        const others = onePerDevice(counted.filter(({ deviceId }) => deviceId !== device.deviceId));
        if (own?.takenOverBy) {
          return { status: 'takenOver', others: others.filter((screen) => screen.id === own.takenOverBy) };
        }
        // A player that counts already plays on, also where the plan has become smaller.
        const isNew = own === undefined || !counted.includes(own);
        const tooMany = isNew && limit !== null ? Math.max(0, others.length - limit + 1) : 0;
        if (tooMany > 0 && !takeOver) return { status: 'full', others };
        const replaced = others.slice(0, tooMany).map(({ deviceId }) => deviceId);
        if (replaced.length > 0) {
          await tx
            .update(screens)
            .set({ takenOverBy: id })
            .where(and(eq(screens.uid, uid), inArray(screens.deviceId, replaced)));
        }
        const now = { ...device, seenAt: at };
        await tx
          .insert(screens)
          .values({ uid, id, since: at, ...now })
          .onConflictDoUpdate({
            target: [screens.uid, screens.id],
            set: isNew ? { ...now, since: at } : now,
          });
        return { status: 'playing', others: others.slice(tooMany) };
      });
    },

    async end(uid, id) {
      await database.delete(screens).where(and(eq(screens.uid, uid), eq(screens.id, id)));
    },

    async forget(at) {
      await database.delete(screens).where(lt(screens.seenAt, since(at, KNOWN_MS)));
    },

    async isPlaying(uid, signature, at) {
      const found = await database
        .select({ id: screens.id })
        .from(screens)
        .where(
          and(
            eq(screens.uid, uid),
            eq(screens.signature, signature),
            gt(screens.seenAt, since(at, COUNTED_MS)),
          ),
        )
        .limit(1);
      return found.length > 0;
    },
  };
}
