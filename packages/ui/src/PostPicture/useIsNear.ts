import { type RefObject, useEffect, useRef, useState } from 'react';

/** True once an element has been near the visible part of the page; it then stays true. */
export function useIsNear<Kind extends Element>(margin: string): [RefObject<Kind | null>, boolean] {
  const ref = useRef<Kind>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear, margin]);
  return [ref, isNear];
}
