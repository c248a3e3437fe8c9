import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from './git.mjs';
import { root } from './install.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { tasks } = JSON.parse(read('turbo.json')) as { tasks: { typecheck: { inputs: string[] } } };
const FOLDERS = ['apps', 'packages'].map((folder) => `:(glob)${folder}/*/src/**/*.ts*`);

/** What the workspaces' sources import by a path out of their workspace, from there as a task's input is given. */
function importsFromElsewhere(): string[] {
  const paths = listFiles(...FOLDERS).flatMap((source) => {
    const workspace = source.split('/').slice(0, 2).join('/');
    const imports = read(source).matchAll(/\b(?:from|import) ?\(?'(\.[^']+)'/g);
    return [...imports].map(([, path = '']) =>
      posix.relative(workspace, posix.join(posix.dirname(source), path)),
    );
  });
  return paths.filter((path) => path.startsWith('../'));
}

// Else the types would come from the cache though what they depend on is another.
it('checks types again where a file changes that is imported from outside the workspace', () => {
  const folders = tasks.typecheck.inputs
    .filter((input) => input.endsWith('/**'))
    .map((input) => input.slice(0, -2));
  const imports = importsFromElsewhere();
  expect(imports).not.toEqual([]);
  expect(imports.filter((path) => !folders.some((folder) => path.startsWith(folder)))).toEqual([]);
});
