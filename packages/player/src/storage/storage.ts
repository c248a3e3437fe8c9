import { type GenericSchema, safeParse } from 'valibot';

/** Where the engine keeps text by key: `localStorage`, or anything like it. It may be full, blocked or damaged. */
export type PlayerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The value kept as JSON under a key; null where it is missing, damaged, not readable, or not what the schema takes. */
export function readJson<T>(
  storage: PlayerStorage,
  key: string,
  schema: GenericSchema<unknown, T>,
): T | null {
  try {
    const read = safeParse(schema, JSON.parse(storage.getItem(key) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Keeps a value as JSON under a key, or removes it where it is null; does nothing where the storage refuses. */
export function writeJson(storage: PlayerStorage, key: string, value: unknown): void {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or blocked: only what would have been kept is lost.
  }
}
