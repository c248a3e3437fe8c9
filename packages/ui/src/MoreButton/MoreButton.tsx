import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button';
import { focusHeading } from '../shared/focusHeading';
import { place } from './MoreButton.css';

export interface MoreButtonProps {
  text: string;
  onMore: () => void;
}

/** Focuses the link of the first item that is added after a list's last one, else the page's heading. */
function focusAdded(list: Element | null) {
  const last = list?.lastElementChild;
  requestAnimationFrame(() => {
    if (!list?.isConnected || document.activeElement !== document.body) return;
    const link = last?.nextElementSibling?.querySelector('a');
    if (link) link.focus({ preventScroll: true });
    else focusHeading(document, { preventScroll: true });
  });
}

/**
 * Follows a list that has more: shows more of it when it is near the screen, and when it is pressed. Where it is removed
 * while it has the focus, as when nothing is left, the focus goes to the first of the items that were added then.
 */
export function MoreButton({ text, onMore }: MoreButtonProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Runs before the button is removed: it still has the focus, and the list doesn't have the new items yet.
  useLayoutEffect(() => {
    const box = ref.current;
    return () => {
      if (box?.contains(document.activeElement)) focusAdded(box.previousElementSibling);
    };
  }, []);
  // Again after each rendering, because the end may still be visible after more was added.
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        onMore();
      },
      { rootMargin: '600px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  });
  return (
    <div ref={ref} className={place}>
      <Button onClick={onMore}>{text}</Button>
    </div>
  );
}
