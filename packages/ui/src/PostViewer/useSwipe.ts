import { type PointerEvent, useRef } from 'react';

/** A finger that goes this far sideways, in CSS pixels, means the neighbour. */
const SWIPE_FROM = 56;

/** Follows a finger sideways with the element that it moves on, and tells which way it went; `1` is to the right. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  const hasSwiped = useRef(false);
  const follow = (event: PointerEvent<HTMLElement>, by: number) =>
    event.currentTarget.style.setProperty('--cc-drag', `${by}px`);

  function end(event: PointerEvent<HTMLElement>, isGiven: boolean) {
    if (start.current?.id !== event.pointerId) return;
    const by = event.clientX - start.current.x;
    const isSideways = Math.abs(by) > Math.abs(event.clientY - start.current.y) * 1.5;
    start.current = null;
    follow(event, 0);
    hasSwiped.current = isGiven && isSideways && Math.abs(by) >= SWIPE_FROM;
    if (hasSwiped.current) onSwipe(by > 0 ? 1 : -1);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      hasSwiped.current = false;
      if (event.pointerType !== 'mouse' && event.isPrimary)
        start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current?.id === event.pointerId) follow(event, (event.clientX - start.current.x) / 2);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    /** The click that ends a swipe means nothing more. */
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
      if (!hasSwiped.current) return;
      hasSwiped.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
