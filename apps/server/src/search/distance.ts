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

/** A query in one of its readings, with what its slips cost in a language. */
interface AskedIn {
  readonly sounds: Sounds;
  /** How much it says: where vowels are mostly left unwritten, they say little. */
  readonly length: number;
  /** What it costs to lose each of its sounds. */
  readonly losses: Float64Array;
}
const prepared = new WeakMap<readonly Sounds[], Map<LanguageCosts, AskedIn>>();

function askedIn(words: readonly Sounds[], costs: LanguageCosts): AskedIn {
  const languages = prepared.get(words) ?? new Map<LanguageCosts, AskedIn>();
  prepared.set(words, languages);
  const known = languages.get(costs);
  if (known !== undefined) return known;
  const { lost } = costs;
  const sounds = words.join('');
  let length = 0;
  for (let at = 0; at < sounds.length; at += 1)
    length += Math.min(1, 0.4 + 1.2 * (lost[sounds.charCodeAt(at)] ?? LOST));
  const made = { sounds, length: Math.max(length, 3), losses: lossesOf(words, costs) };
  languages.set(costs, made);
  return made;
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
  const costs = costsOf(lang.split('-')[0] ?? '');
  const query = askedIn(asked, costs);
  const { length } = query;
  const name = words.join('');
  // Where words begin, but the first; there the one before it ends.
  const bounds: number[] = [];
  for (let index = 1, column = 0; index < words.length; index += 1) {
    column += (words[index - 1] as Sounds).length;
    bounds.push(column);
  }
  const rest = (end: number) =>
    end === name.length ? 0 : REST * (1 - end / name.length) + (bounds.includes(end) ? 0 : INSIDE_WORD);

  const saysMore = name.length >= 4 && Math.ceil(name.length * 0.7) < query.sounds.length;
  const whole = align(query, name, costs, farthest * (saysMore ? Math.max(length, name.length) : length), []);
  const slips = (whole.last[name.length] ?? OTHER) / length;
  let best: Match = { cost: slips, slips, start: 0, end: name.length };
  const consider = (slips: number, place: number, start: number, end: number) => {
    if (slips + place < best.cost) best = { cost: slips + place, slips, start, end };
  };
  for (let end = 1; end < name.length; end += 1) {
    const slips = (whole.last[end] as number) / length;
    if (slips < best.cost) consider(slips, AT_START + rest(end), 0, end);
  }
  // The query says more than the name: its beginning is the whole name.
  if (saysMore)
    for (let row = Math.ceil(name.length * 0.7); row < query.sounds.length; row += 1)
      consider(
        (whole.atEnd[row] ?? OTHER) / name.length,
        0.1 + BEYOND * (1 - row / query.sounds.length),
        0,
        name.length,
      );
  const left = Math.min(farthest, best.cost) - AT_WORD;
  if (words.length > 1 && left > 0) {
    const inside = align(query, name, costs, left * length, bounds);
    for (let end = 1; end <= name.length; end += 1) {
      const slips = (inside.last[end] as number) / length;
      if (slips < best.cost) consider(slips, AT_WORD + rest(end) / 2, inside.starts[end] as number, end);
    }
  }
  return best;
}

/** Holds until the next alignment; what costs more than was asked for is infinite. */
interface Aligned {
  /** Cost of the whole query up to each column. */
  last: Float64Array;
  /** Where the cheapest way to each column begins. */
  starts: Uint16Array;
  /** Cost of each beginning of the query against the whole name. */
  atEnd: Float64Array;
}

/** The rows of an alignment, used again by the next: hundreds of names are compared for each query. */
const makeRows = (size: number) => ({
  size,
  loss: new Float64Array(size),
  before: new Float64Array(size),
  above: new Float64Array(size),
  here: new Float64Array(size),
  origins: new Uint16Array(size),
  from: new Uint16Array(size),
  atEnd: new Float64Array(size),
});
let rows = makeRows(128);

/**
 * Edit distance with swapped neighbours, sound by sound; `mayStart` says at which columns a way may begin for nothing.
 * Only the columns of a row are looked at that a way below `farthest` can reach.
 */
function align(
  { sounds: query, losses }: AskedIn,
  name: Sounds,
  { taken, lost }: LanguageCosts,
  farthest: number,
  mayStart: readonly number[],
): Aligned {
  const width = name.length + 1;
  const size = Math.max(width, query.length + 1);
  if (size > rows.size) rows = makeRows(size * 2);
  const { loss, atEnd } = rows;
  let { before, above, here, origins, from } = rows;
  atEnd.fill(Number.POSITIVE_INFINITY, 0, query.length + 1);
  before.fill(Number.POSITIVE_INFINITY, 0, width);
  above.fill(Number.POSITIVE_INFINITY, 0, width);
  above[0] = 0;
  origins[0] = 0;
  // The columns that were reached in the row above, and in the one before it.
  let [first, end] = [0, 0];
  for (let column = 1; column < width; column += 1) {
    const code = name.charCodeAt(column - 1);
    // Where a word begins as the one before it ends, both may be written once.
    loss[column - 1] = column > 1 && code === name.charCodeAt(column - 2) ? TWICE : (lost[code] as number);
    const isFree = mayStart.includes(column);
    const cost = isFree ? 0 : (above[column - 1] as number) + (loss[column - 1] as number);
    if (cost > farthest) continue;
    above[column] = cost;
    origins[column] = isFree ? column : (origins[column - 1] as number);
    end = column;
  }
  atEnd[0] = above[width - 1] as number;
  let [firstBefore, endBefore] = [first, end];
  for (let row = 1; row <= query.length; row += 1) {
    const code = query.charCodeAt(row - 1);
    const codeBefore = row > 1 ? query.charCodeAt(row - 2) : -1;
    const own = losses[row - 1] as number;
    here.fill(Number.POSITIVE_INFINITY, 0, width);
    const from0 = Math.min(first, firstBefore + 2);
    const reach = Math.max(end + 1, endBefore + 2);
    let [firstHere, endHere] = [-1, -1];
    for (let column = from0; column < width; column += 1) {
      let cost = (above[column] as number) + own;
      let origin = origins[column] as number;
      if (column > 0) {
        const other = name.charCodeAt(column - 1);
        const same = (above[column - 1] as number) + (taken[code * CODES + other] as number);
        if (same <= cost) {
          cost = same;
          origin = origins[column - 1] as number;
        }
        const more = (here[column - 1] as number) + (loss[column - 1] as number);
        if (more < cost) {
          cost = more;
          origin = from[column - 1] as number;
        }
        if (codeBefore === other && column > 1 && name.charCodeAt(column - 2) === code)
          cost = Math.min(cost, (before[column - 2] as number) + SWAPPED);
      }
      if (cost <= farthest) {
        here[column] = cost;
        from[column] = origin;
        if (firstHere === -1) firstHere = column;
        endHere = column;
      } else if (column >= reach) break;
    }
    [before, above, here] = [above, here, before];
    [origins, from] = [from, origins];
    atEnd[row] = above[width - 1] as number;
    // No way gets cheaper from here; a swap still leads over it.
    if (endHere === -1 && end === -1) break;
    [firstBefore, endBefore] = [first, end];
    [first, end] = endHere === -1 ? [width, -1] : [firstHere, endHere];
  }
  return { last: above, starts: origins, atEnd };
}
