import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import decompress from 'woff2-encoder/decompress';

const require = createRequire(import.meta.url);
const file = (name: string, subset: string) =>
  require.resolve(`@fontsource/${name}/files/${name}-${subset}-400-normal.woff2`);

/** The site’s own fonts by the script that they are for; `latinMore` has the sign of the rupee. */
const FONT_FILES = {
  latin: file('anek-telugu', 'latin'),
  latinMore: file('anek-telugu', 'latin-ext'),
  Bengali: file('anek-bangla', 'bengali'),
  Devanagari: file('anek-devanagari', 'devanagari'),
  Gujarati: file('anek-gujarati', 'gujarati'),
  Gurmukhi: require.resolve(
    '@fontsource-variable/anek-gurmukhi/files/anek-gurmukhi-gurmukhi-wght-normal.woff2',
  ),
  Kannada: file('anek-kannada', 'kannada'),
  Malayalam: file('anek-malayalam', 'malayalam'),
  Oriya: file('anek-odia', 'oriya'),
  Tamil: file('anek-tamil', 'tamil'),
  Telugu: file('anek-telugu', 'telugu'),
  Arabic: file('noto-nastaliq-urdu', 'arabic'),
} as const;

export type FontName = keyof typeof FONT_FILES;

/** Loads each font once; one that could not be read is read again for the next receipt. */
export function createFontLoader(
  read: (file: string) => Promise<Buffer>,
): (name: FontName) => Promise<Buffer> {
  const unpacked = new LRUCache<FontName, Buffer>({
    max: Object.keys(FONT_FILES).length,
    fetchMethod: async (name) => Buffer.from(await decompress(await read(FONT_FILES[name]))),
  });
  return (name) => unpacked.forceFetch(name);
}

/** A font as the PDF library takes it whole, unpacked: compound letters get lost on its own way out of a WOFF2. */
export const loadFont = createFontLoader((file) => readFile(file));

const SCRIPTS = (Object.keys(FONT_FILES) as FontName[])
  .filter((name) => name !== 'latin' && name !== 'latinMore')
  .map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }));
const INHERITED = /\p{Script=Inherited}/u;
/** The dandas and the joiners, which belong to the letters before them. */
const JOINING = ['\u0964', '\u0965', '\u200c', '\u200d'];
const PUNCTUATION = '–—‘’“”…';
/** Signs of Urdu that Unicode counts to no script, and Latin's font lacks. */
const ARABIC_SIGNS = '،؛؟';

function fontOf(sign: string, before: FontName | undefined): FontName {
  if (before !== undefined && (JOINING.includes(sign) || INHERITED.test(sign))) return before;
  const script = SCRIPTS.find(({ pattern }) => pattern.test(sign));
  if (script) return script.name;
  if (ARABIC_SIGNS.includes(sign)) return 'Arabic';
  return (sign.codePointAt(0) ?? 0) <= 0xff || PUNCTUATION.includes(sign) ? 'latin' : 'latinMore';
}

/** A text in pieces of one font each; signs that join stay with the letters before them. */
export function inFonts(text: string): { font: FontName; text: string }[] {
  const pieces: { font: FontName; text: string }[] = [];
  for (const sign of text) {
    const last = pieces.at(-1);
    const font = fontOf(sign, last?.font);
    if (last?.font === font) last.text += sign;
    else pieces.push({ font, text: sign });
  }
  return pieces;
}
