import type { PlayerStorage } from '../storage/storage';

/** A storage in memory. */
export function createMemoryStorage(): PlayerStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** A storage that the browser blocks. */
export function createBlockedStorage(): PlayerStorage {
  const refuse = () => {
    throw new Error('blocked');
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse };
}
