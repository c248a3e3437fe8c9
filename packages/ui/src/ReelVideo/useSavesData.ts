import { useSyncExternalStore } from 'react';
import { savesData } from '../theme/savesData';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-saves-data'] });
  return () => observer.disconnect();
}

/** Whether the page saves data, for what goes on by itself, and has to stop when the page is marked. */
export const useSavesData = (): boolean => useSyncExternalStore(subscribe, savesData, savesData);
