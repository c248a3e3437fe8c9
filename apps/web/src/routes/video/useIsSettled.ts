import { useCallback, useEffect, useState } from 'react';

/** So long after its page was opened, a title that hasn't started is taken to wait for the user. */
const MAX_WAIT_MS = 4000;

/**
 * Whether a title has started, or won't start by itself: what lies below it then takes nothing from its first frame. Also
 * returns what to call when it starts.
 */
export function useIsSettled(id: string): [isSettled: boolean, settle: () => void] {
  const [settledId, setSettledId] = useState<string | null>(null);
  const settle = useCallback(() => setSettledId(id), [id]);
  useEffect(() => {
    const timer = setTimeout(settle, MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [settle]);
  return [settledId === id, settle];
}
