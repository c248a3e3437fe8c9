import type { CaptionLook, PlayerPreferences } from '@chalchitra/machines';
import { record, string, unknown } from 'valibot';
import { type KeyValueStore, readJson } from '../storage';

const KEY = 'playerPreferences';

const usual: PlayerPreferences = {
  volume: 1,
  isMuted: false,
  rate: 1,
  audioLang: null,
  captionsLang: null,
  captionLook: { size: 'medium', colour: 'white', background: 'veil' },
};

/** How the visitor likes to watch, whatever is watched (spec §4). */
export interface Preferences {
  read(): PlayerPreferences;
  /** Keeps what is given and leaves the rest. */
  write(change: Partial<PlayerPreferences>): void;
}

/** Keeps them in one entry; whatever is missing or damaged there is as usual. */
export function createPreferences(local: KeyValueStore): Preferences {
  const read = (): PlayerPreferences => {
    const kept = readJson(local, KEY, record(string(), unknown())) ?? {};
    return {
      volume: isWithin(kept.volume, 0, 1) ? kept.volume : usual.volume,
      isMuted: kept.isMuted === true,
      rate: isWithin(kept.rate, 0.25, 4) ? kept.rate : usual.rate,
      audioLang: isLang(kept.audioLang) ? kept.audioLang : null,
      captionsLang: isLang(kept.captionsLang) ? kept.captionsLang : null,
      captionLook: readLook(kept.captionLook),
    };
  };
  return {
    read,
    write: (change) => local.set(KEY, JSON.stringify({ ...read(), ...change })),
  };
}

const looks = {
  size: ['small', 'medium', 'large'],
  colour: ['white', 'yellow', 'green'],
  background: ['none', 'veil', 'solid'],
} as const satisfies { [Part in keyof CaptionLook]: readonly CaptionLook[Part][] };

function readLook(value: unknown): CaptionLook {
  const kept = isRecord(value) ? value : {};
  return {
    size: looks.size.find((size) => size === kept.size) ?? usual.captionLook.size,
    colour: looks.colour.find((colour) => colour === kept.colour) ?? usual.captionLook.colour,
    background: looks.background.find((one) => one === kept.background) ?? usual.captionLook.background,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

const isLang = (value: unknown): value is string => typeof value === 'string' && value !== '';
