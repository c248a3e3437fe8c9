import { useState } from 'react';

function keptCount(): number {
  const kept: unknown = globalThis.history?.state?.shown;
  return typeof kept === 'number' ? kept : 0;
}

/**
 * How much of a long list is in the page, and the way to more of it; the history entry keeps it, so that going back
 * finds the same place. The entry is changed past the router, which would scroll to where it saw the page last.
 */
export function useShownCount(step: number): [count: number, more: () => void] {
  const [count, setCount] = useState(() => Math.max(step, keptCount()));
  const more = () => {
    const shown = count + step;
    setCount(shown);
    history.replaceState({ ...history.state, shown }, '');
  };
  return [count, more];
}
