import ts from 'typescript';
import { isTestOrStory, parse, problemAt, walk } from './source.mjs';

const SHOWN = /^(packages\/ui\/src|apps\/web\/src\/routes)\/.*\.tsx$/;
const READ_ALOUD =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|\w+(Text|Label|Title))$/;
const LETTERS = /\p{L}/u;
const SENTENCE = 'visible text belongs to apps/web/src/copy; take it as a prop.';

/** Literal text that a visitor would see or hear in ui and in the routes (spec §12). */
export function checkLiteralText(file) {
  if (!SHOWN.test(file.path) || isTestOrStory(file.path)) return [];
  const tree = parse(file);
  const problems = [];
  const report = (node) => problems.push(problemAt(file, tree, node, SENTENCE));
  walk(tree, (node) => {
    if (ts.isJsxText(node) && LETTERS.test(node.text)) report(node);
    else if (ts.isJsxExpression(node) && isChild(node)) literalsOf(node.expression).forEach(report);
    else if (isNamedValue(node) && READ_ALOUD.test(node.name.getText(tree)))
      literalsOf(node.initializer).forEach(report);
  });
  return problems;
}

const isNamedValue = (node) => ts.isJsxAttribute(node) || ts.isBindingElement(node);
const isChild = (node) => ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent);

/** The literals with letters that an expression may come to, through its branches. */
function literalsOf(node) {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return LETTERS.test(node.text) ? [node] : [];
  if (ts.isTemplateExpression(node)) {
    const texts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
    return texts.some((text) => LETTERS.test(text)) ? [node] : [];
  }
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node) && joins(node)) {
    return [...literalsOf(node.left), ...literalsOf(node.right)];
  }
  return [];
}

const joins = (node) =>
  [
    ts.SyntaxKind.PlusToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.QuestionQuestionToken,
  ].includes(node.operatorToken.kind);
