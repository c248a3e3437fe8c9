import { describe, expect, it } from 'vitest';
import { longTitles } from '../stories/content';
import { openFont } from './testing/shaping';

interface ServedScript {
  lang: string;
  served: string;
  /** The whole family as its designers publish it; null where no package has it. */
  whole: string | null;
  /** Words whose joined letters take fewer signs than characters. */
  conjuncts: readonly string[];
}

const static4 = (family: string, subset: string) =>
  `@fontsource/anek-${family}/files/anek-${family}-${subset}-400-normal.woff2`;
const whole = (family: string, name: string) =>
  `@expo-google-fonts/anek-${family}/400Regular/Anek${name}_400Regular.ttf`;

const scripts: readonly ServedScript[] = [
  {
    lang: 'hi',
    served: static4('devanagari', 'devanagari'),
    whole: whole('devanagari', 'Devanagari'),
    conjuncts: ['क्षितिज', 'श्रद्धा', 'विद्रोह', 'ज्ञान', 'ऊर्ध्व', 'राष्ट्र', 'द्वंद्व'],
  },
  {
    lang: 'bn',
    served: static4('bangla', 'bengali'),
    whole: whole('bangla', 'Bangla'),
    conjuncts: ['শ্রাবণ', 'স্ত্রী', 'কৃষ্ণ', 'দ্বন্দ্ব', 'লক্ষ্মী', 'ঊর্ধ্ব', 'বিজ্ঞান'],
  },
  {
    lang: 'gu',
    served: static4('gujarati', 'gujarati'),
    whole: whole('gujarati', 'Gujarati'),
    conjuncts: ['સ્વપ્ન', 'વૃદ્ધ', 'પ્રાર્થના', 'લક્ષ્મી', 'દ્વિધા', 'જ્ઞાન'],
  },
  { lang: 'ta', served: static4('tamil', 'tamil'), whole: whole('tamil', 'Tamil'), conjuncts: ['ஸ்ரீ', 'க்ஷமா'] },
  {
    lang: 'te',
    served: static4('telugu', 'telugu'),
    whole: whole('telugu', 'Telugu'),
    conjuncts: ['శ్రీకృష్ణ', 'స్త్రీ', 'లక్ష్మి', 'ద్వంద్వం', 'ఆశ్చర్యం'],
  },
  {
    lang: 'kn',
    served: static4('kannada', 'kannada'),
    whole: whole('kannada', 'Kannada'),
    conjuncts: ['ಶ್ರೀಕೃಷ್ಣ', 'ಸ್ತ್ರೀ', 'ಲಕ್ಷ್ಮೀ', 'ದ್ವಂದ್ವ', 'ಆಶ್ಚರ್ಯ'],
  },
  {
    lang: 'ml',
    served: static4('malayalam', 'malayalam'),
    whole: whole('malayalam', 'Malayalam'),
    conjuncts: ['ശ്രീകൃഷ്ണൻ', 'സ്ത്രീ', 'ലക്ഷ്മി', 'ദ്വന്ദ്വം', 'ആശ്ചര്യം'],
  },
  {
    lang: 'or',
    served: static4('odia', 'oriya'),
    whole: null,
    conjuncts: ['ଶ୍ରୀକୃଷ୍ଣ', 'ଊର୍ଦ୍ଧ୍ୱ', 'ଲକ୍ଷ୍ମୀ', 'ଦ୍ୱନ୍ଦ୍ୱ'],
  },
  {
    lang: 'pa',
    served: '@fontsource-variable/anek-gurmukhi/files/anek-gurmukhi-gurmukhi-wght-normal.woff2',
    whole: null,
    conjuncts: ['ਸ਼੍ਰੋਮਣੀ', 'ਦ੍ਰਿੜ੍ਹ', 'ਸ੍ਵਰ'],
  },
  {
    lang: 'ur',
    served: '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2',
    whole: '@expo-google-fonts/noto-nastaliq-urdu/400Regular/NotoNastaliqUrdu_400Regular.ttf',
    conjuncts: [],
  },
];

/** The letters of a title in a script, and its conjuncts by themselves. */
function samplesOf({ lang, conjuncts }: ServedScript): string[] {
  return [...longTitles.filter((title) => title.lang === lang).map(({ title }) => title), ...conjuncts];
}

describe('the font file that is served (spec §13)', () => {
  it.each(scripts)('draws every letter of $lang and joins its conjuncts', async (script) => {
    const draw = await openFont(script.served);
    for (const text of samplesOf(script)) {
      // The space is in the Latin file.
      const words = text.split(' ');
      for (const word of words)
        expect([word, draw(word).some(({ isMissing }) => isMissing)]).toEqual([word, false]);
    }
    for (const word of script.conjuncts) {
      expect([word, draw(word).length < [...word].length]).toEqual([word, true]);
    }
  });

  it.each(scripts.filter((script) => script.whole !== null))(
    'shapes $lang like the whole font',
    async (script) => {
      const [draw, drawWhole] = await Promise.all([openFont(script.served), openFont(script.whole ?? '')]);
      for (const word of samplesOf(script).flatMap((text) => text.split(' '))) {
        expect([word, draw(word)]).toEqual([word, drawWhole(word)]);
      }
    },
  );
});
