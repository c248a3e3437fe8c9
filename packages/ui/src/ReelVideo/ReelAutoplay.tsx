import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useIsStill } from '../shared/motion';
import { usePageSeen } from '../shared/usePageSeen';
import { useSavesData } from './useSavesData';

/** How much must be seen of what a screen can show of a reel, for it to play. */
const MIN_SEEN = 0.6;

interface Autoplay {
  /** The reel that may play; null where none may. */
  reel: Element | null;
  watch: (element: Element) => () => void;
}

const AutoplayContext = createContext<Autoplay>({ reel: null, watch: () => () => {} });

export interface ReelAutoplayProps {
  /** True while something else holds the attention, such as an open viewer. */
  isHeld?: boolean | undefined;
  children: ReactNode;
}

/** Autoplays one of the reels below: the most visible one, while the page is visible and saves no data. */
export function ReelAutoplay({ isHeld = false, children }: ReelAutoplayProps) {
  const isStill = useIsStill();
  const savesData = useSavesData();
  const [mostVisible, setMostVisible] = useState<Element | null>(null);
  const [isPageSeen, setIsPageSeen] = useState(true);

  usePageSeen(setIsPageSeen);

  const [watch] = useState(() => createWatch(setMostVisible));
  const mayPlay = !isHeld && !isStill && !savesData && isPageSeen;
  const autoplay = useMemo(
    () => ({ reel: mayPlay ? mostVisible : null, watch }),
    [mayPlay, mostVisible, watch],
  );
  return <AutoplayContext value={autoplay}>{children}</AutoplayContext>;
}

/** A reel may be higher than the screen: then a smaller part of it is as much as can be seen. */
const THRESHOLDS = Array.from({ length: 11 }, (_, index) => index / 10);

/** How much is seen of what the screen can show of a reel, from 0 to 1. */
function seenRatio({ intersectionRect, boundingClientRect, rootBounds }: IntersectionObserverEntry): number {
  const height = Math.min(boundingClientRect.height, rootBounds?.height ?? Number.POSITIVE_INFINITY);
  return height > 0 ? intersectionRect.height / height : 0;
}

function createWatch(onMostVisible: (element: Element | null) => void) {
  const seen = new Map<Element, number>();
  let observer: IntersectionObserver | null = null;

  function choose() {
    let best: Element | null = null;
    for (const [element, ratio] of seen) {
      if (ratio >= MIN_SEEN && ratio > (best === null ? 0 : (seen.get(best) ?? 0))) best = element;
    }
    onMostVisible(best);
  }

  return (element: Element) => {
    // Created with the first reel, which exists only in a browser.
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const entry of entries) seen.set(entry.target, seenRatio(entry));
        choose();
      },
      { threshold: THRESHOLDS },
    );
    observer.observe(element);
    return () => {
      observer?.unobserve(element);
      if (seen.delete(element)) choose();
    };
  };
}

/** Whether the reel in this element may play now. */
export function useAutoplay(ref: RefObject<Element | null>): boolean {
  const { reel, watch } = useContext(AutoplayContext);
  useEffect(() => (ref.current === null ? undefined : watch(ref.current)), [ref, watch]);
  return reel !== null && reel === ref.current;
}
