import type { Id } from '@chalchitra/api/types';
import { LazyPart, type LazyPartCode, useIsHydrated } from '@chalchitra/ui';
import { useEffect, useState } from 'react';
import { useRuntime, useUid } from '../../runtime';

/**
 * A part of a page for the signed-in user, loaded when the page is first used: it doesn't compete with the first view.
 */
export function PartAfterFirstAction({ part }: { part: LazyPartCode<{ uid: Id }> }) {
  const { page } = useRuntime();
  const uid = useUid();
  const isHydrated = useIsHydrated();
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => page.onNextAction(() => setIsUsed(true)), [page]);
  if (uid === null || !isHydrated) return null;
  return <LazyPart key={uid} part={part} props={{ uid }} isWanted={isUsed} />;
}
