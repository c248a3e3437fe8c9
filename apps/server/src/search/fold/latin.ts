import type { Sounds } from './sounds';

/** How Indian languages are written in Latin letters, the longest first. */
const spellings: readonly [RegExp, Sounds][] = [
  [/^x/g, 'S'],
  [/ksh|x/g, 'kS'],
  [/chh/g, 'C'],
  [/tch|ch/g, 'c'],
  [/zh/g, 'l'],
  [/sh/g, 'S'],
  [/ck|q/g, 'k'],
  [/kh/g, 'K'],
  [/gh/g, 'G'],
  [/jh/g, 'J'],
  [/th/g, 'T'],
  [/dh/g, 'D'],
  [/ph|f/g, 'P'],
  [/bh/g, 'B'],
  [/aa+/g, 'A'],
  [/ee+|ii+|ie/g, 'I'],
  [/oo+|uu+/g, 'U'],
  [/ai|ei|ay(?![aeiouAIU])/g, 'E'],
  [/au|aw(?![aeiouyAIU])|ow(?![aeiAI])|ou/g, 'O'],
  [/w/g, 'v'],
  [/ey(?![aeiouAIU])/g, 'e'],
  [/y$/g, 'i'],
];

/** English words say otherwise what they write; in the order in which the rules are applied. */
const english: readonly [RegExp, string][] = [
  [/^kn/g, 'n'],
  [/^wr/g, 'r'],
  [/^sch/g, 'sk'],
  [/wh/g, 'v'],
  [/[ts]ion/g, 'shan'],
  [/ture$/g, 'char'],
  [/dge/g, 'j'],
  [/igh/g, 'ai'],
  [/qu/g, 'kv'],
  [/zz(?=[aeio])/g, 'ts'],
  [/ea/g, 'ee'],
  [/oa/g, 'o'],
  [/ew$/g, 'yu'],
  [/g(?=[eiy])/g, 'j'],
  [/ove/g, 'av'],
  [/([bcdfgkpt])les?$/g, '$1al'],
  [/a([b-df-hj-np-tvwxz])e(s?)$/g, 'e$1$2'],
  [/i([b-df-hj-np-tvwxz])e(s?)$/g, 'ai$1$2'],
  [/u([b-df-hj-np-tvwxz])e(s?)$/g, 'oo$1$2'],
  [/([b-df-hj-np-tv-xz])e$/g, '$1'],
  [/[eo]rs?$/g, 'ar'],
  [/u(?=[b-df-hj-np-tv-z]{2}|[b-df-hj-np-tv-z]$)/g, 'a'],
];

function bySpelling(word: string): Sounds {
  let sounds = word;
  for (const [pattern, by] of spellings) sounds = sounds.replace(pattern, by);
  return sounds;
}

/** Letters with marks as people type them: long vowels twice. */
function plain(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/([aiu])\u0304/gu, '$1$1')
    .replace(/s[\u0301\u0323]/gu, 'sh')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]/g, '');
}

/** What is written short, and small words, as they are said in English. */
const said: ReadonlyMap<string, string> = new Map(
  'mr mistar, mrs misis, dr daktar, st sent, vs varsis, no nambar, jr juniar, sr siniar, n end, the de, ii tu, iii tri'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Numbers as they are written, and said. */
const numbers: ReadonlyMap<string, string> = new Map(
  [
    '1 one van, 2 two tu, 3 three tri, 4 four for, 5 five faiv, 6 six siks, 7 seven sevan, 8 eight et, 9 nine nain, 10 ten ten',
    '11 eleven ilevan, 12 twelve tvelv, 13 thirteen tartin, 14 fourteen fortin, 15 fifteen fiftin, 16 sixteen sikstin',
    '17 seventeen sevantin, 18 eighteen etin, 19 nineteen naintin, 20 twenty tventi, 30 thirty tarti, 40 forty forti',
    '50 fifty fifti, 60 sixty siksti, 70 seventy sevanti, 80 eighty eti, 90 ninety nainti, 100 hundred handred',
    '1st first farst, 2nd second sekand, 3rd third tard',
  ].flatMap((line) =>
    line.split(', ').flatMap((number) => {
      const [digits = '', word = '', sounds = ''] = number.split(' ');
      return [[digits, sounds] as const, [word, sounds] as const];
    }),
  ),
);

/** A number as years and flats are said, two digits at a time: nineteen eighty four, four twenty. */
function saidNumber(digits: string): string {
  const known = numbers.get(digits);
  if (known !== undefined) return known;
  if (digits.length > 2) return saidNumber(digits.slice(0, -2)) + saidNumber(digits.slice(-2));
  return (numbers.get(`${digits[0]}0`) ?? '') + (numbers.get(digits[1] ?? '') ?? '');
}

/** The names of letters, of which what has no vowel is spelt. */
const letterNames: ReadonlyMap<string, string> = new Map(
  'b bi, c si, d di, f ef, g ji, h ech, j je, k ke, l el, m em, n en, p pi, q kyu, r ar, s es, t ti, v vi, w dabalyu, x eks, y vai, z jed'
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);
const ABBREVIATION = /^[b-df-hj-np-tv-xz]{1,5}$/;

/** A number or what is written short, as it is said in full; undefined for any other word. */
function inFull(word: string): string | undefined {
  const [, digits, ordinal] = /^(\d{1,4})(th)?$/.exec(word) ?? [];
  if (digits !== undefined) return `#${saidNumber(digits)}${ordinal === undefined ? '' : 't'}`;
  if (ABBREVIATION.test(word) && !said.has(word))
    return [...word].map((letter) => letterNames.get(letter) ?? '').join('');
  return said.get(word) ?? numbers.get(word);
}

/** What a word in Latin letters may sound like: read as an Indian word, and as an English one where that differs. */
export function latinSounds(word: string): Sounds[] {
  const letters = plain(word);
  const full = inFull(letters);
  const read = letters.replace(/c(?![heiyc])/g, 'k').replace(/c(?=[eiy])/g, 's');
  const readIndian = bySpelling(read);
  let asEnglish = read;
  for (const [pattern, by] of english) asEnglish = asEnglish.replace(pattern, by);
  const readEnglish = bySpelling(full ?? asEnglish);
  return readEnglish === readIndian ? [readIndian] : [readIndian, readEnglish];
}
