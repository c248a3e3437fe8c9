import {
  AnimatePresence,
  domMin,
  LazyMotion,
  MotionConfig,
  type TargetAndTransition,
  type Transition,
} from 'framer-motion';
import type { ReactNode } from 'react';
import { useIsStill } from './motion';
import { useIsHydrated } from './useIsHydrated';

const soft: Transition = { duration: 0.16, ease: [0.2, 0.8, 0.2, 1] };
const atOnce: Transition = { duration: 0 };

export interface PresenceProps {
  /** What is open, with a key; null or false while it is closed. */
  children: ReactNode;
  /** The last child has left. */
  onExited?: (() => void) | undefined;
}

/**
 * Lets what is opened over the page enter softly and leave as softly: it stays in the page until it has left. Only for
 * code that is loaded on demand, because it loads framer-motion. On the server it is empty: framer-motion would write
 * style attributes, which our policy refuses.
 */
export function Presence({ children, onExited }: PresenceProps) {
  const isStill = useIsStill();
  const isHydrated = useIsHydrated();
  return (
    <LazyMotion features={domMin} strict>
      <MotionConfig transition={isStill ? atOnce : soft}>
        <AnimatePresence {...(onExited && { onExitComplete: onExited })}>
          {isHydrated && children}
        </AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  );
}

/** For an element that is leaving: neither pointer, keyboard nor assistive technology finds it any more. */
export const outOfReach = (isPresent: boolean) =>
  isPresent ? {} : ({ inert: true, 'aria-hidden': true } as const);

/** How an element enters and leaves: where it starts, where it rests, where it goes. */
export interface Motion {
  initial: TargetAndTransition;
  animate: TargetAndTransition;
  exit: TargetAndTransition;
}

/** The motion as props of framer-motion. Where nothing may move, the element is there in its first frame. */
export function useMotion(motion: Motion) {
  return useIsStill() ? { ...motion, initial: false } : motion;
}

export const fade: Motion = { initial: { opacity: 0 }, animate: { opacity: 1 }, exit: { opacity: 0 } };

/** Rises a little while it fades in, and sinks while it fades out. */
export const rise: Motion = {
  initial: { opacity: 0, y: 16 },
  animate: { opacity: 1, y: 0 },
  exit: { opacity: 0, y: 16 },
};
