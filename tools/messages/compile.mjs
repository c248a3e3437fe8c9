/** Compiles an area's messages to a module: each text to itself, or by `icu-minify` where it has parameters. */
import compile from 'icu-minify/compile';
import { parametersOf } from './parse.mjs';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * A text of a language from right to left whose parameters keep their own direction. Without it a sign at the end of a
 * value, as the # of a hashtag, is shown at its other end.
 */
export function isolateParameters(text) {
  const parameters = parametersOf(text);
  return text.replace(/\{(\w+)\}/g, (given, name) =>
    parameters.has(name) ? `${FIRST_STRONG_ISOLATE}${given}${POP_ISOLATE}` : given,
  );
}

function compileTree(tree, isRightToLeft) {
  if (typeof tree === 'string') {
    const compiled = compile(isRightToLeft ? isolateParameters(tree) : tree);
    return typeof compiled === 'string' ? JSON.stringify(compiled) : `message(${JSON.stringify(compiled)})`;
  }
  if (Array.isArray(tree)) return `[${tree.map((part) => compileTree(part, isRightToLeft)).join(',')}]`;
  const entries = Object.entries(tree).map(
    ([name, part]) => `${JSON.stringify(name)}:${compileTree(part, isRightToLeft)}`,
  );
  return `{${entries.join(',')}}`;
}

/** The source of the module. Its default export takes what makes a function of a compiled text. */
export const compileMessages = (tree, { isRightToLeft = false } = {}) =>
  `export default (message) => (${compileTree(tree, isRightToLeft)});`;
