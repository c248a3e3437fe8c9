import { useLayoutEffect, useRef } from 'react';

/** Reports what a field of a rendered page was given before the page had its code, which its owner doesn't know of. */
export function useEarlyInput<Value, Field extends HTMLInputElement | HTMLSelectElement>(
  id: string,
  read: (field: Field) => Value,
  known: Value,
  report: (value: Value) => void,
): void {
  const first = useRef({ read, known, report });
  useLayoutEffect(() => {
    const { read, known, report } = first.current;
    const field = document.getElementById(id) as Field | null;
    if (field === null) return;
    const value = read(field);
    if (value !== known) report(value);
  }, [id]);
}
