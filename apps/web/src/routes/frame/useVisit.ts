import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useRuntime } from '../../runtime';
import { visitOf } from '../historyEntry';

/** Reads to where the router scrolled back when it showed the current location; null where it did not. */
export const RestoredTop = createContext<() => number | null>(() => null);

/**
 * Follows the user from visit to visit: a new one begins with the focus on its heading, or on the one that its address
 * names. Where the router scrolled back on a page that is still too short, or to a section, the rest follows as its
 * content comes.
 */
export function useVisit(): void {
  const { page } = useRuntime();
  const location = useLocation();
  const restoredTop = useContext(RestoredTop);
  const visit = visitOf(location);
  // A page that is opened at one of its sections begins there: the browser looked for it before there was one.
  const shown = useRef(location.hash === '' ? visit : null);

  useLayoutEffect(() => {
    if (shown.current === visit) return;
    shown.current = visit;
    page.focusHeading(location.hash.slice(1));
  }, [visit, location.hash, page]);

  useEffect(() => {
    const top = restoredTop();
    if (top !== null) return page.keepScrolling(top);
    return location.hash === '' ? undefined : page.keepSection(location.hash.slice(1));
  }, [location, page, restoredTop]);
}
