import { type RefObject, useLayoutEffect, useRef } from 'react';
import { reveal } from './reveal';

/**
 * Moves the focus to the named field at each refusal of a form, so that its error is read and can be put right;
 * a refusal that is about no field is scrolled into view.
 */
export function useFocusOnRefusal(
  form: RefObject<HTMLElement | null>,
  field: string | null,
  refusals: number,
): void {
  const seen = useRef(refusals);
  useLayoutEffect(() => {
    if (refusals === seen.current) return;
    seen.current = refusals;
    if (field === null) return reveal(form.current?.querySelector('[role="alert"]'));
    const input = form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`);
    // A field that has the focus already would not be read again, with its error.
    input?.blur();
    input?.focus();
    // The browser brings the input into view alone: its label may be beneath the header.
    reveal(input?.labels?.[0]?.parentElement);
  }, [form, field, refusals]);
}
