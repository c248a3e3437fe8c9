import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { entryState, keepInEntry } from '../historyEntry';

/**
 * How much of a long list is in the page, and the way to more of it; the history entry keeps it, so that going back
 * and loading the page again find the same place.
 */
export function useShownCount(step: number): [count: number, more: () => void] {
  const { shown = step } = entryState(useLocation());
  const [count, setCount] = useState(shown);
  const more = () => {
    setCount(count + step);
    keepInEntry({ shown: count + step });
  };
  return [count, more];
}
