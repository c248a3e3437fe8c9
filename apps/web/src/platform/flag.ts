import type { KeyValueStore } from './storage';

/** A choice of the visitor that is kept. */
export interface Flag {
  isOn(): boolean;
  set(isOn: boolean): void;
  subscribe(listener: () => void): () => void;
}

/** Keeps a choice under a key; off at first. */
export function createFlag(store: KeyValueStore, key: string): Flag {
  const listeners = new Set<() => void>();
  return {
    isOn: () => store.get(key) === 'on',
    set(isOn) {
      if (isOn) store.set(key, 'on');
      else store.remove(key);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      const stop = store.watch(listener);
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
  };
}
