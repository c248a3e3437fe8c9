import type { Rendition } from '@chalchitra/machines';
import { array, type GenericSchema, nullable, number, object, string } from 'valibot';
import { type KeyValueStore, readJson } from '../storage';

const KEY = 'lastRenditions';

const schema: GenericSchema<unknown, Rendition[]> = array(
  object({
    id: string(),
    height: nullable(number()),
    bitrate: nullable(number()),
    label: nullable(string()),
  }),
);

/** The renditions of the playlist that was played last in this browser: figures where no film is open. */
export interface LastRenditions {
  /** Highest first; none where nothing was played. */
  read(): readonly Rendition[];
  store(renditions: readonly Rendition[]): void;
}

/** Stores them. */
export function createLastRenditions(store: KeyValueStore): LastRenditions {
  return {
    read: () => readJson(store, KEY, schema) ?? [],
    store(renditions) {
      // None are known of a film that is being loaded.
      if (renditions.length > 0) store.set(KEY, JSON.stringify(renditions));
    },
  };
}
