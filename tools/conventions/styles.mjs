import ts from 'typescript';
import { isTestOrStory, parse, problemAt, problemsOfLines, walk } from './source.mjs';

const STYLED = /^(packages\/ui\/src|apps\/web\/src)\/.*\.(css\.ts|tsx)$/;
const SHEET = /^(packages\/ui|apps\/web)\/src\/.*\.css$/;
const RAW_COLOUR =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i;

/** Where raw colours are at home: the tokens, artwork drawn for the project, and the marks of others in their own colours. */
const COLOURS_AT_HOME = [
  'packages/ui/src/theme/',
  'packages/ui/src/Logo/',
  'packages/ui/src/Artwork/',
  'apps/web/src/routes/login/ProviderMark.tsx',
];

const PHYSICAL_NAME =
  /^(left|right|(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)|border(Left|Right)(Color|Style|Width)|border(Top|Bottom)(Left|Right)Radius)$/;
const PHYSICAL_VALUE = /^(left|right)$/;
const ALIGNED = /^(textAlign|float|clear)$/;
const PHYSICAL_LINE =
  /(^|[\s;{])((margin|padding|border|scroll-margin|scroll-padding)-(left|right)|left|right|border-(top|bottom)-(left|right)-radius)\s*:/;

/** Raw colours outside the theme and the drawn artwork (spec §13). */
export function checkColours(file) {
  if (COLOURS_AT_HOME.some((home) => file.path.startsWith(home))) return [];
  const sentence = 'a raw colour; use a token of packages/ui/src/theme.';
  if (SHEET.test(file.path)) return problemsOfLines(file, RAW_COLOUR, sentence);
  if (!STYLED.test(file.path) || isTestOrStory(file.path)) return [];
  const tree = parse(file);
  const problems = [];
  walk(tree, (node) => {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && RAW_COLOUR.test(node.text)) problems.push(problemAt(file, tree, node, sentence));
  });
  return problems;
}

/** Physical properties (left, right) where a logical one (start, end) belongs (spec §12). */
export function checkLogicalProperties(file) {
  const sentence =
    'a physical property; use the logical one (inset-inline-start, margin-inline-end, text-align: start, …).';
  if (SHEET.test(file.path)) return problemsOfLines(file, PHYSICAL_LINE, sentence);
  if (!STYLED.test(file.path) || isTestOrStory(file.path)) return [];
  const tree = parse(file);
  const isSheet = file.path.endsWith('.css.ts');
  const problems = [];
  walk(tree, (node) => {
    if (!ts.isPropertyAssignment(node) || !(isSheet || isInStyleAttribute(node))) return;
    const name = nameOf(node);
    const isPhysical =
      PHYSICAL_NAME.test(name) ||
      (ALIGNED.test(name) &&
        ts.isStringLiteralLike(node.initializer) &&
        PHYSICAL_VALUE.test(node.initializer.text));
    if (isPhysical) problems.push(problemAt(file, tree, node, sentence));
  });
  return problems;
}

/** A property's name in camel case: `'margin-left'` is `marginLeft`. */
function nameOf(property) {
  const { name } = property;
  const text = ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : '';
  return text.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}

function isInStyleAttribute(node) {
  for (let parent = node.parent; parent !== undefined; parent = parent.parent) {
    if (ts.isJsxAttribute(parent)) return parent.name.getText() === 'style';
  }
  return false;
}
