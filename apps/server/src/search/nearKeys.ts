/** What keys of sounds and of consonants consist of, beside digits: vowels are what is most often written in another way. */
const VOWELS = [...'aiu'];
const CONSONANTS = [...'klnprst'];

/** Of a longer key its beginning is enough: few names have that many sounds in common. */
const MAX_SOUNDS = 12;

/** The same sound twice is one in a key. */
const once = (key: string) => key.replace(/(.)\1+/g, '$1');

/**
 * A key, and those that are one edit away from it, the likeliest first: another vowel, one too few, one too many, two sounds
 * that are swapped, then the same of consonants. What is looked for begins with them, so that nothing is added at the end.
 */
export function nearKeys(key: string): string[] {
  const typed = key.slice(0, MAX_SOUNDS);
  const places = [...typed].map((sound, at) => ({
    sound,
    before: typed.slice(0, at),
    after: typed.slice(at + 1),
  }));
  const swapped = places
    .filter(({ after }) => after !== '')
    .map(({ sound, before, after }) => before + after.charAt(0) + sound + after.slice(1));
  const editsOf = (sounds: readonly string[]) => {
    const own = places.filter(({ sound }) => sounds.includes(sound));
    return {
      taken: own.flatMap(({ before, after }) => sounds.map((other) => before + other + after)),
      missing: places.flatMap(({ sound, before, after }) =>
        sounds.map((other) => before + other + sound + after),
      ),
      extra: own.map(({ before, after }) => before + after),
    };
  };
  const [vowels, consonants] = [editsOf(VOWELS), editsOf(CONSONANTS)];
  const near = [
    ...[...vowels.taken, ...vowels.missing, ...vowels.extra],
    ...swapped,
    ...[...consonants.taken, ...consonants.missing, ...consonants.extra],
  ].map(once);
  // A key without its last sound begins all that begins with another one there.
  return [...new Set([typed, ...near])].filter((other) => other === typed || !typed.startsWith(other));
}
