import type { Sounds } from './sounds';

/** The scripts whose blocks in Unicode have the same letters at the same places, each 128 characters long. */
const FIRST_BLOCK = 0x0900;
const LAST_CHARACTER = 0x0d7f;
const BLOCK = 0x80;

const blocks = [
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'odia',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
] as const;
type Block = (typeof blocks)[number];

/** Letters by their place in a block, beginning at 0x15: k kh g gh ng, c ch j jh ny, and so on. */
const consonants: readonly Sounds[] = [
  ...[
    'k',
    'K',
    'g',
    'G',
    'ng',
    'c',
    'C',
    'j',
    'J',
    'ny',
    't',
    'T',
    'd',
    'D',
    'n',
    't',
    'T',
    'd',
    'D',
    'n',
    'n',
  ],
  ...['p', 'P', 'b', 'B', 'm', 'y', 'r', 'r', 'l', 'l', 'l', 'v', 'S', 'S', 's', 'h'],
];
const FIRST_CONSONANT = 0x15;

/** Vowels at 0x05 on, and their signs at 0x3e on, which lack the first. */
const vowels: readonly Sounds[] = [
  'a',
  'A',
  'i',
  'I',
  'u',
  'U',
  'ri',
  'li',
  'e',
  'e',
  'e',
  'E',
  'o',
  'o',
  'o',
  'O',
];
const FIRST_VOWEL = 0x05;
const signs: readonly Sounds[] = [
  'A',
  'i',
  'I',
  'u',
  'U',
  'ri',
  'ri',
  'e',
  'e',
  'e',
  'E',
  'o',
  'o',
  'o',
  'O',
];
const FIRST_SIGN = 0x3e;
const YA = 0x2f;
const VIRAMA = 0x4d;
const NUKTA = 0x3c;
/** ॲ, Marathi's letter of the a in English. */
const OPEN_E = 0x72;
const CANDRABINDU = 0x01;
const ANUSVARA = 0x02;
const VISARGA = 0x03;

/** With a dot below: q kh gh z r rh f y, at 0x58 on; what a nukta makes of a letter. */
const dotted: readonly Sounds[] = ['k', 'K', 'g', 'z', 'x', 'x', 'P', 'y'];
const FIRST_DOTTED = 0x58;
const withNukta: Readonly<Record<number, Sounds>> = {
  21: 'k',
  22: 'K',
  23: 'g',
  28: 'z',
  33: 'x',
  34: 'x',
  43: 'P',
  47: 'y',
  56: 'S',
};

/** Consonants that have no vowel of their own: Malayalam's chillus, Bengali's khanda ta. */
const bare: Readonly<Record<string, Sounds>> = {
  ൺ: 'n',
  ൻ: 'n',
  ർ: 'r',
  ൽ: 'l',
  ൾ: 'l',
  ൿ: 'k',
  ൎ: 'r',
  ৎ: 't',
};

/** Letters of one script alone. */
const own: Readonly<Record<string, Sounds>> = { ৰ: 'r', ৱ: 'v', ୱ: 'v', ౘ: 'c', ౙ: 'j', ೞ: 'l' };

/** In Bengali and Odia this letter is said j. */
const SAID_J: readonly Block[] = ['bengali', 'odia'];
/** Where the sign at the end of a word is said m. */
const FINAL_M: readonly Block[] = ['telugu', 'kannada', 'malayalam'];
/** Where a candrabindu has no room above some vowels. */
const CANDRABINDU_AS_DOT: readonly Block[] = ['devanagari', 'gujarati', 'gurmukhi'];
/** Languages that leave out the vowel at the end of a word, and between two syllables. */
const SILENT_VOWELS: readonly Block[] = ['devanagari', 'bengali', 'gurmukhi', 'gujarati'];

interface Syllable {
  consonant: Sounds;
  /** Null for the consonant's own vowel, which isn't written. */
  vowel: Sounds | null;
}

/** Whether a character belongs to one of these scripts. */
export function isBrahmic(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code >= FIRST_BLOCK && code <= LAST_CHARACTER;
}

/** @param before the consonant that it follows without a vowel. */
function consonantOf(block: Block, character: string, place: number, before: Sounds): Sounds | undefined {
  const letter = own[character] ?? consonants[place - FIRST_CONSONANT] ?? dotted[place - FIRST_DOTTED];
  // Below another consonant than r it is y, or only changes what is around it.
  const isJ = place === YA && SAID_J.includes(block) && (before === '' || before === 'r');
  return isJ ? 'j' : letter;
}

/** The sound of a sign over the vowel before it, by what follows. */
function nasal(block: Block, before: Syllable | undefined, next: Syllable | undefined): Sounds {
  if (next === undefined) return FINAL_M.includes(block) ? 'm' : block === 'bengali' ? 'ng' : '~';
  const isBeforeStop = /^[kKgGcCjJtTdDpPbB]/.test(next.consonant);
  // Over a vowel that is written above the line it stands for a candrabindu.
  if (!isBeforeStop && CANDRABINDU_AS_DOT.includes(block) && /^[IeEoO]$/.test(before?.vowel ?? ''))
    return '~';
  if (next.consonant === 'h') return 'ng';
  return block === 'bengali' && !isBeforeStop ? 'ng' : 'n';
}

