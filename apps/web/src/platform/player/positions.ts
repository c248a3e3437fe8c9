import { isWorthResuming, type Place } from '@chalchitra/machines';
import { array, unknown } from 'valibot';
import { type KeyValueStore, readJson } from '../storage';

const KEY = 'playbackPositions';
const MOST = 100;

/** The places at which films and episodes were left, by account (spec §4). */
export interface Positions {
  /** Null where it wasn't begun or was seen to its end. */
  read(mediaKey: string): Place | null;
  /** Keeps a place, or forgets it near the start and near the end. */
  write(mediaKey: string, place: Place): void;
}

type Kept = readonly [mediaKey: string, position: number, duration: number];

/** Keeps the latest hundred places of each account; a storage that is damaged, full or blocked costs only them. */
export function createPositions(local: KeyValueStore, account: () => string | null): Positions {
  const keyOf = (uid: string) => `${KEY}:${uid}`;
  const places = (uid: string): readonly Kept[] =>
    (readJson(local, keyOf(uid), array(unknown())) ?? []).filter(isKept);
  return {
    read(mediaKey) {
      const uid = account();
      const found = uid === null ? undefined : places(uid).find(([other]) => other === mediaKey);
      return found === undefined ? null : { position: found[1], duration: found[2] };
    },
    write(mediaKey, { position, duration }) {
      const uid = account();
      if (uid === null || !Number.isFinite(position) || !Number.isFinite(duration)) return;
      const others = places(uid).filter(([other]) => other !== mediaKey);
      const kept: Kept[] = isWorthResuming({ position, duration })
        ? [[mediaKey, tenths(position), tenths(duration)], ...others]
        : [...others];
      if (kept.length === 0) local.remove(keyOf(uid));
      else local.set(keyOf(uid), JSON.stringify(kept.slice(0, MOST)));
    },
  };
}

const tenths = (seconds: number) => Math.floor(seconds * 10) / 10;

function isKept(value: unknown): value is Kept {
  return (
    Array.isArray(value) &&
    value.length === 3 &&
    typeof value[0] === 'string' &&
    Number.isFinite(value[1]) &&
    Number.isFinite(value[2]) &&
    value[1] > 0 &&
    value[1] < value[2]
  );
}
