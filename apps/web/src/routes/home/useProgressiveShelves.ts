import { afterPaint, useIsHydrated } from '@chalchitra/ui';
import { startTransition, useContext, useEffect, useState } from 'react';
import { RestoredTop } from '../frame/useVisit';
import type { ShelfState } from './homeData';

/** The minimum distance from the top of one shelf to that of the next on any screen, in CSS pixels. */
const MIN_PITCH = 270;

/** How many shelves fill the page down to a place in CSS pixels; the hero is higher than a shelf and counts as one. */
const countDownTo = (bottom: number) => Math.ceil(bottom / MIN_PITCH) - 1;

/**
 * The shelves to render now. Coming from another page, these are at first those down to the place where home was left, and
 * all of them once these are painted. A page that the server rendered has all of them.
 */
export function useProgressiveShelves(shelves: readonly ShelfState[]): readonly ShelfState[] {
  const restoredTop = useContext(RestoredTop);
  const isHydrated = useIsHydrated();
  const [count, setCount] = useState(() =>
    isHydrated ? countDownTo((restoredTop() ?? 0) + window.innerHeight) : Number.POSITIVE_INFINITY,
  );
  useEffect(() => {
    // Within the way back's own event React would render them at once.
    void afterPaint().then(() => startTransition(() => setCount(Number.POSITIVE_INFINITY)));
  }, []);
  return shelves.slice(0, count);
}
