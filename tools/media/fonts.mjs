import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../node_modules/.cache/chalchitra-media-fonts', import.meta.url));
const VERSION = '5.3.0';

/** Script subtag → the family that letters it, its package and the package's own name for the script. */
const families = {
  Latn: ['Anek Latin', '@fontsource-variable/anek-latin', 'latin'],
  Deva: ['Anek Devanagari', '@fontsource-variable/anek-devanagari', 'devanagari'],
  Taml: ['Anek Tamil', '@fontsource-variable/anek-tamil', 'tamil'],
  Telu: ['Anek Telugu', '@fontsource-variable/anek-telugu', 'telugu'],
  Beng: ['Anek Bangla', '@fontsource-variable/anek-bangla', 'bengali'],
  Gujr: ['Anek Gujarati', '@fontsource-variable/anek-gujarati', 'gujarati'],
  Knda: ['Anek Kannada', '@fontsource-variable/anek-kannada', 'kannada'],
  Mlym: ['Anek Malayalam', '@fontsource-variable/anek-malayalam', 'malayalam'],
  Guru: ['Anek Gurmukhi', '@fontsource-variable/anek-gurmukhi', 'gurmukhi'],
  Orya: ['Anek Odia', '@fontsource-variable/anek-odia', 'oriya'],
  Aran: ['Noto Nastaliq Urdu', '@fontsource/noto-nastaliq-urdu', 'arabic'],
};

/** Language subtag → the script its titles are set in. */
const scripts = {
  en: 'Latn',
  hi: 'Deva',
  mr: 'Deva',
  sa: 'Deva',
  ta: 'Taml',
  te: 'Telu',
  bn: 'Beng',
  as: 'Beng',
  gu: 'Gujr',
  kn: 'Knda',
  ml: 'Mlym',
  pa: 'Guru',
  or: 'Orya',
  ur: 'Aran',
};

/** The font family that sets a title of this BCP 47 language; Latin for unknown ones. */
export function familyOf(lang) {
  return families[scripts[lang.split('-')[0]] ?? 'Latn'][0];
}

/** Fetches packages of typefaces, `name@version`, once into a cache folder and returns it: they are not shipped. */
export function ensurePackages(wanted) {
  const nameOf = (spec) => spec.slice(0, spec.lastIndexOf('@'));
  if (wanted.every((spec) => existsSync(join(folder, 'node_modules', nameOf(spec))))) return folder;
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, 'package.json')))
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...wanted], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) throw new Error('The typefaces could not be fetched.');
  return folder;
}

/** Fetches the typefaces that pictures are drawn with. */
export function ensureFonts() {
  const packages = [...new Set(Object.values(families).map(([, name]) => name))];
  return ensurePackages(packages.map((name) => `${name}@${VERSION}`));
}

/** The `@font-face` rules of every family, with addresses under `/fonts/`. */
export function fontFaces() {
  return Object.entries(families)
    .map(([script, [family, name, subset]]) => {
      const short = name.slice(name.lastIndexOf('/') + 1);
      const isVariable = script !== 'Aran';
      const file = `${short}-${subset}-${isVariable ? 'wdth' : '700'}-normal.woff2`;
      const axes = isVariable ? 'font-weight:100 800;font-stretch:75% 125%;' : 'font-weight:700;';
      return `@font-face{font-family:'${family}';${axes}src:url(/fonts/${name}/files/${file})}`;
    })
    .join('\n');
}
