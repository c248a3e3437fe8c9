import { DEFAULT_LOCALE, localeFacts } from '@chalchitra/api/locales';
import { LazyPart, lazyPart } from '@chalchitra/ui';
import { useState, useSyncExternalStore } from 'react';
import { useActiveCopy } from '../../copy/copy';
import { useRuntime } from '../../runtime';

/** Shows the bar about the language where the browser's settings have chosen one, until the visitor has answered it. */
export function LanguageBarPart() {
  const { languageSettled } = useRuntime();
  const copy = useActiveCopy();
  const isSettled = useSyncExternalStore(languageSettled.subscribe, languageSettled.isOn, () => true);
  const [bar] = useState(() =>
    lazyPart(async () => {
      const [{ LanguageBar }] = await Promise.all([import('./LanguageBar'), copy.load('languageBar')]);
      return LanguageBar;
    }),
  );
  const isForeign = copy.tag !== DEFAULT_LOCALE && !localeFacts(copy.tag).isGenerated;
  return <LazyPart part={bar} props={{}} isWanted={isForeign && !isSettled} />;
}
