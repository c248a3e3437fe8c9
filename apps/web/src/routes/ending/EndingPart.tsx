import { LazyPart, lazyPart } from '@chalchitra/ui';
import { useEffect, useState } from 'react';
import { useIsHydrated, useRuntime, useUid } from '../../runtime';

const endingLine = lazyPart(async () => (await import('./EndingLine')).EndingLine);

/** The line before a subscription ends, loaded when the page is first used: nothing of it competes with the first view. */
export function EndingPart() {
  const { page } = useRuntime();
  const uid = useUid();
  const isHydrated = useIsHydrated();
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => page.onNextAction(() => setIsUsed(true)), [page]);
  if (uid === null || !isHydrated) return null;
  return <LazyPart key={uid} part={endingLine} props={{ uid }} isWanted={isUsed} />;
}
