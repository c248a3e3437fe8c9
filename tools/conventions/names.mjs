import ts from 'typescript';
import { parse, problemAt, walk } from './source.mjs';

const GLOSSARY = 'docs/glossary.md';
const SECTION = /^## Refused in names$([\s\S]*?)(?=^## |$(?![\s\S]))/m;
const CODE = /^(?:apps|packages|\.storybook|tools)\/.*\.(?:tsx?|m?js)$/;

/** The words that the glossary refuses in names, in lower case, each with the word that is used instead. */
function refusedWords(files) {
  const section = SECTION.exec(files.find(({ path }) => path === GLOSSARY)?.text ?? '')?.[1] ?? '';
  return new Map(
    [...section.matchAll(/^\| (\w+) \| (.+?) \|$/gm)]
      .map(([, word, instead]) => [word.toLowerCase(), instead])
      .filter(([word]) => word !== 'word'),
  );
}

const wordsOf = (name) => name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];

/** Names that contain a word which the glossary refuses. */
export function checkNames(files) {
  const refused = refusedWords(files);
  if (refused.size === 0) return [];
  const anyWord = new RegExp([...refused.keys()].join('|'), 'i');
  const suspects = files.filter(({ path, text }) => CODE.test(path) && anyWord.test(text));
  return suspects.flatMap((file) => {
    const tree = parse(file);
    const problems = [];
    walk(tree, (node) => {
      if (!ts.isIdentifier(node)) return;
      const found = wordsOf(node.text).find((word) => refused.has(word.toLowerCase()));
      if (found === undefined) return;
      const instead = refused.get(found.toLowerCase());
      problems.push(problemAt(file, tree, node, `the name ${node.text}; the glossary says ${instead}.`));
    });
    return problems;
  });
}
