import { useEffect } from 'react';

/** Makes the browser warn before the page is closed or reloaded while something would be lost. */
export function useUnloadWarning(isWarning: boolean): void {
  useEffect(() => {
    if (!isWarning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isWarning]);
}
