import type { Sounds } from './fold/sounds';

/** What it costs to take one sound of a pair for the other, in any language. */
const pairs: readonly [pairs: string, cost: number][] = [
  ['aA iI uU', 0.03],
  ['eE oO', 0.08],
  ['jz', 0.02],
  ['kK gG cC jJ zJ tT dD pP bB sS', 0.06],
  ['ei eI Ei EI', 0.22],
  ['ou oU Ou OU', 0.22],
  ['ae aE Ae AE', 0.35],
  ['ao aO Ao AO', 0.35],
  ['ai aI Ai AI au aU Au AU', 0.45],
  ['iu iU Iu IU', 0.6],
  ['yi yI yj ye yE', 0.3],
  ['vu vU vo vO', 0.3],
  ['vb vB', 0.35],
  ['cs cS Cs CS js jS jc zs zS zc', 0.35],
  ['kg tT td TD tD pb Pb PB Kg KG', 0.45],
  ['xr xd xD xl', 0.05],
  ['~n ~m', 0.05],
  ['nm', 0.35],
  ['lr rd', 0.6],
];

/** What costs less in one language, by its tag. */
const ofLanguages: Readonly<Record<string, readonly [pairs: string, cost: number][]>> = {
  ta: [
    ['kg kG Kg KG kh gh tT td tD Td TD pb pB Pb PB cs cS Cs CS js jS jc zs zS zc', 0.05],
    ['lr', 0.4],
  ],
  ml: [['kg kG Kg KG td tD Td TD pb pB Pb PB cj cs', 0.15]],
  bn: [
    ['ao aO Ao AO vb vB jy', 0.06],
    ['cs CS', 0.3],
  ],
  as: [['ao aO Ao AO vb vB jy cs Cs cS CS hs hS', 0.06]],
  or: [['ao aO Ao AO vb vB jy', 0.06]],
  ur: [
    ['vo vu vO vU ou oU Ou ie iE Ie IE ye yE yi yI ha', 0.06],
    ['wo wu wU wO wv', 0.04],
    ['aA Ae AE Ai Ao AO Au', 0.12],
    ['ai au ae ao', 0.2],
  ],
  te: [['tT dD', 0]],
  kn: [['tT dD', 0]],
};

/** What it costs to lose a sound or to write one too many, in any language. */
const inserted: readonly [sounds: string, cost: number][] = [
  ['~', 0.08],
  ['a', 0.25],
  ['iueo', 0.4],
  ['AIUEO', 0.5],
  ['hy', 0.25],
  ['#', 0.15],
  ['nv', 0.65],
];
const insertedOf: Readonly<Record<string, readonly [sounds: string, cost: number][]>> = {
  ur: [
    ['aiueo', 0.07],
    ['AIUEO', 0.15],
    ['hyvw', 0.15],
  ],
  ta: [['g', 0.5]],
};

/** What it costs to lose it at the end of a word of the query, where that is less than in the language's words elsewhere. */
const lastDeletionsOf: Readonly<Record<string, readonly [sounds: string, cost: number][]>> = {
  // A consonant without its vowel is said with a short u, which people write.
  ml: [['u', 0.05]],
};

/** What it costs to take a sound for one that is nothing like it. */
export const OTHER_COST = 1;
/** What it costs to swap two neighbours. */
export const SWAPPED_COST = 0.7;
/** What it costs to lose one of two equal neighbours. */
export const REPEATED_SOUND_COST = 0.05;
const DELETION_COST = 0.9;

/** What is easily lost within a word, but not where one begins. */
const HEARD_FIRST = /[hyv]/;
const FIRST_DELETION_COST = 0.65;

/** Sounds are characters below this code. */
export const CODES = 128;

/** What edits cost in one language, by the codes of sounds. */
export interface LanguageCosts {
  /** What it costs to take one sound for another, at `one * CODES + other`. */
  readonly substitutionCosts: Float64Array;
  readonly deletionCosts: Float64Array;
  /** What it costs to lose the last sound of a word of the query. */
  readonly lastDeletionCosts: Float64Array;
}
const known = new Map<string, LanguageCosts>();

function makeCosts(lang: string): LanguageCosts {
  const substitutionCosts = new Float64Array(CODES * CODES).fill(OTHER_COST);
  const deletionCosts = new Float64Array(CODES).fill(DELETION_COST);
  for (let code = 0; code < CODES; code += 1) substitutionCosts[code * CODES + code] = 0;
  for (const [text, cost] of [...pairs, ...(ofLanguages[lang] ?? [])]) {
    for (const pair of text.split(' ')) {
      const [one, other] = [pair.charCodeAt(0), pair.charCodeAt(1)];
      substitutionCosts[one * CODES + other] = cost;
      substitutionCosts[other * CODES + one] = cost;
    }
  }
  for (const [sounds, cost] of inserted)
    for (const sound of sounds) deletionCosts[sound.charCodeAt(0)] = cost;
  // At the end of a word a vowel is written in every script.
  const lastDeletionCosts = deletionCosts.slice();
  for (const [sounds, cost] of lastDeletionsOf[lang] ?? [])
    for (const sound of sounds) lastDeletionCosts[sound.charCodeAt(0)] = cost;
  for (const [sounds, cost] of insertedOf[lang] ?? [])
    for (const sound of sounds) deletionCosts[sound.charCodeAt(0)] = cost;
  return { substitutionCosts, deletionCosts, lastDeletionCosts };
}

/** What edits cost in a language, by its tag without region or script. */
export function costsOfLanguage(lang: string): LanguageCosts {
  // A language of which nothing is known costs what is usual.
  const name = lang in ofLanguages || lang in insertedOf ? lang : '';
  const made = known.get(name) ?? makeCosts(name);
  known.set(name, made);
  return made;
}

/** A query in one of its readings, with what its edits cost in a language. */
export interface QueryCosts {
  readonly sounds: Sounds;
  /** How much it says: where vowels are mostly left unwritten, they say little. */
  readonly length: number;
  /** What it costs to lose each of its sounds. */
  readonly losses: Float64Array;
}
const prepared = new WeakMap<readonly Sounds[], Map<LanguageCosts, QueryCosts>>();

/** A query's sounds with what it costs in a language to lose them, made once for all names of that language. */
export function costsOfQuery(words: readonly Sounds[], costs: LanguageCosts): QueryCosts {
  const languages = prepared.get(words) ?? new Map<LanguageCosts, QueryCosts>();
  prepared.set(words, languages);
  const known = languages.get(costs);
  if (known !== undefined) return known;
  const { deletionCosts } = costs;
  const sounds = words.join('');
  let length = 0;
  for (let at = 0; at < sounds.length; at += 1)
    length += Math.min(1, 0.4 + 1.2 * (deletionCosts[sounds.charCodeAt(at)] ?? DELETION_COST));
  const made = { sounds, length: Math.max(length, 3), losses: lossesOf(words, costs) };
  languages.set(costs, made);
  return made;
}

/**
 * What it costs to lose each sound of a query. A word of one sound between others, as the e of an izafat, may be unwritten
 * whole.
 */
function lossesOf(
  words: readonly Sounds[],
  { deletionCosts, lastDeletionCosts }: LanguageCosts,
): Float64Array {
  const costs = words.flatMap((word, index) =>
    [...word].map((sound, at) => {
      if (at === 0 && HEARD_FIRST.test(sound)) return FIRST_DELETION_COST;
      const isLast = at === word.length - 1 && (at > 0 || index === 0);
      return (isLast ? lastDeletionCosts : deletionCosts)[sound.charCodeAt(0)] ?? DELETION_COST;
    }),
  );
  return Float64Array.from(costs);
}
