/** Scripts that are mostly one language's, with its tag. */
const scripts: readonly [RegExp, string][] = [
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Oriya}/u, 'or'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Arabic}/u, 'ur'],
];

/** The language that a text is probably in by its script (BCP 47); null for a script of many, as Latin is and Devanagari. */
export const langOfScript = (text: string): string | null =>
  scripts.find(([script]) => script.test(text))?.[1] ?? null;
