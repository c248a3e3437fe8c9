import { globalFontFace } from '@vanilla-extract/css';
import { MESSAGES_FAMILY, type ScriptFamily, scriptFamilies } from './fontFamilies';

const latin = 'Anek Latin';
const rupee = 'Anek Rupee';
const latinFallback = 'Anek Latin Fallback';
const scriptFallback = 'Script Fallback';

const named = (families: readonly string[]) => families.map((family) => `"${family}"`).join(', ');

/** The font of Latin letters, and the platform's own as wide. */
export const latinFamilies = named([latin, rupee]);
export const latinStandIn = named([latinFallback]);

const stackOf = (latinFont: string, families: readonly string[]) =>
  [latinFont, named([latinFallback, ...new Set(families)]), 'system-ui', 'sans-serif'].join(', ');

/** Text of any language: Latin first, then its stand-in, then the fonts of all scripts, then the platform. */
export const contentStack = (latinFont: string, first: readonly ScriptFamily[] = []) =>
  stackOf(latinFont, [...first, ...scriptFamilies]);

/** The page's own text: the small font of its language before the others, and a stand-in until that is there. */
export const messagesStack = (latinFont: string) =>
  stackOf(latinFont, [MESSAGES_FAMILY, ...scriptFamilies, scriptFallback]);

globalFontFace(latin, {
  src: "url('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '100 800',
  fontDisplay: 'swap',
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-200B, U+200E-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
});

/**
 * No Latin file has the rupee sign; these two of 1 kB each have it in the same design.
 * A family of their own: beside the variable face they would take its weights 400 and 700 away.
 */
const rupeeFiles = { '400': 'telugu-latin-ext-400', '700': 'telugu-latin-ext-700' };

for (const [fontWeight, file] of Object.entries(rupeeFiles)) {
  globalFontFace(rupee, {
    src: `url('@fontsource/anek-telugu/files/anek-${file}-normal.woff2') format('woff2')`,
    fontWeight,
    fontDisplay: 'swap',
    unicodeRange: 'U+20B9',
  });
}

/** A platform font that is used until the file is loaded. */
interface Fallback {
  fontWeight: string;
  names: string[];
  /** Average width of our letters over the stand-in's, measured over 230 letters of running text. */
  scale: number;
}

const fallbacks: Fallback[] = [
  { fontWeight: '100 550', names: ['Arial', 'Liberation Sans', 'Roboto', 'Helvetica Neue'], scale: 0.9326 },
  {
    fontWeight: '551 800',
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold', 'Helvetica Neue Bold'],
    scale: 0.917,
  },
];

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

for (const { fontWeight, names, scale } of fallbacks) {
  globalFontFace(latinFallback, {
    src: names.map((name) => `local('${name}')`).join(', '),
    fontWeight,
    sizeAdjust: percent(scale),
    // Our letters reach 0.9 em above the line and 0.2 em below it.
    ascentOverride: percent(0.9 / scale),
    descentOverride: percent(0.2 / scale),
    lineGapOverride: '0%',
  });
}

/**
 * The platform's own fonts of other scripts, as Android has them, as wide as ours: text doesn't move when ours arrives.
 * `tools/bench/standIns.mjs` measures the scales, of the regular and the bold one.
 */
const scriptFallbacks = [
  { name: 'Devanagari', unicodeRange: 'U+900-97F', scales: [1.0213, 0.9908] },
  { name: 'Tamil', unicodeRange: 'U+B82-BFA', scales: [0.9613, 0.9148] },
  { name: 'Telugu', unicodeRange: 'U+C00-C7F', scales: [1.0483, 1.0082] },
  { name: 'Bengali', unicodeRange: 'U+980-9FE', scales: [1.0132, 1.0194] },
];
const weights = [
  { style: 'Regular', fontWeight: '100 500' },
  { style: 'Bold', fontWeight: '501 800' },
];

for (const { name, unicodeRange, scales } of scriptFallbacks) {
  for (const [index, { style, fontWeight }] of weights.entries()) {
    const names = [`Noto Sans ${name} ${style}`, `NotoSans${name}-${style}`];
    globalFontFace(scriptFallback, {
      src: names.map((local) => `local('${local}')`).join(', '),
      fontWeight,
      unicodeRange,
      sizeAdjust: percent(scales[index] ?? 1),
    });
  }
}
