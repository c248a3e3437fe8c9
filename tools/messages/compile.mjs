/** Compiles an area's messages to a module: each text to itself, or by `icu-minify` where it has parameters. */
import compile from 'icu-minify/compile';

function compileTree(tree) {
  if (typeof tree === 'string') {
    const compiled = compile(tree);
    return typeof compiled === 'string' ? JSON.stringify(compiled) : `message(${JSON.stringify(compiled)})`;
  }
  if (Array.isArray(tree)) return `[${tree.map(compileTree).join(',')}]`;
  const entries = Object.entries(tree).map(([name, part]) => `${JSON.stringify(name)}:${compileTree(part)}`);
  return `{${entries.join(',')}}`;
}

/** The source of the module. Its default export takes what makes a function of a compiled text. */
export const compileMessages = (tree) => `export default (message) => (${compileTree(tree)});`;