/** The syllables of a word; what is over or behind a vowel is a syllable without one. */
function readSyllables(word: string): { block: Block; syllables: Syllable[] } {
  const syllables: Syllable[] = [];
  const nasals: number[] = [];
  let block: Block = 'devanagari';
  let lastPlace = 0;
  for (const character of word) {
    const code = character.codePointAt(0) ?? 0;
    if (!isBrahmic(character)) continue;
    block = blocks[Math.floor((code - FIRST_BLOCK) / BLOCK)] ?? block;
    const place = (code - FIRST_BLOCK) % BLOCK;
    const last = syllables.at(-1);
    const consonant = consonantOf(
      block,
      character,
      place,
      lastPlace === VIRAMA ? (last?.consonant ?? '') : '',
    );
    const sign = signs[place - FIRST_SIGN];
    const vowel = place === OPEN_E && block === 'devanagari' ? 'e' : vowels[place - FIRST_VOWEL];
    if (bare[character] !== undefined) syllables.push({ consonant: bare[character], vowel: '' });
    else if (place === CANDRABINDU) syllables.push({ consonant: '~', vowel: '' });
    else if (place === ANUSVARA || (block === 'gurmukhi' && place === 0x70)) {
      nasals.push(syllables.length);
      syllables.push({ consonant: '', vowel: '' });
    } else if (place === VISARGA) syllables.push({ consonant: block === 'tamil' ? '' : 'h', vowel: '' });
    else if (place === NUKTA && last) last.consonant = withNukta[lastPlace] ?? last.consonant;
    else if (place === VIRAMA && last) last.vowel = '';
    else if (consonant !== undefined) syllables.push({ consonant, vowel: null });
    else if (vowel !== undefined) syllables.push({ consonant: '', vowel });
    else if (sign !== undefined && last) last.vowel = sign;
    if (place !== NUKTA) lastPlace = place;
  }
  for (const index of nasals) {
    const syllable = syllables[index];
    if (syllable) syllable.consonant = nasal(block, syllables[index - 1], syllables[index + 1]);
  }
  return { block, syllables };
}

/** Leaves out the vowels that aren't said: the last one, and from the end each between two that are. */
function silence(block: Block, syllables: readonly Syllable[]): void {
  const isSilent = ({ vowel }: Syllable) => vowel === '';
  const [beforeLast, last] = syllables.slice(-2);
  // After two consonants Bengali says it.
  const isSaid = block === 'bengali' && beforeLast !== undefined && isSilent(beforeLast);
  if (last && last.vowel === null && !isSaid) last.vowel = '';
  for (let index = syllables.length - 2; index > 0; index -= 1) {
    const [before, syllable, after] = [syllables[index - 1], syllables[index], syllables[index + 1]];
    if (!before || !syllable || !after || syllable.vowel !== null) continue;
    if (!isSilent(before) && !isSilent(after)) syllable.vowel = '';
  }
}

/** Some sounds are written by two letters that are said otherwise. */
const clusters: Readonly<Partial<Record<Block, readonly [RegExp, string][]>>> = {
  tamil: [
    [/ன்ற/g, 'ந்த்ர'],
    [/ற்ற/g, 'த்ர'],
    [/ஃப/g, 'ப'],
  ],
  bengali: [
    // It has no letter for this sound alone, nor for the a of English words.
    [/ওয়(?=[\u09be\u09bf\u09c0\u09c7])/g, 'ৱ'],
    [/[অএ]্যা/g, 'আ'],
  ],
  malayalam: [
    [/ന്റ|ൻറ/g, 'ന്ത'],
    [/റ്റ/g, 'ത്ത'],
  ],
};

/** What many say otherwise than it is written, and write otherwise, too. */
const saidOtherwise: Readonly<Partial<Record<Block, readonly [RegExp, string][]>>> = {
  devanagari: [[/ंह/g, 'न्ह']],
  bengali: [
    [/^ক্ষ/g, 'খ'],
    [/ক্ষ/g, 'ক্খ'],
    [/([তদ])্ম/g, '$1'],
    [/ৱা/g, 'ওআ'],
  ],
  gujarati: [[/ંહ/g, 'ન્હ']],
  odia: [[/କ୍ଷ/g, 'ଖ୍ୟ']],
  tamil: [
    [/ட்ஷ/g, 'ஷ'],
    [/ட்ச/g, 'க்ஷ'],
  ],
};

/** The sounds of a word in one of these scripts, as its own language says it; two where it may be said in two ways. */
export function brahmicSounds(word: string): Sounds[] {
  const code = [...word].find(isBrahmic)?.codePointAt(0) ?? FIRST_BLOCK;
  const script = blocks[Math.floor((code - FIRST_BLOCK) / BLOCK)] ?? 'devanagari';
  const rewrite = (text: string, rules: readonly [RegExp, string][] = []) =>
    rules.reduce((written, [pattern, by]) => written.replace(pattern, by), text);
  const written = rewrite(word, clusters[script]);
  const other = rewrite(written, saidOtherwise[script]);
  return other === written ? [soundsOf(written)] : [soundsOf(written), soundsOf(other)];
}

function soundsOf(word: string): Sounds {
  const { block, syllables } = readSyllables(word);
  if (SILENT_VOWELS.includes(block)) silence(block, syllables);
  const sounds = syllables.map(({ consonant, vowel }) => consonant + (vowel ?? 'a')).join('');
  // Before a sound of its own place the nasal is only n; else ng, ny.
  return (
    sounds
      .replace(/ng(?=[kKgG])/g, 'n')
      .replace(/ngng/g, 'ng')
      .replace(/ny(?=[cCjJ])/g, 'n')
      .replace(/nyny/g, 'ny')
      .replace(/ny/g, block === 'malayalam' ? 'nj' : 'ny')
      // Its own vowel is an open o there, and stays one before another.
      .replace(/a(?=[iI])/g, block === 'bengali' ? 'o' : 'a')
  );
}
