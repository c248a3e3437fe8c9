import { domMax, LazyMotion, type PanInfo } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIsStill } from '../shared/motion';
import { useMotion } from '../shared/Presence';
import { content } from './PostViewer.css';

/** A finger that goes this far, in CSS pixels, means the neighbour or the way out. */
const FAR_ENOUGH = { sideways: 56, down: 96 };

/** What has moved so far, in CSS pixels, was no press. */
const PRESS_SLOP = 10;

const inPlace = { left: 0, right: 0, top: 0, bottom: 0 };

export interface SwipeAreaProps {
  /** The side from which the content comes in. */
  from: 'left' | 'right' | null;
  /** Called by a swipe towards the next or the previous one. */
  onSwipe: (side: 'left' | 'right') => void;
  /** Called by a pull downwards. */
  onPullDown: () => void;
  children: ReactNode;
}

/** Whether the browser's own zoom shows a part of the page alone. */
function useIsZoomed(): boolean {
  const [isZoomed, setIsZoomed] = useState(false);
  useEffect(() => {
    const view = window.visualViewport;
    const note = () => setIsZoomed((view?.scale ?? 1) > 1.01);
    note();
    view?.addEventListener('resize', note);
    return () => view?.removeEventListener('resize', note);
  }, []);
  return isZoomed;
}

/** Follows a finger: sideways to a neighbour, downwards to close. Let go too early, it goes back to its place. Zoomed in, a finger looks around. */
export function SwipeArea({ from, onSwipe, onPullDown, children }: SwipeAreaProps) {
  const isStill = useIsStill();
  const isZoomed = useIsZoomed();
  const hasMoved = useRef(false);
  const start = { left: -48, right: 48 };
  const motion = useMotion({
    initial: { opacity: 0, x: from ? start[from] : 0 },
    animate: { opacity: 1, x: 0 },
    exit: { opacity: 0, y: 80 },
  });

  const handleDragEnd = (event: { type: string }, { offset }: PanInfo) => {
    // A second finger has taken over, to zoom.
    if (event.type === 'pointercancel') return;
    hasMoved.current = Math.hypot(offset.x, offset.y) > PRESS_SLOP;
    const isSideways = Math.abs(offset.x) > Math.abs(offset.y);
    if (isSideways && Math.abs(offset.x) >= FAR_ENOUGH.sideways) onSwipe(offset.x > 0 ? 'left' : 'right');
    else if (!isSideways && offset.y >= FAR_ENOUGH.down) onPullDown();
  };

  /** The click that ends a gesture means nothing more; a key's click ends none. */
  const handleClick = (event: MouseEvent) => {
    if (!hasMoved.current || event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };

  return (
    <LazyMotion features={domMax} strict>
      <m.div
        className={content}
        {...motion}
        data-zoomed={isZoomed}
        drag={!isZoomed}
        dragDirectionLock
        dragConstraints={inPlace}
        dragElastic={isStill ? 0 : { left: 0.6, right: 0.6, top: 0, bottom: 0.8 }}
        onPointerDownCapture={() => {
          hasMoved.current = false;
        }}
        onDragEnd={handleDragEnd}
        onClickCapture={handleClick}
      >
        {children}
      </m.div>
    </LazyMotion>
  );
}
