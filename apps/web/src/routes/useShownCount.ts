import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { entryState, storeInEntry } from './historyEntry';

/**
 * How much of a long list is in the page, and the way to more of it; the history entry keeps it, so that going back
 * and loading the page again find the same place.
 * @param list names the list where a page goes from one to another; each starts with its own count.
 */
export function useShownCount(step: number, list = ''): [count: number, more: () => void] {
  const { shown = step } = entryState(useLocation());
  const [known, setKnown] = useState({ list, count: shown });
  if (known.list !== list) setKnown({ list, count: shown });
  const more = () => {
    const count = known.count + step;
    setKnown({ list, count });
    storeInEntry({ shown: count });
  };
  return [known.count, more];
}
