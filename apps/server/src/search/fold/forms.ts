import { latinDigits } from '@chalchitra/api/accountRules';
import { brahmicSounds, isBrahmic } from './brahmic';
import { latinSounds } from './latin';
import { otherReading, type Sounds, settle } from './sounds';
import { isUrdu, urduSounds } from './urdu';

/** What is nothing in a word: joiners, marks of direction, apostrophes. */
const NOTHING = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u00ad\ufeff'’‘`]/gu;
const GAP = `${NOTHING.source}*`;
const NUMBER = String.raw`\p{N}(?:${GAP}\p{N})*`;
const WORDS = new RegExp(
  // A word as it is written keeps the signs within it, and the joiner that shapes its last letter.
  String.raw`${NUMBER}${GAP}(?:st|nd|rd|th)(?!${GAP}[\p{L}\p{M}])|${NUMBER}|[\p{L}\p{M}](?:${GAP}[\p{L}\p{M}\u200c\u200d])*`,
  'giu',
);

/** More than any title; a query beyond it is cut. */
const MAX_NAME_LENGTH = 300;
const MAX_WORDS = 40;
const MAX_FORMS = 4;

/** The words of a name, with what they are written in where they stand. */
export function wordsOf(name: string): { text: string; start: number }[] {
  return [...name.matchAll(WORDS)]
    .slice(0, MAX_WORDS)
    .map((match) => ({ text: match[0], start: match.index }));
}

/** A name as it is compared letter by letter: without what can't be seen, in the composed form, small, with our digits. */
export function plainName(name: string): string {
  return latinDigits(name.slice(0, MAX_NAME_LENGTH).normalize('NFC').replace(NOTHING, '')).toLowerCase();
}

/** A word in a script that isn't read here, as Ol Chiki: three signs for each letter, which stand for no sound. */
const asWritten = (word: string): Sounds =>
  [...word]
    .map((letter) => ((letter.codePointAt(0) ?? 0) % 7 ** 3).toString(7).padStart(3, '0'))
    .join('')
    .replace(/\d/g, (digit) => ':;<=>?@'[Number(digit)] ?? '');

/** The ways in which a word may be said: as an Indian and an English one, and both with another reading. */
function readings(word: string): Sounds[] {
  const [first = ''] = word;
  // What stands together in Urdu may have an unwritten vowel between.
  if (isUrdu(first)) return Array<Sounds>(MAX_FORMS).fill(settle(urduSounds(word)));
  const read = (isBrahmic(first) ? brahmicSounds(word) : latinSounds(word)).map(settle);
  if (/\p{L}/u.test(word) && read.every((sounds) => sounds === ''))
    return Array<Sounds>(MAX_FORMS).fill(asWritten(word));
  const [one = '', other = one] = [read[0], read.at(-1)];
  return [one, other, otherReading(one), otherReading(other)];
}

/** Chapter, part and season: before a number many leave them out, or write another of them. */
const BEFORE_NUMBER = /^(?:c[aAeE]pt[ae]r|a[dDt]i?yAya?m?|p[aA]rt|[bBp][aA][gk](?:am)?|s[iI][sz][ao]n)$/;

/**
 * How a name may sound: its words' sounds, in several readings where it has several. A word of signs alone has none.
 * All readings have the same number of words; one that is left out has no sounds there.
 */
export function formsOf(name: string): Sounds[][] {
  const words = wordsOf(plainName(name))
    .map(({ text }) => ({ text, read: readings(text) }))
    .filter(({ read }) => read.some((sounds) => sounds !== ''));
  const full = Array.from({ length: MAX_FORMS }, (_, index) => words.map(({ read }) => read[index] ?? ''));
  const short = full.map((form) =>
    form.map((word, index) => {
      const isLeftOut = index > 0 && BEFORE_NUMBER.test(word) && /^\d/.test(words[index + 1]?.text ?? '');
      return isLeftOut ? '' : word;
    }),
  );
  const seen = new Set<string>();
  return [...full, ...short].filter((form) => {
    const text = form.join(' ');
    if (text.trim() === '' || seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

const ALIKE: readonly [RegExp, string][] = [
  [/[~#yh]/g, ''],
  [/[kKgG]/g, 'k'],
  [/[cCjJzsS]/g, 's'],
  [/[tTdD]/g, 't'],
  [/[xr]/g, 'r'],
  [/[pPbBv]/g, 'p'],
  [/m/g, 'n'],
];

const BREATH_AND_VOWEL = /^[hy][aAiIuUeEoO]/;

function coarse(word: Sounds): string {
  let text = word;
  for (const [pattern, by] of ALIKE) text = text.replace(pattern, by);
  return text;
}

const joined = (words: readonly Sounds[]): string => words.join('').replace(/(.)\1+/g, '$1');

/** Sounds that are typed in another way, too: a flapped r as d, a nasal vowel with n, Urdu's و as v. */
const TYPED: readonly [Sounds, Sounds][] = [
  ['x', 'd'],
  ['~', 'n'],
  ['w', 'v'],
];

/** The ways in which a form's keys are made. */
export function waysOfTyping(form: readonly Sounds[]): (readonly Sounds[])[] {
  let ways: (readonly Sounds[])[] = [form];
  for (const [sound, typed] of TYPED) {
    if (form.some((word) => word.includes(sound)))
      ways = ways.flatMap((way) => [way, way.map((word) => word.replaceAll(sound, typed))]);
  }
  return ways;
}

/** A form's sounds, spellings apart: without spaces, of the vowels three are left. */
export function soundKey(form: readonly Sounds[]): string {
  const open = (word: Sounds) =>
    word
      .replace(/[eEI]/g, 'i')
      .replace(/[oOUw]/g, 'u')
      .replace(/A/g, 'a');
  return joined(form.map(coarse).map(open));
}

/** A form's consonants, spellings apart, without spaces; a vowel is said of at its start alone. */
export function consonantKey(form: readonly Sounds[]): string {
  // Before h and y a vowel may be unwritten.
  const words = form.map((word, index) => coarse(index === 0 ? word.replace(BREATH_AND_VOWEL, '') : word));
  const starts = /^[aAiIuUeEoO]/.test(words[0] ?? '') ? 'a' : '';
  return starts + joined(words.map((word) => word.replace(/[aAiIuUeEoOw]/g, '')));
}
