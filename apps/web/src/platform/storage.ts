import { type GenericSchema, pipe, regex, safeParse, string } from 'valibot';

/** Text stored by key; never throws: blocked or full storage is replaced by the page's own memory. */
export interface KeyValueStore {
  get(key: string): string | null;
  /** Whether it is stored beyond this page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Every key that begins so. */
  keys(prefix: string): string[];
  /** Called when another tab has changed something; returns a function that stops it. */
  watch(listener: () => void): () => void;
}

/**
 * Wraps a browser storage area, read again each time because even access to it can be refused; `page` is where
 * the changes of other tabs are reported.
 */
export function createStore(area: () => Storage, page?: EventTarget): KeyValueStore {
  // Holds what the area refused to take, and shadows what it still has under the same key.
  const memory = new Map<string, string | null>();
  return {
    get(key) {
      const shadow = memory.get(key);
      if (shadow !== undefined) return shadow;
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        area().setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        return false;
      }
    },
    remove(key) {
      try {
        area().removeItem(key);
        memory.delete(key);
      } catch {
        memory.set(key, null);
      }
    },
    keys(prefix) {
      const keys = new Set(readKeys(area));
      for (const [key, shadow] of memory) shadow === null ? keys.delete(key) : keys.add(key);
      return [...keys].filter((key) => key.startsWith(prefix));
    },
    watch(listener) {
      page?.addEventListener('storage', listener);
      return () => page?.removeEventListener('storage', listener);
    },
  };
}

/** A store that keeps everything in its own memory. */
export function createMemoryStore(): KeyValueStore {
  return createStore(() => {
    throw new Error('No storage here');
  });
}

function readKeys(area: () => Storage): string[] {
  try {
    return Object.keys(area());
  } catch {
    return [];
  }
}

/** A store under the names of the browser's own storage. */
export function toStorage(store: KeyValueStore): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return { getItem: store.get, setItem: store.set, removeItem: store.remove };
}

/** The value stored as JSON under a key, or null where it is missing, damaged or not what the schema takes. */
export function readJson<T>(store: KeyValueStore, key: string, schema: GenericSchema<unknown, T>): T | null {
  try {
    const read = safeParse(schema, JSON.parse(store.get(key) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    // No JSON.
    return null;
  }
}

/** A stored address that leads to a web page or to a path of this site. */
export const storedAddress = pipe(string(), regex(/^(https?:\/\/|\/(?![/\\]))/));
