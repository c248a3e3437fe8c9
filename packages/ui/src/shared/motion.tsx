import { createContext, type ReactNode, useContext, useLayoutEffect, useSyncExternalStore } from 'react';
import { preferences } from '../theme/breakpoints';

const PausedContext = createContext(false);

export interface MotionProviderProps {
  /** True while the visitor has paused what moves by itself. */
  isPaused: boolean;
  children: ReactNode;
}

/** Provides the "Pause motion" choice to every row and the hero below it, and to the styles of the page. */
export function MotionProvider({ isPaused, children }: MotionProviderProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // What is still for another reason stays so.
    if (!isPaused || dataset.motion === 'still') return;
    dataset.motion = 'still';
    return () => {
      delete dataset.motion;
    };
  }, [isPaused]);
  return <PausedContext value={isPaused}>{children}</PausedContext>;
}

function isStill(): boolean {
  return matchMedia(preferences.reducedMotion).matches || document.documentElement.dataset.motion === 'still';
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(preferences.reducedMotion);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  query.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    query.removeEventListener('change', onChange);
  };
}

/** False where things may move by themselves; true with reduced motion, with motion paused, and on the server. */
export function useIsStill(): boolean {
  const prefersStill = useSyncExternalStore(subscribe, isStill, () => true);
  return useContext(PausedContext) || prefersStill;
}
