import type { Id } from '@chalchitra/api/types';
import { useEffect, useState } from 'react';
import { useRuntime } from '../../runtime';
import type { ReachedPlace } from '../../viewing';

/** A film doesn't wait longer than so many milliseconds for what other devices have reached. */
const MAX_WAIT_MS = 1000;

/** Reports how far a title is watched; what keeps the places is loaded by then, or is loaded now. */
export function useReportPlace(): (reached: ReachedPlace, isFinal: boolean) => void {
  const { places, startSync } = useRuntime();
  return (reached, isFinal) => {
    const view = places.get();
    if (view !== null) view.report(reached, isFinal);
    else
      startSync().then(
        () => places.get()?.report(reached, isFinal),
        () => {},
      );
  };
}

/** Whether the player may offer to resume a title: what other devices have reached in it is known, or takes too long. */
export function useIsResumeReady(titleId: Id, isLoaded: boolean): boolean {
  const { places, startSync } = useRuntime();
  const [readyId, setReadyId] = useState<Id | null>(null);
  useEffect(() => {
    let isOver = false;
    const ready = () => !isOver && setReadyId(titleId);
    startSync()
      .then(() => places.get()?.prepare(titleId))
      .then(ready, ready);
    return () => {
      isOver = true;
    };
  }, [places, startSync, titleId]);
  useEffect(() => {
    if (!isLoaded) return;
    const timer = setTimeout(() => setReadyId(titleId), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isLoaded, titleId]);
  return readyId === titleId;
}
