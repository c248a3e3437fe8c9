import type { KeyValueStore } from '../storage';

/** Stores for which period the notice of its end was closed. */
export interface ClosedEnding {
  isClosed(periodEnd: string): boolean;
  close(periodEnd: string): void;
}

const KEY = 'closedEnding';

/** Keeps the end of the period in the browser: another period has another end. */
export function createClosedEnding(store: KeyValueStore): ClosedEnding {
  return {
    isClosed: (periodEnd) => store.get(KEY) === periodEnd,
    close: (periodEnd) => store.set(KEY, periodEnd),
  };
}
