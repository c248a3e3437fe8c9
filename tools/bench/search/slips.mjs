/**
 * The slips that people make, made of a title or a spelling: always the same ones, so that two runs can be compared.
 */

/** Where each language's script begins in Unicode. @type {Readonly<Record<string, number | undefined>>} */
const BLOCKS = {
  hi: 0x900,
  mr: 0x900,
  bn: 0x980,
  as: 0x980,
  pa: 0xa00,
  gu: 0xa80,
  or: 0xb00,
  ta: 0xb80,
  te: 0xc00,
  kn: 0xc80,
  ml: 0xd00,
};
const BLOCK_LENGTH = 0x80;

/** Places within a block that one script alone fills. */
const OWN = [0x0e, 0x12, 0x29, 0x31, 0x34, 0x46, 0x4a, 0x57, 0x70, 0x71, 0x7a, 0x7b, 0x7c, 0x7d, 0x7e];
const VA = 0x35;
const BA = 0x2c;

/** @param {string} text */
const letters = (text) => text.replace(/[^a-z]/g, '');

/**
 * A number that is always the same for a text.
 * @param {string} text
 */
const numberOf = (text) =>
  [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);

/**
 * One letter left out, doubled, swapped with its neighbour or another: in six or more.
 * @param {string} spelling
 * @returns {string | null}
 */
export function typo(spelling) {
  if (letters(spelling).length < 6) return null;
  const seed = numberOf(spelling);
  const places = [...spelling].flatMap((letter, at) => (at > 0 && /[a-z]/.test(letter) ? [at] : []));
  const at = places[seed % places.length] ?? 1;
  const [before, letter, after] = [spelling.slice(0, at), spelling[at] ?? '', spelling.slice(at + 1)];
  switch (seed % 3) {
    case 0:
      return before + after;
    case 1:
      return /^[a-z]/.test(after) && after[0] !== letter
        ? before + after[0] + letter + after.slice(1)
        : before + after;
    default:
      return before + 'aeioumnrst'[seed % 10] + after;
  }
}

/**
 * A space left out, or one where there is none.
 * @param {string} spelling
 */
export function wrongSpace(spelling) {
  if (spelling.includes(' ')) return spelling.replace(' ', '');
  const middle = Math.floor(spelling.length / 2);
  return spelling.length < 6 ? null : `${spelling.slice(0, middle)} ${spelling.slice(middle)}`;
}

/**
 * The first words of a long title.
 * @param {string} spelling
 */
export function firstWords(spelling) {
  const words = spelling.split(' ');
  return words.length < 4 ? null : words.slice(0, Math.ceil(words.length / 2)).join(' ');
}

/** Each slip that is possible in a title's own script. */
const ownScript = [
  ['composition', (/** @type {string} */ text) => text.normalize('NFD')],
  ['nukta', (/** @type {string} */ text) => text.normalize('NFD').replace(/[\u093c\u0a3c\u0b3c]/gu, '')],
  [
    'anusvara',
    (/** @type {string} */ text) =>
      text
        .replace(/[\u0928\u092e]\u094d(?=[\u0915-\u092e])/gu, '\u0902')
        .replace(/\u0902(?=[\u0924-\u0927])/gu, '\u0928\u094d'),
  ],
  [
    'chandrabindu',
    (/** @type {string} */ text) => text.replace(/\u0901/gu, '\u0902').replace(/\u0981/gu, ''),
  ],
  [
    'vowel length',
    (/** @type {string} */ text) =>
      text.replace(/[\u0900-\u0d7f]/gu, (character) => {
        const code = /** @type {number} */ (character.codePointAt(0));
        const place = code % BLOCK_LENGTH;
        return place === 0x40 || place === 0x42 ? String.fromCodePoint(code - 1) : character;
      }),
  ],
  [
    'joiners',
    (/** @type {string} */ text) =>
      /[\u200c\u200d]/u.test(text)
        ? text.replace(/[\u200c\u200d]/gu, '')
        : text.replace(/([\u094d\u09cd\u0c4d\u0ccd\u0d4d])/u, '$1\u200c'),
  ],
  [
    'arabic letters',
    (/** @type {string} */ text) => text.replace(/ک/gu, 'ك').replace(/ی/gu, 'ي').replace(/ہ/gu, 'ه'),
  ],
];

/**
 * A title as it is wrongly written in its own script.
 * @param {string} title
 * @returns {[slip: string, query: string][]}
 */
export function ownScriptSlips(title) {
  return ownScript.flatMap(([slip, change]) => {
    const query = /** @type {(text: string) => string} */ (change)(title);
    return query === title ? [] : [/** @type {[string, string]} */ ([/** @type {string} */ (slip), query])];
  });
}

/**
 * A title typed in the script of another language, letter by letter; null where one of its letters is of its script alone.
 * @param {string} title
 * @param {string} from
 * @param {string} to
 */
export function otherScript(title, from, to) {
  const [first, other] = [BLOCKS[from], BLOCKS[to]];
  if (first === undefined || other === undefined || first === other) return null;
  let typed = '';
  for (const character of title.normalize('NFC')) {
    const place = /** @type {number} */ (character.codePointAt(0)) - first;
    const isOfScript = place >= 0 && place < BLOCK_LENGTH;
    if (!isOfScript) {
      if (character !== ' ') return null;
      typed += character;
      continue;
    }
    // Bengali has one letter for both.
    const letter = String.fromCodePoint(other + (to === 'bn' && place === VA ? BA : place));
    if (OWN.includes(place) || !/[\p{L}\p{M}\p{N}]/u.test(letter)) return null;
    typed += letter;
  }
  return typed;
}
