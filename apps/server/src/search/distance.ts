import type { Sounds } from './fold/sounds';

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
    ['kg kG Kg KG kh gh td tD Td TD pb pB Pb PB cs cS Cs CS js jS jc zs zS zc', 0.05],
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
const lostLastOf: Readonly<Record<string, readonly [sounds: string, cost: number][]>> = {
  // A consonant without its vowel is said with a short u, which people write.
  ml: [['u', 0.05]],
};

const OTHER = 1;
const LOST = 0.9;
const SWAPPED = 0.7;
const TWICE = 0.05;

/** What is easily lost within a word, but not where one begins. */
const HEARD_FIRST = /[hyv]/;
const LOST_FIRST = 0.65;

/** Sounds are characters below this code. */
const CODES = 128;

/** What slips cost in one language, by the codes of sounds. */
interface LanguageCosts {
  /** What it costs to take one sound for another, at `one * CODES + other`. */
  readonly taken: Float64Array;
  readonly lost: Float64Array;
  /** What it costs to lose the last sound of a word of the query. */
  readonly lostLast: Float64Array;
}
const known = new Map<string, LanguageCosts>();

function makeCosts(lang: string): LanguageCosts {
  const taken = new Float64Array(CODES * CODES).fill(OTHER);
  const lost = new Float64Array(CODES).fill(LOST);
  for (let code = 0; code < CODES; code += 1) taken[code * CODES + code] = 0;
  for (const [text, cost] of [...pairs, ...(ofLanguages[lang] ?? [])]) {
    for (const pair of text.split(' ')) {
      const [one, other] = [pair.charCodeAt(0), pair.charCodeAt(1)];
      taken[one * CODES + other] = cost;
      taken[other * CODES + one] = cost;
    }
  }
  for (const [sounds, cost] of inserted) for (const sound of sounds) lost[sound.charCodeAt(0)] = cost;
  // At the end of a word a vowel is written in every script.
  const lostLast = lost.slice();
  for (const [sounds, cost] of lostLastOf[lang] ?? [])
    for (const sound of sounds) lostLast[sound.charCodeAt(0)] = cost;
  for (const [sounds, cost] of insertedOf[lang] ?? [])
    for (const sound of sounds) lost[sound.charCodeAt(0)] = cost;
  return { taken, lost, lostLast };
}

function costsOf(lang: string): LanguageCosts {
  // A language of which nothing is known costs what is usual.
  const name = lang in ofLanguages || lang in insertedOf ? lang : '';
  const made = known.get(name) ?? makeCosts(name);
  known.set(name, made);
  return made;
}

/** How much a query says: where vowels are mostly left unwritten, they say little. */
function lengthOf(query: Sounds, { lost }: LanguageCosts): number {
  let length = 0;
  for (let at = 0; at < query.length; at += 1)
    length += Math.min(1, 0.4 + 1.2 * (lost[query.charCodeAt(at)] ?? LOST));
  return length;
}

/**
 * What it costs to lose each sound of a query. A word of one sound between others, as the e of an izafat, may be unwritten
 * whole.
 */
function lossesOf(words: readonly Sounds[], { lost, lostLast }: LanguageCosts): Float64Array {
  const costs = words.flatMap((word, index) =>
    [...word].map((sound, at) => {
      if (at === 0 && HEARD_FIRST.test(sound)) return LOST_FIRST;
      const isLast = at === word.length - 1 && (at > 0 || index === 0);
      return (isLast ? lostLast : lost)[sound.charCodeAt(0)] ?? LOST;
    }),
  );
  return Float64Array.from(costs);
}

/** Where a query stands in a name. */
export interface Match {
  /** From 0, the same sounds and nothing else; the better, the lower. */
  cost: number;
  /** What of it comes of other sounds, not of where the query stands. */
  slips: number;
  /** Columns of the name's sounds, words joined, that it stands for. */
  start: number;
  end: number;
}

const AT_START = 0.05;
const AT_WORD = 0.22;
const REST = 0.12;
const INSIDE_WORD = 0.04;
const BEYOND = 0.3;

/**
 * The cheapest way to find a query in a name: as the whole of it, its beginning, or from one of its words on.
 * @param lang the name's language (BCP 47), which says what is easily written for what; empty where it isn't known.
 * @param farthest a cost beyond which it doesn't matter how high it is; such a name costs infinitely much.
 */
