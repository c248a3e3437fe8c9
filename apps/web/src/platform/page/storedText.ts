import { type Cell, createCell } from '../../cell';
import type { KeyValueStore } from '../storage';

/** Keeps a choice of the visitor under a key; null where nothing is chosen. Other tabs are followed. */
export function createStoredText(store: KeyValueStore, key: string): Cell<string | null> {
  const get = () => store.get(key);
  const cell = createCell(get());
  store.watch(() => cell.set(get()));
  return {
    ...cell,
    // From the store each time: the page's early start keeps the same choice by a cell of its own.
    get,
    set(text) {
      if (text === null) store.remove(key);
      else store.set(key, text);
      cell.set(text);
    },
  };
}
