import { useEffect } from 'react';
import { type ContentLanguagesView, useRuntime } from '../../runtime';
import { useCell } from '../../useCell';

/** The languages that the user wants to see first, loaded where they are shown; null while they are, and where that fails. */
export function useContentLanguages(): ContentLanguagesView | null {
  const { contentLanguages, startSync, telemetry } = useRuntime();
  const view = useCell(contentLanguages, null);
  useEffect(() => {
    startSync().catch((error: unknown) => telemetry.error(error, 'content languages'));
  }, [startSync, telemetry]);
  return view;
}
