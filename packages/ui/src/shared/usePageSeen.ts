import { useEffect } from 'react';

/** Reports whether the page is seen, when it is hidden, as behind another tab, and when it is seen again. */
export function usePageSeen(report: (isSeen: boolean) => void): void {
  useEffect(() => {
    const look = () => report(document.visibilityState === 'visible');
    // A tab may be opened in the background.
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [report]);
}
