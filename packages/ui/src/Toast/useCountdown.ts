import { useCallback, useEffect, useRef } from 'react';

/** Calls back once a time has run out; holding stops the time, letting go lets the rest of it run. */
export function useCountdown(milliseconds: number | null, onEnd: () => void) {
  const rest = useRef(milliseconds);
  const startedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  const hold = useCallback(() => {
    if (timer.current === undefined || rest.current === null) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    rest.current -= performance.now() - startedAt.current;
  }, []);

  const release = useCallback(() => {
    if (timer.current !== undefined || rest.current === null) return;
    startedAt.current = performance.now();
    timer.current = setTimeout(() => end.current(), Math.max(0, rest.current));
  }, []);

  useEffect(() => {
    rest.current = milliseconds;
    release();
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [milliseconds, release]);

  return { hold, release };
}
