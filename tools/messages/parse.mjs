/**
 * Reads messages: trees of texts in ICU MessageFormat, one JSON file an area and language.
 *
 * A text without parameters is compiled to itself; one with parameters to a function of them.
 */
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** What a parameter takes, as TypeScript says it. */
const TYPES = {
  [TYPE.argument]: 'string | number',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.select]: 'string',
};

function collect(nodes, parameters) {
  for (const node of nodes) {
    if (node.type === TYPE.literal || node.type === TYPE.pound) continue;
    const type = TYPES[node.type];
    if (type === undefined) throw new Error(`“${node.value}” is of a kind that no message uses`);
    // A number can be written as it is too: the narrower type holds.
    if (parameters.get(node.value) !== 'number') parameters.set(node.value, type);
    for (const option of Object.values(node.options ?? {})) collect(option.value, parameters);
  }
}

/** The parameters of a text with the types of their values; an error says where it isn't ICU MessageFormat. */
export function parametersOf(text) {
  const parameters = new Map();
  collect(parse(text), parameters);
  return parameters;
}

/** Every message of a tree with its path, such as `plans.lasts` or `sections.0.heading`. */
export function messagesOf(tree, path = []) {
  if (typeof tree === 'string') return [[path.join('.'), tree]];
  if (tree === null || typeof tree !== 'object') throw new Error(`${path.join('.')} is no text`);
  return Object.entries(tree).flatMap(([name, part]) => messagesOf(part, [...path, name]));
}
