import { useSyncExternalStore } from 'react';
import type { Cell } from './cell';

/**
 * The value of a cell as it is now. Where a server can't know it, `serverValue` is what it has rendered, and what the page
 * is hydrated with.
 */
export function useCell<T>(cell: Cell<T>, serverValue: T = cell.get()): T {
  return useSyncExternalStore(cell.subscribe, cell.get, () => serverValue);
}
