const WORD = /[\p{L}\p{M}’]+/gu;
const MARK = '\u200f';
const OVERRIDE = '\u202e';
const END = '\u202c';

/** Makes every word run from right to left, as those of Arabic do, for tests of the direction. */
export function mirror(text: string): string {
  return text.replaceAll(WORD, (word) => MARK + OVERRIDE + word + END + MARK);
}
