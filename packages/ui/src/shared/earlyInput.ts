import { useLayoutEffect, useRef } from 'react';

/** Reports what a field of a rendered page was given before the page had its code, which its owner doesn't know of. */
export function useEarlyInput<Value>(
  id: string,
  read: (field: HTMLInputElement) => Value,
  known: Value,
  report: (value: Value) => void,
): void {
  const first = useRef({ read, known, report });
  useLayoutEffect(() => {
    const { read, known, report } = first.current;
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    const value = read(field);
    if (value !== known) report(value);
  }, [id]);
}
