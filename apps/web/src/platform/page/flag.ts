import { type Cell, createCell } from '../../cell';
import type { KeyValueStore } from '../storage';

/** Keeps a choice of the visitor under a key; off at first. Other tabs are followed. */
export function createFlag(store: KeyValueStore, key: string): Cell<boolean> {
  const read = () => store.get(key) === 'on';
  const cell = createCell(read());
  store.watch(() => cell.set(read()));
  return {
    ...cell,
    set(isOn) {
      if (isOn) store.set(key, 'on');
      else store.remove(key);
      cell.set(isOn);
    },
  };
}
