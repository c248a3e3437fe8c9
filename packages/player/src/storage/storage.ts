/** Where the engine keeps text by key: `localStorage`, or anything like it. It may be full, blocked or damaged. */
export type PlayerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The value kept as JSON under a key; null where it is missing, damaged or not readable. */
export function readJson(storage: PlayerStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
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
