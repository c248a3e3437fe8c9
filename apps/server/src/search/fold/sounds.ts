/**
 * The sounds that names are folded into, one character each, so that spellings of one name differ in little:
 *
 * - `a i u e o` short vowels, `A I U` long ones, `E` ai, `O` au
 * - `k g c j t d p b` plain, `K G C J T D P B` with breath (`P` is f, too), `z`, which many write and say j, `s`, `S` sh
 * - `n m y r l v h`; `x` a flapped r, which people write as r or d; `~` a nasal vowel, which many leave unwritten
 * - `w` Urdu's و after a consonant: o, u, au or v
 * - digits as they are; `#` before what is said for them, which is no other word of the same sound
 * - `: ; < = > ? @` in threes, letters of scripts that aren't read
 */
export type Sounds = string;

/** What a plain consonant is with breath. */
export const ASPIRATED: Readonly<Record<string, string>> = {
  k: 'K',
  g: 'G',
  c: 'C',
  j: 'J',
  t: 'T',
  d: 'D',
  p: 'P',
  b: 'B',
};

export const VOWEL = '[aAiIuUeEoOw]';

/**
 * The same sound again. A vowel is drawn out by any number of letters, a consonant by two: what has it three times in a row is
 * no spelling of it, and would be near to every name that has it once.
 */
const TWICE = new RegExp(`(${VOWEL}|~)\\1+|([A-Za-z])(?<!\\2\\2)\\2(?!\\2)`, 'g');

const rules: readonly [RegExp, string | ((...found: string[]) => string)][] = [
  // A consonant before its own kind with breath: one sound.
  [/([kgcjtdpb])(?<!\1\1)\1(?!\1)h?/g, '$1'],
  [
    /([kgcjtdpb])([KGCJTDPB])/g,
    (all, plain, breathed) => (ASPIRATED[plain ?? ''] === breathed ? breathed : all),
  ],
  [TWICE, '$1$2'],
  [/n(?=[pPbBm])/g, 'm'],
  // A y or v that only leads over from one vowel to the next.
  [new RegExp(`([iIeE])y(?=${VOWEL})`, 'g'), '$1'],
  [new RegExp(`(${VOWEL})y(?=[eE])`, 'g'), '$1'],
  [new RegExp(`([uUoO])v(?=${VOWEL})`, 'g'), '$1'],
  // Two vowels that are said as one: ai, au, oi.
  [new RegExp(`[aA]y(?!${VOWEL})|[aA][iI]`, 'g'), 'E'],
  [/[aA]v?[uU]/g, 'O'],
  [new RegExp(`[oO]y(?!${VOWEL})|[oO][iI]`, 'g'), 'oi'],
  [/[eE]y/g, 'e'],
  // Breath is heard at the start of a word and between vowels.
  [new RegExp(`(?<!^|${VOWEL})h|h(?!${VOWEL})`, 'g'), ''],
  [TWICE, '$1$2'],
];

/** ज्ञ is written gy, jn, gn and dny; which of them a word means can't be seen. */
const GY = /dny|[jg]ny?|gy/g;

/** What people write in several ways, in one way; applied to the sounds of one word, whatever script they come from. */
export function settle(word: Sounds): Sounds {
  let settled = word;
  for (const [pattern, by] of rules) settled = settled.replace(pattern, by as string);
  return settled;
}

/** Another reading of a word's sounds; the same where there is none. */
export const otherReading = (word: Sounds): Sounds => word.replace(GY, 'gy');
