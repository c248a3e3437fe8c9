import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on the server, and while a browser renders again what the server has rendered, which knows nothing of the visitor. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
