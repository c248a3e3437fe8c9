import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { hasFocusLeft } from '../shared/hasFocusLeft';
import { hasVisibleFocus } from '../shared/hasVisibleFocus';
import { PREVIEW_DELAY_MS, PREVIEW_GRACE_MS } from './ContentCard.constants';

/**
 * Opens a preview when the pointer rests on an element or the keyboard's focus comes in; leaving closes it. Its handlers
 * load it as soon as the pointer comes.
 */
export function usePreview() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
  };

  const openLater = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(true), PREVIEW_DELAY_MS);
  };

  return {
    isOpen,
    close,
    handlers: (load: () => void) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') load();
        openLater(event);
      },
      // A preview that opens under a pressed pointer would take its release, and the click would be lost.
      onPointerDown: () => clearTimeout(timer.current),
      onPointerUp: openLater,
      onPointerLeave: (event: PointerEvent) => {
        clearTimeout(timer.current);
        if (!hasVisibleFocus(event.currentTarget)) {
          timer.current = setTimeout(() => setIsOpen(false), PREVIEW_GRACE_MS);
        }
      },
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible')) setIsOpen(true);
      },
      onBlur: (event: FocusEvent) => {
        if (hasFocusLeft(event)) close();
      },
    }),
  };
}
