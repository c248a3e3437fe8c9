import { useLayoutEffect, useRef } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField';

export interface PhoneFieldProps
  extends Omit<TextFieldProps, 'type' | 'dir' | 'inputMode' | 'autoComplete' | 'ref'> {
  /** The product's rule for how a number is shown while it is typed (spec §5). */
  formatValue: (raw: string) => string;
}

/** The position of the caret with as many digits before it as were typed there. */
function caretAfterDigits(formatted: string, digits: number): number {
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (seen === digits) return index;
    if (/\d/.test(formatted[index] ?? '')) seen += 1;
  }
  return formatted.length;
}

/** A phone number that formats itself without moving the caret away from where the visitor types. */
export function PhoneField({ formatValue, onValueChange, value, ...rest }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    const at = caretAfterDigits(value, caret.current);
    caret.current = null;
    input.current?.setSelectionRange(at, at);
  });

  const handleChange = (raw: string) => {
    const at = input.current?.selectionStart ?? raw.length;
    // Digits may be typed in any script.
    const digits = raw.slice(0, at).match(/\p{Nd}/gu)?.length ?? 0;
    caret.current = at === raw.length ? Number.MAX_SAFE_INTEGER : digits;
    onValueChange(formatValue(raw));
  };

  return (
    <TextField
      {...rest}
      ref={input}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={value}
      onValueChange={handleChange}
    />
  );
}
