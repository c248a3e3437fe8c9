import type { Cell } from '../../cell';
import type { KeyValueStore } from '../storage';
import { createStoredText } from './storedText';

/** Keeps a choice of the visitor under a key; off at first. Other tabs are followed. */
export function createFlag(store: KeyValueStore, key: string): Cell<boolean> {
  const stored = createStoredText(store, key);
  return {
    ...stored,
    get: () => stored.get() === 'on',
    set: (isOn) => stored.set(isOn ? 'on' : null),
  };
}
