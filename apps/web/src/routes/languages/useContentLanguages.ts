import { useEffect, useSyncExternalStore } from 'react';
import { type ContentLanguagesView, useRuntime } from '../../runtime';

/** The languages that the user wants to see first, loaded where they are shown; null while they are, and where that fails. */
export function useContentLanguages(): ContentLanguagesView | null {
  const { contentLanguages, startViewing, telemetry } = useRuntime();
  const view = useSyncExternalStore(contentLanguages.subscribe, contentLanguages.get, () => null);
  useEffect(() => {
    startViewing().catch((error: unknown) => telemetry.error(error, 'content languages'));
  }, [startViewing, telemetry]);
  return view;
}
