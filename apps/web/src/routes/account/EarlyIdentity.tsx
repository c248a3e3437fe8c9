import { type ReactNode, useEffect, useRef } from 'react';
import { useRuntime } from '../../runtime';
import { place as placeClass } from './EarlyIdentity.css';

/**
 * Loads the identity provider's code as soon as the visitor does anything with what is inside, so that a
 * pop-up can open within the click that requests it; visitors who only look don't load that code.
 */
export function EarlyIdentity({ children }: { children: ReactNode }) {
  const { identity } = useRuntime();
  // A failure to load it is reported when it is needed.
  const load = () => void identity().catch(() => {});
  const place = useRef<HTMLDivElement>(null);
  // The page may have been used before its code was there.
  useEffect(() => {
    if (place.current?.contains(document.activeElement)) identity().catch(() => {});
  }, [identity]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what happens inside and offers nothing itself
    <div ref={place} className={placeClass} onFocus={load} onPointerMove={load} onPointerDown={load}>
      {children}
    </div>
  );
}
