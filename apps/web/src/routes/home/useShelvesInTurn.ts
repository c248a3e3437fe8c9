import { afterPaint } from '@chalchitra/ui';
import { startTransition, useContext, useEffect, useState } from 'react';
import { useIsHydrated } from '../../runtime';
import { RestoredTop } from '../frame/usePlace';
import type { ShelfState } from './homeData';

/** From the top of one shelf to that of the next, in CSS pixels: more on every screen. */
const LEAST_PITCH = 270;

/** How many shelves reach down to the end of the view, below a hero that is higher than one. */
const countAbove = (end: number) => Math.ceil(end / LEAST_PITCH) - 1;

/**
 * The shelves that are rendered on the way to home from another page: at once those that reach down to the place where it
 * was left, the others once that is done. A page that a server rendered has all of them.
 */
export function useShelvesInTurn(shelves: readonly ShelfState[]): readonly ShelfState[] {
  const restoredTop = useContext(RestoredTop);
  const isHydrated = useIsHydrated();
  const [count, setCount] = useState(() =>
    isHydrated ? countAbove((restoredTop() ?? 0) + window.innerHeight) : Number.POSITIVE_INFINITY,
  );
  useEffect(() => {
    // Within the way back's own event React would render them at once.
    void afterPaint(window).then(() => startTransition(() => setCount(Number.POSITIVE_INFINITY)));
  }, []);
  return shelves.slice(0, count);
}
