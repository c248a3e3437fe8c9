import type { SavedPosition } from '@chalchitra/machines';
import { array, check, is, number, pipe, string, tuple, unknown } from 'valibot';
import { type PlayerStorage, readJson, writeJson } from './storage';

const KEY = 'playbackPositions';
const MAX_POSITIONS = 100;

/** Stores the positions at which media were left, by account (spec §4). */
export interface Positions {
  /** Null where the media wasn't begun or was watched to its end. */
  read(mediaKey: string): SavedPosition | null;
  /** Stores a position, or removes it where it isn't worth resuming. */
  write(mediaKey: string, position: SavedPosition): void;
}

/** What positions are kept with. */
export interface PositionsOptions {
  storage: PlayerStorage;
  /** Id of the account; null keeps nothing. */
  account: () => string | null;
  /** Whether playback would be resumed at a position. */
  isWorthResuming: (position: SavedPosition) => boolean;
}

type Entry = readonly [mediaKey: string, position: number, duration: number];

const entrySchema = pipe(
  tuple([string(), number(), number()]),
  check(([, position, duration]) => position > 0 && position < duration),
);

/** The uid is encoded, as in the site's own keys: the site finds by it what it removes with an account. */
const keyOf = (uid: string) => `${KEY}:${encodeURIComponent(uid)}`;

/** Stores the latest hundred positions of each account. */
export function createPositions({ storage, account, isWorthResuming }: PositionsOptions): Positions {
  /** A damaged entry is left out. */
  const readAll = (uid: string): readonly Entry[] =>
    (readJson(storage, keyOf(uid), array(unknown())) ?? []).filter((entry) => is(entrySchema, entry));
  return {
    read(mediaKey) {
      const uid = account();
      const found = uid === null ? undefined : readAll(uid).find(([other]) => other === mediaKey);
      return found === undefined ? null : { position: found[1], duration: found[2] };
    },
    write(mediaKey, { position, duration }) {
      const uid = account();
      if (uid === null || !Number.isFinite(position) || !Number.isFinite(duration)) return;
      const others = readAll(uid).filter(([other]) => other !== mediaKey);
      const entries: Entry[] = isWorthResuming({ position, duration })
        ? [[mediaKey, tenths(position), tenths(duration)], ...others]
        : [...others];
      writeJson(storage, keyOf(uid), entries.length === 0 ? null : entries.slice(0, MAX_POSITIONS));
    },
  };
}

const tenths = (seconds: number) => Math.floor(seconds * 10) / 10;
