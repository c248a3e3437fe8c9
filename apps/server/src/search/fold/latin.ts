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
  [/z/g, 'j'],
  [/aa+/g, 'A'],
  [/ee+|ii+|ie/g, 'I'],
  [/oo+|uu+/g, 'U'],
  [/ai|ei|ay(?![aeiou])/g, 'E'],
  [/au|aw(?![aeiouy])|ow(?![aei])|ou/g, 'O'],
  [/w/g, 'v'],
  [/ey(?![aeiou])/g, 'e'],
  [/y$/g, 'i'],
];

/** English words say otherwise what they write; in the order in which the rules are applied. */
const english: readonly [RegExp, string][] = [
  [/^kn/g, 'n'],
  [/^wr/g, 'r'],
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
  [/([b-df-hj-np-tv-z])e$/g, '$1'],
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

/** What is written short, and numbers, as they are said in English. */
const said: ReadonlyMap<string, string> = new Map(
  [
    'mr mistar, mrs misis, dr daktar, st sent, vs varsis, no nambar, jr juniar, sr siniar, n end',
    '1 van, 2 tu, 3 tri, 4 for, 5 faiv, 6 siks, 7 sevan, 8 et, 9 nain, 10 ten, 11 ilevan, 12 tvelv, 13 tartin',
    '14 fortin, 15 fiftin, 16 sikstin, 18 etin, 20 tventi, 24 tventifor, 50 fifti, 100 handred, 7th sevant',
  ].flatMap((line) => line.split(', ').map((pair) => pair.split(' ') as [string, string])),
);

/** What a word in Latin letters may sound like: read as an Indian word, and as an English one where that differs. */
export function latinSounds(word: string): Sounds[] {
  const letters = plain(word);
  const short = said.get(letters);
  const read = letters.replace(/c(?![heiyc])/g, 'k').replace(/c(?=[eiy])/g, 's');
  const readIndian = bySpelling(read);
  let asEnglish = read;
  for (const [pattern, by] of english) asEnglish = asEnglish.replace(pattern, by);
  const readEnglish = bySpelling(short ?? asEnglish);
  return readEnglish === readIndian ? [readIndian] : [readIndian, readEnglish];
}
