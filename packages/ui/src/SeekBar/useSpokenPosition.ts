import { useState } from 'react';
import { RUNNING_SECONDS } from './SeekBar.constants';

/**
 * The position that a slider has for screen readers, in seconds. They read out each change of a slider that has the focus,
 * which would be once a second over the film. So while the slider has the focus, this position changes at jumps alone, not as
 * the film plays on. With `follows` it is always the current one. The slider calls `onFocus` and `onBlur`.
 */
export function useSpokenPosition(position: number, follows: boolean) {
  /** The last position, and the one for screen readers; null without the focus. */
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
