/// <reference path="./fontFiles.d.ts" />
import bangla400 from '@fontsource/anek-bangla/files/anek-bangla-bengali-400-normal.woff2?url';
import bangla700 from '@fontsource/anek-bangla/files/anek-bangla-bengali-700-normal.woff2?url';
import devanagari400 from '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-400-normal.woff2?url';
import devanagari700 from '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-700-normal.woff2?url';
import gujarati400 from '@fontsource/anek-gujarati/files/anek-gujarati-gujarati-400-normal.woff2?url';
import gujarati700 from '@fontsource/anek-gujarati/files/anek-gujarati-gujarati-700-normal.woff2?url';
import kannada400 from '@fontsource/anek-kannada/files/anek-kannada-kannada-400-normal.woff2?url';
import kannada700 from '@fontsource/anek-kannada/files/anek-kannada-kannada-700-normal.woff2?url';
import malayalam400 from '@fontsource/anek-malayalam/files/anek-malayalam-malayalam-400-normal.woff2?url';
import malayalam700 from '@fontsource/anek-malayalam/files/anek-malayalam-malayalam-700-normal.woff2?url';
import odia400 from '@fontsource/anek-odia/files/anek-odia-oriya-400-normal.woff2?url';
import odia700 from '@fontsource/anek-odia/files/anek-odia-oriya-700-normal.woff2?url';
import tamil400 from '@fontsource/anek-tamil/files/anek-tamil-tamil-400-normal.woff2?url';
import tamil700 from '@fontsource/anek-tamil/files/anek-tamil-tamil-700-normal.woff2?url';
import telugu400 from '@fontsource/anek-telugu/files/anek-telugu-telugu-400-normal.woff2?url';
import telugu700 from '@fontsource/anek-telugu/files/anek-telugu-telugu-700-normal.woff2?url';
import nastaliq400 from '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2?url';
import nastaliq700 from '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-700-normal.woff2?url';
import gurmukhi from '@fontsource-variable/anek-gurmukhi/files/anek-gurmukhi-gurmukhi-wght-normal.woff2?url';
import type { ScriptFamily } from './fontFamilies';

/** A font file: the weights (CSS) and the letters, as ranges of hexadecimal code points, that it draws. */
export interface FontFile {
  url: string;
  weight: string;
  letters: string;
}

interface ScriptFontFile extends FontFile {
  family: ScriptFamily;
}

const fontFiles = (
  family: ScriptFamily,
  letters: string,
  regular: string,
  bold: string,
): ScriptFontFile[] => [
  { family, letters, url: regular, weight: '400' },
  { family, letters, url: bold, weight: '700' },
];

/** The whole fonts of the scripts beside Latin. */
export const scriptFonts: readonly ScriptFontFile[] = [
  ...fontFiles(
    'Anek Devanagari',
    '900-963,966-97F,1CD0-1CF9,20A8,20F0,A830-A839,A8E0-A8FF,11B00-11B09',
    devanagari400,
    devanagari700,
  ),
  ...fontFiles('Anek Bangla', '980-9FE', bangla400, bangla700),
  ...fontFiles('Anek Tamil', 'B82-BFA', tamil400, tamil700),
  ...fontFiles('Anek Telugu', 'C00-C7F', telugu400, telugu700),
  ...fontFiles('Anek Gujarati', 'A80-AFF', gujarati400, gujarati700),
  ...fontFiles('Anek Kannada', 'C80-CF3', kannada400, kannada700),
  ...fontFiles('Anek Malayalam', 'D00-D7F', malayalam400, malayalam700),
  ...fontFiles('Anek Odia', 'B01-B77', odia400, odia700),
  ...fontFiles(
    'Noto Nastaliq Urdu',
    '600-6FF,750-77F,8A0-8FF,200E,2010-2011,FB50-FDFF,FE70-FEFC',
    nastaliq400,
    nastaliq700,
  ),
  { family: 'Anek Gurmukhi', letters: 'A01-A76', url: gurmukhi, weight: '100 800' },
];
