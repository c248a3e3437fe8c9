import { langOfScript } from '@chalchitra/api/catalogue';

/**
 * The language that a text's script is mostly written in (BCP 47), for its line heights and for reading it aloud; null for
 * Latin. Of those that share Devanagari it is Hindi: line heights and voices are alike.
 */
export const scriptLanguage = (text: string): string | null =>
  /\p{Script=Devanagari}/u.test(text) ? 'hi' : langOfScript(text);
