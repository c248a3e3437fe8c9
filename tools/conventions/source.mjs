import ts from 'typescript';

/** A parsed TypeScript or TSX file. */
export function parse(file) {
  const kind = file.path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind);
}

/** Calls `visit` on a node and everything below it. */
export function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** A problem at a node, as `path:line: sentence`. */
export function problemAt(file, tree, node, sentence) {
  const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
  return `${file.path}:${line + 1}: ${sentence}`;
}

/** The problems of every line that matches, as `path:line: sentence`. */
export function problemsOfLines(file, pattern, sentence) {
  return file.text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${file.path}:${index + 1}: ${sentence}`] : []));
}

export const isTestOrStory = (path) => /\.(test|stories|scenarios|fixtures)\.tsx?$/.test(path);
