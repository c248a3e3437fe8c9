import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first element that a selector finds in a place, when a value changes: what had the focus is gone. */
export function useFocusOnChange(
  place: RefObject<HTMLElement | null>,
  value: unknown,
  selector: string,
): void {
  const was = useRef(value);
  useEffect(() => {
    if (was.current === value) return;
    was.current = value;
    place.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [place, value, selector]);
}
