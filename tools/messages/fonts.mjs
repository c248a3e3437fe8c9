/**
 * Cuts a font for each language out of its script's whole one: what the language's messages, dates and numbers are drawn
 * with, and the forms in which its letters join others. A page draws its own text with it. Titles, names and what is
 * typed are drawn with the whole font, which is up to four times as large.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { Blob, Buffer, Face, Font, shapeWithTrace, TracePhase } from 'harfbuzzjs';
import { compress, decompress } from 'woff2-encoder';
import { root } from '../install.mjs';
import { textsOfFormats } from './formats.mjs';
import { subsetFont } from './subsetFont.mjs';

const require = createRequire(join(root, 'packages/ui/package.json'));
const cache = join(root, 'node_modules/.cache/chalchitra-fonts');

const WEIGHTS = [400, 700];
const JOINERS = '\u200c\u200d';

/**
 * By script (ISO 15924): the package's files, the sign that joins two consonants, and partners, beside which the other
 * consonants take the forms that they have before and after one. A pair that no message has is then drawn by halves.
 */
const scripts = {
  Deva: { file: 'anek-devanagari/files/anek-devanagari-devanagari', virama: '\u094d', partners: ['न', 'र'] },
  Taml: { file: 'anek-tamil/files/anek-tamil-tamil' },
  Telu: { file: 'anek-telugu/files/anek-telugu-telugu', virama: '\u0c4d', partners: ['క', 'ర'] },
  Beng: { file: 'anek-bangla/files/anek-bangla-bengali', virama: '\u09cd', partners: ['য', 'র', 'ব'] },
  Arab: { file: 'noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic' },
};

const scriptOf = (tag) => new Intl.Locale(tag).maximize().script;

/** Whether a language is written in a script that has a small font for messages. */
export const hasFont = (tag) => scriptOf(tag) in scripts;

/** The whole font of a language's script, as a package's file. */
export const wholeFontOf = (tag, weight) =>
  `@fontsource/${scripts[scriptOf(tag)].file}-${weight}-normal.woff2`;

const textsIn = (tree) => (typeof tree === 'string' ? [tree] : Object.values(tree).flatMap(textsIn));

/** The words in a language's own script that its pages show by themselves; from the folder of its messages. */
export function wordsOf(folder) {
  const tag = basename(folder);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const messages = files.flatMap((name) => textsIn(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  const ownWord = new RegExp(`[\\p{Script_Extensions=${scriptOf(tag)}}${JOINERS}]+`, 'gu');
  return [...new Set([...messages, ...textsOfFormats(tag)].flatMap((text) => text.match(ownWord) ?? []))];
}

/** The parts of words within which letters change each other: syllables, but in Nastaliq whole words. */
function partsOf(words, { virama }) {
  if (virama === undefined) return words;
  const start = new RegExp(`(?<!${virama}[${JOINERS}]?)(?=\\p{General_Category=Other_Letter})`, 'u');
  return [...new Set(words.flatMap((word) => word.split(start)))];
}

/** Each letter before and after its script's partners. */
function pairsOf(letters, { virama, partners }) {
  if (virama === undefined) return [];
  const joining = letters.filter((letter) => /\p{General_Category=Other_Letter}/u.test(letter));
  return joining.flatMap((letter) =>
    partners.flatMap((partner) => [letter + virama + partner, partner + virama + letter]),
  );
}

/** All glyphs that texts pass through while they are shaped: a ligature is made of others. */
function glyphsOf(bytes, texts) {
  const font = new Font(new Face(new Blob(bytes)));
  const glyphs = new Set();
  for (const text of texts) {
    const run = new Buffer();
    run.addText(text);
    run.guessSegmentProperties();
    for (const step of shapeWithTrace(font, run, [], 0, TracePhase.DONT_STOP))
      if (step.glyphs) for (const { g } of step.t) glyphs.add(g);
  }
  return glyphs;
}

/** The font of a language in one weight, as WOFF2. */
async function cutFont(tag, weight, words) {
  const whole = await decompress(readFileSync(require.resolve(wholeFontOf(tag, weight))));
  const script = scripts[scriptOf(tag)];
  const letters = [...new Set(words.join(''))];
  const glyphs = glyphsOf(whole, [...partsOf(words, script), ...pairsOf(letters, script)]);
  // Signs without a form of their own, as joiners, are drawn as a space of no width.
  return compress(subsetFont(whole, `${letters.join('')} `, glyphs));
}

const toHex = (letter) => letter.codePointAt(0).toString(16).toUpperCase();

/**
 * Writes a language's font files into a cache, unless they are there, and returns each one's weight and path and the
 * letters it has, as hexadecimal code points with commas between them.
 */
export async function makeFonts(folder) {
  const tag = basename(folder);
  const words = wordsOf(folder);
  const whole = WEIGHTS.map((weight) => readFileSync(require.resolve(wholeFontOf(tag, weight))));
  const hash = createHash('sha256');
  const makers = ['fonts.mjs', 'subsetFont.mjs'].map((name) => readFileSync(new URL(name, import.meta.url)));
  for (const part of [...whole, ...makers, words.join(' ')]) hash.update(part);
  const place = join(cache, hash.digest('hex').slice(0, 16));
  mkdirSync(place, { recursive: true });
  const letters = [...new Set(words.join(''))].map(toHex).join(',');
  const files = [];
  for (const weight of WEIGHTS) {
    const path = join(place, `${tag}-${weight}.woff2`);
    if (!existsSync(path)) writeFileSync(path, await cutFont(tag, weight, words));
    files.push({ weight, path, letters });
  }
  return files;
}
