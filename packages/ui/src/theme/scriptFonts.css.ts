import { globalFontFace } from '@vanilla-extract/css';

/** A face that two static weights serve; the browser fetches a weight only when text of its range shows in it. */
function scriptFace(family: string, file: string, unicodeRange: string): void {
  for (const weight of ['400', '700']) {
    globalFontFace(family, {
      src: `url('@fontsource/${file}-${weight}-normal.woff2') format('woff2')`,
      fontWeight: weight,
      fontDisplay: 'swap',
      unicodeRange,
    });
  }
}

const danda = 'U+0964-0965';
const joiners = 'U+200C-200D, U+25CC';

scriptFace(
  'Anek Devanagari',
  'anek-devanagari/files/anek-devanagari-devanagari',
  `U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+20A8, U+20F0, U+25CC, U+A830-A839, U+A8E0-A8FF, U+11B00-11B09`,
);
scriptFace('Anek Bangla', 'anek-bangla/files/anek-bangla-bengali', `${danda}, U+0980-09FE, ${joiners}`);
scriptFace('Anek Tamil', 'anek-tamil/files/anek-tamil-tamil', `${danda}, U+0B82-0BFA, ${joiners}`);
scriptFace('Anek Telugu', 'anek-telugu/files/anek-telugu-telugu', `${danda}, U+0C00-0C7F, ${joiners}`);
scriptFace(
  'Anek Gujarati',
  'anek-gujarati/files/anek-gujarati-gujarati',
  `${danda}, U+0A80-0AFF, ${joiners}`,
);
scriptFace('Anek Kannada', 'anek-kannada/files/anek-kannada-kannada', `${danda}, U+0C80-0CF3, ${joiners}`);
scriptFace(
  'Anek Malayalam',
  'anek-malayalam/files/anek-malayalam-malayalam',
  `${danda}, U+0D00-0D7F, ${joiners}`,
);
scriptFace('Anek Odia', 'anek-odia/files/anek-odia-oriya', `${danda}, U+0B01-0B77, ${joiners}`);
scriptFace(
  'Noto Nastaliq Urdu',
  'noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic',
  'U+0600-06FF, U+0750-077F, U+08A0-08FF, U+200C-200E, U+2010-2011, U+FB50-FDFF, U+FE70-FEFC',
);

globalFontFace('Anek Gurmukhi', {
  src: "url('@fontsource-variable/anek-gurmukhi/files/anek-gurmukhi-gurmukhi-wght-normal.woff2') format('woff2')",
  fontWeight: '100 800',
  fontDisplay: 'swap',
  unicodeRange: `${danda}, U+0A01-0A76, ${joiners}`,
});
