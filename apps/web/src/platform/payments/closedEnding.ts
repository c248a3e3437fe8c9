import type { KeyValueStore } from '../storage';

/** Remembers for which period the line before its end was closed. */
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
