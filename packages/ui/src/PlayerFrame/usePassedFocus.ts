import { type FocusEvent, useEffect, useRef } from 'react';

/** Parts from which no focus is passed on: dialogs over the frame return it themselves, and the prompt to resume ends with it. */
const APART = '[role="dialog"], [data-ends-focus]';
/** What takes it, the first that is visible: the main button of whatever is shown. */
const TARGETS = '[data-takes-focus], [role="alert"] button';

/** Passes the focus on where a part of the frame is removed with it, as the controls are for a countdown; returns what follows it. */
export function usePassedFocus() {
  const focused = useRef<{ part: Element; frame: Element } | null>(null);

  useEffect(() => {
    if (focused.current === null || focused.current.part.isConnected) return;
    const targets = focused.current.frame.querySelectorAll<HTMLElement>(TARGETS);
    focused.current = null;
    for (const target of targets)
      if (document.activeElement === document.body) target.focus({ preventScroll: true });
  });

  return {
    onFocus({ target: part, currentTarget: frame }: FocusEvent) {
      focused.current = frame.contains(part) && part.closest(APART) === null ? { part, frame } : null;
    },
    onBlur() {
      focused.current = null;
    },
  };
}
