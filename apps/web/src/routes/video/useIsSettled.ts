import { useCallback, useEffect, useState } from 'react';

const MAX_WAIT_MS = 4000;

/**
 * Whether a title has started, so that what lies below it takes nothing from its first frame; also true 4 s after its page
 * was opened, for one that doesn't start by itself. Returns what notes the start.
 */
export function useIsSettled(id: string): [isSettled: boolean, noteStart: () => void] {
  const [settledId, setSettledId] = useState<string | null>(null);
  const settle = useCallback(() => setSettledId(id), [id]);
  useEffect(() => {
    const timer = setTimeout(settle, MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [settle]);
  return [settledId === id, settle];
}
