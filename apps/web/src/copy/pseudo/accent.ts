const PLAIN = 'AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz';
const ACCENTED = 'ÁáÇçĎďÉéĞğĤĥÍíĴĵĶķĻļÑñÓóŘřŠšŤťÚúŴŵÝýŽž';
const VOWELS = /[AEIOUaeiou]/;

/** How much longer than English a text becomes, its brackets included. */
const LENGTHENED_BY = 0.4;

/** Repeats vowels until the text has so many letters more; a text without vowels stays as it is. */
function lengthen(text: string, letters: number): string {
  const count = [...text].filter((letter) => VOWELS.test(letter)).length;
  let place = 0;
  return text.replace(new RegExp(VOWELS, 'g'), (vowel) => {
    const added = Math.floor(((place + 1) * letters) / count) - Math.floor((place * letters) / count);
    place += 1;
    return vowel + vowel.toLowerCase().repeat(added);
  });
}

/** Adds accents, length (40 %) and brackets, which shows untranslated text and what has too little room: a text without brackets is no message, one that lost a bracket is cut. */
export function accent(text: string): string {
  const added = Math.max(0, Math.ceil(text.length * LENGTHENED_BY) - 2);
  const accented = lengthen(text, added).replaceAll(/[A-Za-z]/g, (letter) => {
    const place = PLAIN.indexOf(letter);
    return place < 0 ? letter : (ACCENTED[place] ?? letter);
  });
  return `[${accented}]`;
}
