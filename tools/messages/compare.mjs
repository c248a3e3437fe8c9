/** What is wrong with a language's messages. */
import { messagesOf, parametersOf } from './parse.mjs';

/** The categories that a language's readers need in a plural (CLDR), `other` among them. */
const pluralsOf = (tag) => new Intl.PluralRules(tag).resolvedOptions().pluralCategories;

function parametersIn(text) {
  return [...parametersOf(text)].map(([name, type]) => `${name}: ${type}`).toSorted();
}

function* problemsOfText(text, english, tag) {
  const parameters = parametersIn(text);
  const wanted = parametersIn(english);
  if (parameters.join() !== wanted.join()) {
    yield `takes {${parameters.join(', ')}}, and English takes {${wanted.join(', ')}}`;
  }
  if (text.trim() === '') yield 'is empty';
  if (text.includes("'")) yield "writes ' for ’";
  if (/अ\u200d?ॅ/.test(text)) yield 'writes ॲ as two letters';
  if (/, plural,/.test(text)) {
    const lacking = pluralsOf(tag).filter((category) => !new RegExp(`\\b${category} \\{`).test(text));
    // Only fractions and millions are `many` in some languages; no count of ours is.
    const needed = lacking.filter((category) => category !== 'many');
    if (needed.length > 0) yield `has no plural for ${needed.join(', ')}`;
  }
}

/** Paths of English's empty groups: of what comes in English, which other languages have words for. */
function emptyGroups(tree, path = '') {
  if (tree === null || typeof tree !== 'object') return [];
  const entries = Object.entries(tree);
  if (entries.length === 0) return [path];
  return entries.flatMap(([name, part]) => emptyGroups(part, `${path}${name}.`));
}

/** Problems of one language against English, both as areas by name; each names the message and what is wrong. */
export function problemsOf(tag, areas, english) {
  const flatten = (tree) => new Map(messagesOf(tree));
  const [own, model] = [flatten(areas), flatten(english)];
  const missing = [...model.keys()].filter((path) => !own.has(path)).map((path) => `${path}: is missing`);
  const open = emptyGroups(english);
  const found = [...own].flatMap(([path, text]) => {
    const englishText = open.some((group) => path.startsWith(group)) ? '' : model.get(path);
    if (englishText === undefined) return [`${path}: is left over, English has no such message`];
    try {
      return [...problemsOfText(text, englishText, tag)].map((problem) => `${path}: ${problem}`);
    } catch (error) {
      return [`${path}: is no ICU MessageFormat (${error.message})`];
    }
  });
  return [...missing, ...found];
}

/** Problems of messages that are written in two places for the same thing: each names one that differs between them. */
export function differencesOf(one, other) {
  const model = new Map(messagesOf(other));
  return messagesOf(one).flatMap(([path, text]) => {
    const same = model.get(path);
    return same === undefined || same === text ? [] : [`${path}: is “${text}” here and “${same}” there`];
  });
}
