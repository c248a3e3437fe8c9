import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePageSeen } from './usePageSeen';

/** False while an element is off the screen, or its page is hidden, as behind another tab. */
export function useIsSeen<Kind extends Element>(): [RefObject<Kind | null>, boolean] {
  const ref = useRef<Kind>(null);
  const [isOnScreen, setIsOnScreen] = useState(true);
  const [isPageSeen, setIsPageSeen] = useState(true);
  usePageSeen(setIsPageSeen);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver((entries) =>
      setIsOnScreen(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, isOnScreen && isPageSeen];
}
