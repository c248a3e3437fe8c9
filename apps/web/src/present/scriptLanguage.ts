const languages: readonly [script: RegExp, language: string][] = [
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Oriya}/u, 'or'],
  [/\p{Script=Arabic}/u, 'ur'],
];

/** The language that a text's script is mostly written in (BCP 47), for its line heights and for reading it aloud; null for Latin. */
export function scriptLanguage(text: string): string | null {
  return languages.find(([script]) => script.test(text))?.[1] ?? null;
}
