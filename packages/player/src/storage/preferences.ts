import type { CaptionLook, PlayerPreferences, WantedTrack } from '@chalchitra/machines';
import { type PlayerStorage, readJson, writeJson } from './storage';

const KEY = 'playerPreferences';

const defaults: PlayerPreferences = {
  volume: 1,
  isMuted: false,
  rate: 1,
  wantedAudio: null,
  wantedCaptions: null,
  isSoundOnly: false,
  captionLook: { size: 'medium', colour: 'white', background: 'veil' },
};

/** How the user likes to watch, whatever is played (spec §4). */
export interface Preferences {
  read(): PlayerPreferences;
  /** Changes what is given and keeps the rest. */
  write(change: Partial<PlayerPreferences>): void;
}

/** Keeps the preferences in one entry; each that is missing or damaged there has its default. */
export function createPreferences(storage: PlayerStorage): Preferences {
  const read = (): PlayerPreferences => {
    const stored = readJson(storage, KEY);
    const kept = isRecord(stored) ? stored : {};
    return {
      volume: isWithin(kept.volume, 0, 1) ? kept.volume : defaults.volume,
      isMuted: kept.isMuted === true,
      rate: isWithin(kept.rate, 0.25, 4) ? kept.rate : defaults.rate,
      wantedAudio: readTrack(kept.wantedAudio, kept.audioLang),
      wantedCaptions: readTrack(kept.wantedCaptions, kept.captionsLang),
      isSoundOnly: kept.isSoundOnly === true,
      captionLook: readLook(kept.captionLook),
    };
  };
  return {
    read,
    write: (change) => writeJson(storage, KEY, { ...read(), ...change }),
  };
}

const looks = {
  size: ['small', 'medium', 'large'],
  colour: ['white', 'yellow', 'green'],
  background: ['none', 'veil', 'solid'],
} as const satisfies { [Part in keyof CaptionLook]: readonly CaptionLook[Part][] };

function readLook(value: unknown): CaptionLook {
  const kept = isRecord(value) ? value : {};
  const { captionLook: usual } = defaults;
  return {
    size: looks.size.find((size) => size === kept.size) ?? usual.size,
    colour: looks.colour.find((colour) => colour === kept.colour) ?? usual.colour,
    background: looks.background.find((one) => one === kept.background) ?? usual.background,
  };
}

/** A stored choice of a track; version 0.1 stored its language alone. */
function readTrack(value: unknown, langAlone: unknown): WantedTrack | null {
  if (isLang(langAlone)) return { label: '', lang: langAlone };
  if (!isRecord(value)) return null;
  const { label, lang } = value;
  return typeof label === 'string' && (lang === null || isLang(lang)) ? { label, lang } : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isWithin = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max;

const isLang = (value: unknown): value is string => typeof value === 'string' && value !== '';
