import { basename } from 'node:path';
import ts from 'typescript';
import { parse, walk } from './source.mjs';

const PREVIEW = '.storybook/preview.tsx';

const propertyOf = (object, name) =>
  object.properties.find((property) => ts.isPropertyAssignment(property) && property.name.getText() === name)
    ?.initializer;

/** The groups of Storybook's sidebar, as `storySort` orders them. */
function readGroups(preview) {
  let groups = [];
  walk(parse(preview), (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'storySort') return;
    groups = propertyOf(node.initializer, 'order').elements.map(({ text }) => text);
  });
  return groups;
}

/** The title that a file of stories gives itself, or null. */
function titleOf(file) {
  let title = null;
  walk(parse(file), (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== 'meta') return;
    let value = node.initializer;
    while (ts.isSatisfiesExpression(value) || ts.isAsExpression(value)) value = value.expression;
    const given = propertyOf(value, 'title');
    if (given && ts.isStringLiteral(given)) title = given.text;
  });
  return title;
}

/** Stories that stand in no group of Storybook's sidebar, and components that stand there under another name. */
export function checkGroups(files) {
  const preview = files.find(({ path }) => path === PREVIEW);
  if (!preview) return [];
  const groups = readGroups(preview);
  return files.flatMap((file) => {
    if (!file.path.endsWith('.stories.tsx')) return [];
    const [group, ...names] = titleOf(file)?.split('/') ?? [];
    if (!groups.includes(group)) {
      return [`${file.path}: its title begins with no group of storySort in ${PREVIEW}.`];
    }
    const name = basename(file.path, '.stories.tsx');
    const isComponent = file.path.startsWith('packages/ui/');
    return isComponent && names.join('/') !== name
      ? [`${file.path}: its title is not ${group}/${name}.`]
      : [];
  });
}
