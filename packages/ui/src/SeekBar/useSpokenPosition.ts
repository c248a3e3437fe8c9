import { useState } from 'react';
import { RUNNING_SECONDS } from './SeekBar.constants';

/**
 * The position that a slider says, in seconds; its focus is followed by `onFocus` and `onBlur`. A screen reader reads out each
 * change of a slider that has the focus, which would be once a second over the film: meanwhile the position stays while the
 * film only runs on, and follows each jump. It never stays where it `follows`.
 */
export function useSpokenPosition(position: number, follows: boolean) {
  /** The last position, and the one that was said; null without the focus. */
  const [held, setHeld] = useState<{ last: number; spoken: number } | null>(null);
  let spoken = position;
  if (held !== null) {
    const step = position - held.last;
    if (!follows && step >= 0 && step < RUNNING_SECONDS) spoken = held.spoken;
    if (step !== 0) setHeld({ last: position, spoken });
  }
  return {
    spoken,
    onFocus: () => setHeld({ last: position, spoken: position }),
    onBlur: () => setHeld(null),
  };
}
