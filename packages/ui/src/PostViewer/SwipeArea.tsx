import { domMax, LazyMotion, type PanInfo } from 'framer-motion';
import * as m from 'framer-motion/m';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useIsStill } from '../shared/motion';
import { useMotion } from '../shared/Presence';
import { content } from './PostViewer.css';

/** A finger that goes this far, in CSS pixels, means the neighbour or the way out. */
const FAR_ENOUGH = { sideways: 56, down: 96 };

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

/** Follows a finger: sideways to a neighbour, downwards to close. Let go too early, it goes back to its place. */
export function SwipeArea({ from, onSwipe, onPullDown, children }: SwipeAreaProps) {
  const isStill = useIsStill();
  const hasActed = useRef(false);
  const start = { left: -48, right: 48 };
  const motion = useMotion({
    initial: { opacity: 0, x: from ? start[from] : 0 },
    animate: { opacity: 1, x: 0 },
    exit: { opacity: 0, y: 80 },
  });

  const handleDragEnd = (event: { type: string }, { offset }: PanInfo) => {
    // A second finger has taken over, to zoom.
    if (event.type === 'pointercancel') return;
    const isSideways = Math.abs(offset.x) > Math.abs(offset.y);
    if (isSideways && Math.abs(offset.x) >= FAR_ENOUGH.sideways) {
      hasActed.current = true;
      onSwipe(offset.x > 0 ? 'left' : 'right');
    } else if (!isSideways && offset.y >= FAR_ENOUGH.down) {
      hasActed.current = true;
      onPullDown();
    }
  };

  /** The click that ends a gesture means nothing more. */
  const handleClick = (event: MouseEvent) => {
    if (!hasActed.current) return;
    event.stopPropagation();
    event.preventDefault();
  };

  return (
    <LazyMotion features={domMax} strict>
      <m.div
        className={content}
        {...motion}
        drag
        dragDirectionLock
        dragConstraints={inPlace}
        dragElastic={isStill ? 0 : { left: 0.6, right: 0.6, top: 0, bottom: 0.8 }}
        onPointerDownCapture={() => {
          hasActed.current = false;
        }}
        onDragEnd={handleDragEnd}
        onClickCapture={handleClick}
      >
        {children}
      </m.div>
    </LazyMotion>
  );
}
