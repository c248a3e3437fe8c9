import { globalFontFace } from '@vanilla-extract/css';

const latin = 'Anek Latin';
const rupee = 'Anek Rupee';
const latinFallback = 'Anek Latin Fallback';

const latinFaces = [latin, rupee, latinFallback];

/** The faces that `loadScriptFonts` loads. */
const scriptFaces = [
  'Anek Devanagari',
  'Anek Bangla',
  'Anek Tamil',
  'Anek Telugu',
  'Anek Gujarati',
  'Anek Kannada',
  'Anek Malayalam',
  'Anek Gurmukhi',
  'Anek Odia',
  'Noto Nastaliq Urdu',
] as const;

const stackOf = (scripts: readonly string[]) =>
  [...[...latinFaces, ...scripts].map((family) => `"${family}"`), 'system-ui', 'sans-serif'].join(', ');

/** Latin first, then its metric-matched stand-in, then the faces of the other scripts, then the platform. */
export const fontStack = stackOf(scriptFaces);

/** The same with one face before the other scripts', so that it draws the full stop that several of them have. */
export const fontStackFrom = (first: (typeof scriptFaces)[number]) =>
  stackOf([first, ...scriptFaces.filter((family) => family !== first)]);

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
