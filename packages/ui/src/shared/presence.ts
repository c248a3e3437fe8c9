import { type RefObject, useEffect, useRef, useState } from 'react';
import { useIsStill } from './motion';

const loadMotion = () => import('framer-motion/dom/mini');

/** How long something takes to leave, in seconds. */
const LEAVE_SECONDS = 0.16;

export interface Presence<Shown extends HTMLElement> {
  /** For the element that leaves. */
  ref: RefObject<Shown | null>;
  /** True from when it is asked for until it has left. */
  isPresent: boolean;
}

/** Keeps something in the page until it has left softly; the motion's code comes with the first use. */
export function usePresence<Shown extends HTMLElement>(isOpen: boolean): Presence<Shown> {
  const ref = useRef<Shown>(null);
  const isStill = useIsStill();
  const [isPresent, setIsPresent] = useState(isOpen);
  if (isOpen && !isPresent) setIsPresent(true);

  useEffect(() => {
    const element = ref.current;
    if (isOpen) {
      if (!isStill) loadMotion().catch(() => {});
      return;
    }
    if (isStill || !element) {
      setIsPresent(false);
      return;
    }
    let isCurrent = true;
    let stop = () => {};
    const leave = async () => {
      const { animate } = await loadMotion();
      if (!isCurrent) return;
      const leaving = animate(element, { opacity: 0, transform: 'scale(0.96)' }, { duration: LEAVE_SECONDS });
      stop = () => leaving.cancel();
      await leaving;
    };
    const finish = () => isCurrent && setIsPresent(false);
    leave().then(finish, finish);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [isOpen, isStill]);

  return { ref, isPresent };
}
