import { useHistoryState } from 'wouter/use-browser-location';

/**
 * How much of a long list is in the page, and the way to more of it; the history entry keeps it, so that going back
 * finds the same place.
 */
export function useShownCount(step: number): [count: number, more: () => void] {
  const state: unknown = useHistoryState();
  const kept: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'shown') : null;
  const count = typeof kept === 'number' ? Math.max(step, kept) : step;
  const more = () => history.replaceState({ ...(history.state as object | null), shown: count + step }, '');
  return [count, more];
}
