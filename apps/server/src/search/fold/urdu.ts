import { ASPIRATED, type Sounds, VOWEL } from './sounds';

/** Letters of the Perso-Arabic script as Urdu says them; short vowels aren't written. */
const letters: Readonly<Record<string, Sounds>> = {
  ا: 'A',
  آ: 'A',
  أ: 'a',
  إ: 'i',
  ٱ: 'a',
  ء: '',
  ئ: 'i',
  ؤ: 'o',
  ع: 'a',
  ب: 'b',
  پ: 'p',
  ت: 't',
  ٹ: 't',
  ث: 's',
  ج: 'j',
  چ: 'c',
  ح: 'h',
  خ: 'K',
  د: 'd',
  ڈ: 'd',
  ذ: 'z',
  ر: 'r',
  ڑ: 'x',
  ز: 'z',
  ژ: 'z',
  س: 's',
  ش: 'S',
  ص: 's',
  ض: 'z',
  ط: 't',
  ظ: 'z',
  غ: 'g',
  ف: 'P',
  ق: 'k',
  ک: 'k',
  ك: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ں: '~',
  ہ: 'h',
  ه: 'h',
  ة: 'h',
  ۃ: 'h',
  ھ: 'h',
  ے: 'e',
  ۓ: 'e',
  'َ': 'a',
  'ِ': 'i',
  'ُ': 'u',
};

const VOWEL_LETTERS = /[اآیيےوئى]/u;
const CARRIERS = /[اآیيےى]/u;

const BARE_BREATH = new RegExp(`^h(?!${VOWEL}|$)`);

/** Whether a character is of the Perso-Arabic script. */
export const isUrdu = (character: string) => /\p{Script=Arabic}|[\u064b-\u0652]/u.test(character);

/** و and ی are consonants at the start of a word and before a vowel, else vowels; of a و after a consonant it can't be seen. */
function ambiguous(character: string, index: number, word: readonly string[]): Sounds {
  const [before = '', next = ''] = [word[index - 1], word[index + 1]];
  const isConsonant = index === 0 || VOWEL_LETTERS.test(next);
  if (character !== 'و') return isConsonant ? 'y' : 'I';
  if (index > 0 && next !== '' && !CARRIERS.test(before)) return 'w';
  return isConsonant ? 'v' : 'o';
}

/** The sounds of a word in Urdu: its consonants, and the vowels that are written. */
export function urduSounds(word: string): Sounds {
  const characters = [...word];
  let sounds = '';
  for (const [index, character] of characters.entries()) {
    if (character === 'ھ') sounds = sounds.replace(/[kgcjtdpb]$/, (plain) => ASPIRATED[plain] ?? plain);
    else if ('ويیى'.includes(character)) sounds += ambiguous(character, index, characters);
    // At the end of a word this letter stands for a vowel.
    else if ('ہهۃة'.includes(character) && index > 0 && index === characters.length - 1) sounds += 'a';
    else sounds += letters[character] ?? '';
  }
  return (
    sounds
      // At the start of a word it only carries the vowel that follows.
      .replace(/^A(?=[IoeUw])/, '')
      // Breath is never before a consonant there: a vowel between them is unwritten.
      .replace(BARE_BREATH, 'ha')
  );
}
