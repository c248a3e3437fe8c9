import { useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

function keptIn(state: unknown): number {
  const kept: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'shown') : 0;
  return typeof kept === 'number' ? kept : 0;
}

/**
 * How much of a long list is in the page, and the way to more of it; the history entry keeps it, so that going back
 * finds the same place.
 */
export function useShownCount(step: number): [count: number, more: () => void] {
  const state: unknown = useHistoryState();
  // Read once: a screen is still shown for a moment when the history is already at the next entry.
  const [count, setCount] = useState(() => Math.max(step, keptIn(state)));
  const more = () => {
    const shown = count + step;
    setCount(shown);
    history.replaceState({ ...(history.state as object | null), shown }, '');
  };
  return [count, more];
}
