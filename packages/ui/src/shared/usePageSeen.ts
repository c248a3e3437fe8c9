import { useEffect } from 'react';

/** Reports when the page is hidden, as behind another tab, and when it is seen again. */
export function usePageSeen(report: (isSeen: boolean) => void): void {
  useEffect(() => {
    const look = () => report(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [report]);
}
