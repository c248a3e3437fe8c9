import { type Cell, createCell } from '../../cell';
import type { KeyValueStore } from '../storage';

/** Keeps a choice of the visitor under a key; null where nothing is chosen. Other tabs are followed. */
export function createStoredText(store: KeyValueStore, key: string): Cell<string | null> {
  const cell = createCell(store.get(key));
  store.watch(() => cell.set(store.get(key)));
  return {
    ...cell,
    set(text) {
      if (text === null) store.remove(key);
      else store.set(key, text);
      cell.set(text);
    },
  };
}
