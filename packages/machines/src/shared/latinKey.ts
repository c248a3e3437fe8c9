/** A key press, as the browser reports it. */
interface PressedKey {
  key: string;
  /** The key's place on the keyboard. */
  code: string;
  shiftKey: boolean;
}

/** Signs by their key's place, without and with Shift. */
const SIGNS: Record<string, string> = { Comma: ',<', Period: '.>', Slash: '/?' };

/** The key, or where its script isn't Latin, the letter, digit or sign that a Latin keyboard has at its place. */
export function latinKey({ key, code, shiftKey }: PressedKey): string {
  // The blocks of Latin letters and their accents end here; names of keys are Latin too. The event of a script may have no key.
  if (key !== '' && key <= '\u036f') return key;
  return SIGNS[code]?.[Number(shiftKey)] ?? code.replace(shiftKey ? 'Key' : /^(Key|Digit)/, '');
}
