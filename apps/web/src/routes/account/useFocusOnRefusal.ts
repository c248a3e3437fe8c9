import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the named field at each refusal of a form, so that its error is read and can be put right. */
export function useFocusOnRefusal(
  form: RefObject<HTMLElement | null>,
  field: string | null,
  refusals: number,
): void {
  const seen = useRef(refusals);
  useEffect(() => {
    if (refusals === seen.current) return;
    seen.current = refusals;
    if (field === null) return;
    form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();
  }, [form, field, refusals]);
}
