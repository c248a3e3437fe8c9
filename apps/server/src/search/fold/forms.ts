import { brahmicSounds, isBrahmic } from './brahmic';
import { latinSounds } from './latin';
import { otherReading, type Sounds, settle } from './sounds';
import { isUrdu, urduSounds } from './urdu';

/** What can be between words; joiners and marks of direction are nothing. */
const NOTHING = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u00ad\ufeff'’‘`]/gu;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** More than any title; a query beyond it is cut. */
const LONGEST_NAME = 300;
const MOST_WORDS = 40;
const MOST_FORMS = 4;

/** The words of a name, with what they are written in where they stand. */
export function wordsOf(name: string): { text: string; start: number }[] {
  return [...name.matchAll(WORDS)]
    .slice(0, MOST_WORDS)
    .map((match) => ({ text: match[0], start: match.index }));
}

/** A name as it is compared letter by letter: without what can't be seen, in the composed form, small. */
export function plainName(name: string): string {
  return name.slice(0, LONGEST_NAME).normalize('NFC').replace(NOTHING, '').toLowerCase();
}

/** The ways in which a word may be said: as an Indian and an English one, and both with another reading. */
function readings(word: string): Sounds[] {
  const [first = ''] = word;
  // What stands together in Urdu may have an unwritten vowel between.
  if (isUrdu(first)) return Array<Sounds>(MOST_FORMS).fill(settle(urduSounds(word)));
  const read = (isBrahmic(first) ? [brahmicSounds(word)] : latinSounds(word)).map(settle);
  const [one = '', other = one] = [read[0], read.at(-1)];
  return [one, other, otherReading(one), otherReading(other)];
}

/**
 * How a name may sound: its words' sounds, in several readings where it has several. A word of signs alone has none.
 * All readings have the same number of words.
 */
export function formsOf(name: string): Sounds[][] {
  const words = wordsOf(plainName(name)).map(({ text }) => readings(text));
  const forms = Array.from({ length: MOST_FORMS }, (_, index) =>
    words.map((read) => read[index] ?? '').filter((word) => word !== ''),
  );
  const seen = new Set<string>();
  return forms.filter((form) => {
    const text = form.join(' ');
    if (text === '' || seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

const ALIKE: readonly [RegExp, string][] = [
  [/[~yh]/g, ''],
  [/[kKgG]/g, 'k'],
  [/[cCjJsS]/g, 's'],
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

/** The ways in which a form's keys are made: a flapped r is typed as r and as d, a nasal vowel with n and without. */
export function waysOfTyping(form: readonly Sounds[]): (readonly Sounds[])[] {
  const flapped = form.map((word) => word.replaceAll('x', 'd'));
  return [form, flapped].flatMap((way) => [way, way.map((word) => word.replaceAll('~', 'n'))]);
}

/** A form's sounds, spellings apart: without spaces, of the vowels three are left. */
export function soundKey(form: readonly Sounds[]): string {
  const open = (word: Sounds) => word.replace(/[eEI]/g, 'i').replace(/[oOU]/g, 'u').replace(/A/g, 'a');
  return joined(form.map(coarse).map(open));
}

/** A form's consonants, spellings apart, without spaces; a vowel is said of at its start alone. */
export function bonesKey(form: readonly Sounds[]): string {
  // Before h and y a vowel may be unwritten.
  const words = form.map((word, index) => coarse(index === 0 ? word.replace(BREATH_AND_VOWEL, '') : word));
  const starts = /^[aAiIuUeEoO]/.test(words[0] ?? '') ? 'a' : '';
  return starts + joined(words.map((word) => word.replace(/[aAiIuUeEoO]/g, '')));
}
