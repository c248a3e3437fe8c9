import { useState } from 'react';
import { RUNNING_SECONDS } from './SeekBar.constants';

/**
 * What the slider says of a position, in whole seconds and in words; its focus is followed by `onFocus` and `onBlur`. A screen
 * reader reads out each change of a slider that has the focus, which would be once a second over the film: meanwhile it stays
 * while the position only runs on, and follows each jump.
 */
export function useSpokenPosition(position: number, text: string, isDragging: boolean) {
  const current = { last: position, now: Math.round(position), text };
  /** What was said last; null without the focus. */
  const [held, setHeld] = useState<typeof current | null>(null);
  let spoken = current;
  if (held !== null) {
    const step = position - held.last;
    if (!isDragging && step >= 0 && step < RUNNING_SECONDS) spoken = { ...held, last: position };
    if (step !== 0) setHeld(spoken);
  }
  return {
    now: spoken.now,
    text: spoken.text,
    onFocus: () => setHeld(current),
    onBlur: () => setHeld(null),
  };
}