export function findIn(
  asked: readonly Sounds[],
  words: readonly Sounds[],
  lang: string,
  farthest = OTHER,
): Match {
  const [query, name] = [asked.join(''), words.join('')];
  const costs = costsOf(lang.split('-')[0] ?? '');
  const starts = new Set<number>();
  const ends = new Set<number>();
  let column = 0;
  for (const word of words) {
    starts.add(column);
    column += word.length;
    ends.add(column);
  }
  const length = Math.max(lengthOf(query, costs), 3);
  const rest = (end: number) =>
    end === name.length ? 0 : REST * (1 - end / name.length) + (ends.has(end) ? 0 : INSIDE_WORD);

  const losses = lossesOf(asked, costs);
  const whole = align(query, losses, name, costs, farthest * length, () => false);
  const slips = (whole.last[name.length] ?? OTHER) / length;
  let best: Match = { cost: slips, slips, start: 0, end: name.length };
  const consider = (slips: number, place: number, start: number, end: number) => {
    if (slips + place < best.cost) best = { cost: slips + place, slips, start, end };
  };
  for (let end = 1; end < name.length; end += 1)
    consider((whole.last[end] ?? OTHER) / length, AT_START + rest(end), 0, end);
  if (words.length > 1 && best.cost > AT_WORD) {
    const inside = align(query, losses, name, costs, farthest * length, (at) => at > 0 && starts.has(at));
    for (let end = 1; end <= name.length; end += 1)
      consider((inside.last[end] ?? OTHER) / length, AT_WORD + rest(end) / 2, inside.starts[end] ?? 0, end);
  }
  // The query says more than the name: its beginning is the whole name.
  for (let row = Math.ceil(name.length * 0.7); row < query.length; row += 1) {
    const cost = whole.atEnd[row] ?? OTHER;
    if (name.length >= 4)
      consider(cost / name.length, 0.1 + BEYOND * (1 - row / query.length), 0, name.length);
  }
  return best;
}

interface Aligned {
  /** Cost of the whole query up to each column. */
  last: Float64Array;
  /** Where the cheapest way to each column begins. */
  starts: Uint16Array;
  /** Cost of each beginning of the query against the whole name. */
  atEnd: Float64Array;
}

/** Edit distance with swapped neighbours, sound by sound; `mayStart` says at which columns a way may begin for nothing. */
function align(
  query: Sounds,
  losses: Float64Array,
  name: Sounds,
  { taken, lost }: LanguageCosts,
  farthest: number,
  mayStart: (column: number) => boolean,
): Aligned {
  const width = name.length + 1;
  const codes = Uint8Array.from(name, (sound) => sound.charCodeAt(0));
  // Where a word begins as the one before it ends, both may be written once.
  const loss = Float64Array.from(codes, (code, at) =>
    code === codes[at - 1] ? TWICE : (lost[code] as number),
  );
  let before = new Float64Array(width);
  let above = new Float64Array(width);
  let here = new Float64Array(width);
  let origins = new Uint16Array(width);
  let from = new Uint16Array(width);
  const atEnd = new Float64Array(query.length + 1).fill(Number.POSITIVE_INFINITY);
  for (let column = 1; column < width; column += 1) {
    const isFree = mayStart(column);
    above[column] = isFree ? 0 : (above[column - 1] as number) + (loss[column - 1] as number);
    origins[column] = isFree ? column : (origins[column - 1] as number);
  }
  atEnd[0] = above[width - 1] as number;
  for (let row = 1; row <= query.length; row += 1) {
    const code = query.charCodeAt(row - 1);
    const codeBefore = row > 1 ? query.charCodeAt(row - 2) : -1;
    const own = losses[row - 1] as number;
    here[0] = (above[0] as number) + own;
    from[0] = 0;
    let least = here[0];
    for (let column = 1; column < width; column += 1) {
      const other = codes[column - 1] as number;
      let cost = (above[column - 1] as number) + (taken[code * CODES + other] as number);
      let origin = origins[column - 1] as number;
      const missing = (above[column] as number) + own;
      if (missing < cost) {
        cost = missing;
        origin = origins[column] as number;
      }
      const more = (here[column - 1] as number) + (loss[column - 1] as number);
      if (more < cost) {
        cost = more;
        origin = from[column - 1] as number;
      }
      if (codeBefore === other && column > 1 && codes[column - 2] === code)
        cost = Math.min(cost, (before[column - 2] as number) + SWAPPED);
      here[column] = cost;
      if (cost < least) least = cost;
      from[column] = origin;
    }
    [before, above, here] = [above, here, before];
    [origins, from] = [from, origins];
    atEnd[row] = above[width - 1] as number;
    // No way gets cheaper from here.
    if (least > farthest) return { last: above.fill(Number.POSITIVE_INFINITY), starts: origins, atEnd };
  }
  return { last: above, starts: origins, atEnd };
}
