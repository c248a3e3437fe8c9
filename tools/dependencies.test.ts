import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from './git.mjs';
import { root } from './install.mjs';

const table = readFileSync(join(root, 'docs/adr/README.md'), 'utf8');
const rows = [...table.matchAll(/^\| ([@a-z][^|]+) \| (`[^|]+`) \|/gm)].map(
  ([, names = '', folders = '']) => ({
    names: names.split(', '),
    folders: [...folders.matchAll(/`([^`]+)`/g)].map(([, folder = '']) => folder),
  }),
);
const sources = listFiles('*.ts', '*.tsx', '*.mjs').map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));

/** Whether a source file in the folder imports the package, a part of it, or names it to a tool. */
function isUsed(name: string, folder: string): boolean {
  const inFolder = sources.filter(({ path }) => path.startsWith(`${folder}/`));
  return inFolder.some(({ text }) => text.includes(`'${name}'`) || text.includes(`'${name}/`));
}

/** The workspace of a file, else its folder at the top; null for the files that lie there. */
const folderOf = (path: string) => /^(?:(?:packages|apps)\/[^/]+|[^/]+(?=\/))/.exec(path)?.[0] ?? null;

const TESTS_AND_TOOLS = /^(?:tools|\.storybook)\/|\.(?:test|stories)\.|\/(?:testing|stories|e2e|trust)\//;

/** The folders whose product code imports one of the packages; where none does, those of tests, stories and tools. */
function importingFolders(names: readonly string[]) {
  const imports = sources.filter(
    ({ path, text }) =>
      folderOf(path) !== null &&
      names.some((name) => new RegExp(`\\b(?:from|import) ?\\(?'${name}['/]`).test(text)),
  );
  const product = imports.filter(({ path }) => !TESTS_AND_TOOLS.test(path));
  return [...new Set((product.length > 0 ? product : imports).map(({ path }) => folderOf(path)))];
}

describe('the table of dependencies', () => {
  it('has rows', () => expect(rows.length).toBeGreaterThan(10));

  it.each(rows)('names folders that use $names', ({ names, folders }) => {
    for (const name of names) {
      const using = folders.filter((folder) => isUsed(name, folder));
      expect(using, `${name} is used in`).not.toEqual([]);
    }
    for (const folder of folders) {
      expect(
        names.some((name) => isUsed(name, folder)),
        `${folder} uses one of ${names}`,
      ).toBe(true);
    }
  });

  it.each(rows)('names all folders that import $names', ({ names, folders }) =>
    expect(folders).toEqual(expect.arrayContaining(importingFolders(names))),
  );
});
