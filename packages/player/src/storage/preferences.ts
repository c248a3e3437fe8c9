import type { PlayerPreferences, WantedTrack } from '@chalchitra/machines';
import {
  boolean,
  fallback,
  type GenericSchema,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  transform,
} from 'valibot';
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

const lang = pipe(string(), minLength(1));
const track = fallback(nullable(object({ label: string(), lang: nullable(lang) })), null);
/** Version 0.1 stored the language of a track alone. */
const langAlone = fallback(nullable(lang), null);
const within = (min: number, max: number) => pipe(number(), minValue(min), maxValue(max));

const { captionLook } = defaults;

/** Each preference that is missing or damaged has its default. */
const schema: GenericSchema<unknown, PlayerPreferences> = pipe(
  object({
    volume: fallback(within(0, 1), defaults.volume),
    isMuted: fallback(boolean(), defaults.isMuted),
    rate: fallback(within(0.25, 4), defaults.rate),
    wantedAudio: track,
    audioLang: langAlone,
    wantedCaptions: track,
    captionsLang: langAlone,
    isSoundOnly: fallback(boolean(), defaults.isSoundOnly),
    captionLook: fallback(
      object({
        size: fallback(picklist(['small', 'medium', 'large']), captionLook.size),
        colour: fallback(picklist(['white', 'yellow', 'green']), captionLook.colour),
        background: fallback(picklist(['none', 'veil', 'solid']), captionLook.background),
      }),
      captionLook,
    ),
  }),
  transform(({ audioLang, captionsLang, ...kept }) => ({
    ...kept,
    wantedAudio: trackOf(audioLang) ?? kept.wantedAudio,
    wantedCaptions: trackOf(captionsLang) ?? kept.wantedCaptions,
  })),
);

const trackOf = (lang: string | null): WantedTrack | null => (lang === null ? null : { label: '', lang });

/** How the user likes to watch, whatever is played (spec §4). */
export interface Preferences {
  read(): PlayerPreferences;
  /** Changes what is given and keeps the rest. */
  write(change: Partial<PlayerPreferences>): void;
}

/** Keeps the preferences in one entry. */
export function createPreferences(storage: PlayerStorage): Preferences {
  const read = () => readJson(storage, KEY, schema) ?? defaults;
  return {
    read,
    write: (change) => writeJson(storage, KEY, { ...read(), ...change }),
  };
}
