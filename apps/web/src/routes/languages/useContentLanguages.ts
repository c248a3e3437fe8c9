import { useEffect, useState, useSyncExternalStore } from 'react';
import { type ContentLanguagesView, useRuntime } from '../../runtime';

/**
 * The languages that the user wants to see first, loaded where they are shown; null while they are, and where that fails.
 * Only who has chosen some waits for them.
 */
export function useContentLanguages(): { view: ContentLanguagesView | null; isPending: boolean } {
  const { contentLanguages, hasContentLanguages, startViewing, telemetry } = useRuntime();
  const view = useSyncExternalStore(contentLanguages.subscribe, contentLanguages.get, () => null);
  const [isLoading, setIsLoading] = useState(hasContentLanguages);
  useEffect(() => {
    startViewing()
      .catch((error: unknown) => telemetry.error(error, 'content languages'))
      .then(() => setIsLoading(false));
  }, [startViewing, telemetry]);
  return { view, isPending: view === null && isLoading };
}
