/** The main languages of the scripts from Devanagari's on, each of which has 128 characters of Unicode. */
const mainLanguages = ['hi', 'bn', 'pa', 'gu', 'or', 'ta', 'te', 'kn', 'ml'];

/** A letter of Arabic, or of one of them; the full stop (।) is several scripts'. */
const LETTER = /[\u0620-\u06ff\u0900-\u0963\u0966-\u0d7f]/;

/** The languages that share a script, by its main one: their codes (BCP 47) by the English names that catalogues have. */
export const languagesSharing: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hi: {
    Bhojpuri: 'bho',
    Bodo: 'brx',
    Dogri: 'doi',
    Hindi: 'hi',
    Konkani: 'kok',
    Maithili: 'mai',
    Marathi: 'mr',
    Nepali: 'ne',
    Rajasthani: 'raj',
    Sanskrit: 'sa',
  },
  bn: { Assamese: 'as', Bengali: 'bn', Manipuri: 'mni' },
  ur: { Kashmiri: 'ks', Sindhi: 'sd', Urdu: 'ur' },
};

/**
 * The language that a text is probably in by its script (BCP 47), for its line heights and for reading it aloud; null for
 * Latin. Where several share the script it is the first of the text's `own` languages, by their names or codes, that is
 * written in it, else the script's main one.
 */
export function scriptLanguage(text: string, own: readonly string[] = []): string | null {
  const letter = LETTER.exec(text)?.[0];
  if (letter === undefined) return null;
  const main = mainLanguages[(letter.charCodeAt(0) - 0x900) >> 7] ?? 'ur';
  const codes = languagesSharing[main] ?? {};
  return own.map((name) => codes[name] ?? name).find((code) => Object.values(codes).includes(code)) ?? main;
}
