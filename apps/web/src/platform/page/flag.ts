import type { Cell } from '../../cell';
import type { KeyValueStore } from '../storage';

/** Keeps a choice of the visitor under a key; off at first. Other tabs are followed. */
export function createFlag(store: KeyValueStore, key: string): Cell<boolean> {
  const listeners = new Set<() => void>();
  return {
    get: () => store.get(key) === 'on',
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
