import { useEffect, useRef } from 'react';
import { Button } from '../Button/Button';
import { place } from './MoreButton.css';

export interface MoreButtonProps {
  text: string;
  onMore: () => void;
}

/** The end of a list that has more: shows more of it when it is near the screen, and when it is pressed. */
export function MoreButton({ text, onMore }: MoreButtonProps) {
  const ref = useRef<HTMLDivElement>(null);
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
