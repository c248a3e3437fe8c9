import { useCallback, useEffect, useState } from 'react';

/** Whether what is at `src` couldn't be loaded, and what notes that; it is requested again once the browser is online again. */
export function useBroken(src: string | null | undefined): [isBroken: boolean, note: () => void] {
  const [broken, setBroken] = useState<string | null>(null);
  useEffect(() => {
    if (broken === null) return;
    const clear = () => setBroken(null);
    window.addEventListener('online', clear);
    return () => window.removeEventListener('online', clear);
  }, [broken]);
  const note = useCallback(() => setBroken(src ?? null), [src]);
  return [broken !== null && broken === src, note];
}
