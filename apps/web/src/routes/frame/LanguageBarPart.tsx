import { DEFAULT_LOCALE, localeFacts } from '@chalchitra/api/locales';
import { LazyPart, lazyPart } from '@chalchitra/ui';
import { useState } from 'react';
import { useActiveCopy } from '../../copy/copy';
import { useRuntime } from '../../runtime';
import { useCell } from '../../useCell';

/** Whether the browser's settings have chosen the page's language, and its visitor hasn't confirmed or changed that yet. */
export function useIsLanguageOffered(): boolean {
  const { languageSettled } = useRuntime();
  const { tag } = useActiveCopy();
  const isSettled = useCell(languageSettled, true);
  return tag !== DEFAULT_LOCALE && !localeFacts(tag).isGenerated && !isSettled;
}

const failure = lazyPart(async () => (await import('./LanguageFailure')).LanguageFailure);

/**
 * Shows the bar about the language where the browser's settings have chosen one, until the visitor has closed it; and says
 * where a language that was chosen, there or elsewhere, could not be shown.
 */
export function LanguageBarPart() {
  const copy = useActiveCopy();
  const hasFailed = useCell(useRuntime().failedLanguage, null) !== null;
  const isOffered = useIsLanguageOffered();
  const [bar] = useState(() =>
    lazyPart(async () => {
      failure.preload();
      const [{ LanguageBar }] = await Promise.all([import('./LanguageBar'), copy.load('languageBar')]);
      return LanguageBar;
    }),
  );
  return (
    <>
      <LazyPart part={bar} props={{}} isWanted={isOffered} />
      <LazyPart part={failure} props={{}} isWanted={hasFailed} />
    </>
  );
}
