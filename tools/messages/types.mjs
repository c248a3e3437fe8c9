/** Writes down the types of the English messages, which every other language must match. */
import { parametersOf } from './parse.mjs';

const nameOf = (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`);

function typeOf(tree, indent) {
  if (typeof tree === 'string') {
    const values = [...parametersOf(tree)].map(([name, type]) => `${name}: ${type}`);
    return values.length === 0 ? 'string' : `(values: { ${values.join('; ')} }) => string`;
  }
  const inner = `${indent}  `;
  if (Array.isArray(tree)) {
    const types = new Set(tree.map((part) => typeOf(part, indent)));
    if (types.size > 1) throw new Error(`The parts of a list differ: ${[...types].join(', ')}`);
    const type = [...types][0] ?? 'string';
    return type.startsWith('(') ? `(${type})[]` : `${type}[]`;
  }
  // Words that other languages have for what comes in English.
  if (Object.keys(tree).length === 0) return 'Readonly<Record<string, string>>';
  const lines = Object.entries(tree).map(
    ([name, part]) => `${inner}${nameOf(name)}: ${typeOf(part, inner)};\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

/** The module of types of areas, given by name with their English messages. */
export function typesOf(areas) {
  const { base, ...others } = areas;
  const lines = Object.entries(others).map(([name, tree]) => `  ${name}: ${typeOf(tree, '  ')};\n`);
  return `// Written by \`npm run messages\` from the English messages.

/** The messages of every visit. */
export type BaseMessages = ${typeOf(base, '')};

/** Messages that come with the code of the pages that show them. */
export type AreaMessages = {
${lines.join('')}};
`;
}

/** The module of types of the messages that the server writes itself. */
export const serverTypesOf = (tree) => `// Written by \`npm run messages\` from the English messages.

/** The messages of the server's own pages, e-mails, receipts and refusals. */
export type ServerMessages = ${typeOf(tree, '')};
`;
