import { titles } from './set.mjs';
import { typo } from './slips.mjs';

const MIN_WORDS = 2;
const MAX_MORE_WORDS = 3;
/** Of what is typed, the share with a wrong letter. */
const WRONG = 0.2;

/** Always the same numbers from 0 to 1. */
function createRandom() {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Words of the set by language, each with a Latin spelling. @type {Map<string, [word: string, spelling: string][]>} */
const words = new Map();
for (const { lang, name, spellings } of titles) {
  const [written, typed] = [name.split(' '), (spellings[0] ?? '').split(' ')];
  if (written.length !== typed.length) continue;
  const pairs = written.map((word, index) => /** @type {[string, string]} */ ([word, typed[index] ?? '']));
  words.set(lang, [...(words.get(lang) ?? []), ...pairs]);
}

/**
 * Titles made of the set's words, and what is typed on the way to some of them: beginnings, one in five with a wrong letter.
 * @param {number} count
 * @param {number} queryCount
 */
export function makeTitles(count, queryCount) {
  const random = createRandom();
  /** @template T @param {readonly T[]} all @returns {T} */
  const pick = (all) => /** @type {T} */ (all[Math.floor(random() * all.length)]);
  const languages = [...words.keys()];
  const made = Array.from({ length: count }, (_, index) => {
    const lang = pick(languages);
    const parts = Array.from({ length: MIN_WORDS + Math.floor(random() * MAX_MORE_WORDS) }, () =>
      pick(words.get(lang) ?? []),
    );
    return {
      id: `made-${index}`,
      lang,
      name: parts.map(([word]) => word).join(' '),
      spelling: parts.map(([, spelling]) => spelling).join(' '),
    };
  });
  const queries = Array.from({ length: queryCount }, () => {
    const { spelling } = pick(made);
    const typed = spelling.slice(0, 2 + Math.floor(random() * (spelling.length - 1)));
    return random() < WRONG ? (typo(typed) ?? typed) : typed;
  });
  return { made, queries };
}
