import { useEffect } from 'react';

/** Makes the browser warn before the page is closed or reloaded; returns what ends it. */
export function warnBeforeUnload(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

/** Makes the browser warn while something would be lost. */
export function useUnloadWarning(isWarning: boolean): void {
  useEffect(() => (isWarning ? warnBeforeUnload() : undefined), [isWarning]);
}
