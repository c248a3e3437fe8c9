import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './install.mjs';

const table = readFileSync(join(root, 'docs/adr/README.md'), 'utf8');
const rows = [...table.matchAll(/^\| ([@a-z][^|]+) \| (`[^|]+`) \|/gm)].map(
  ([, names = '', folders = '']) => ({
    names: names.split(', '),
    folders: [...folders.matchAll(/`([^`]+)`/g)].map(([, folder = '']) => folder),
  }),
);
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => existsSync(join(root, path)) && path !== '')
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Whether a source file in the folder imports the package, a part of it, or names it to a tool. */
function isUsed(name: string, folder: string): boolean {
  const inFolder = sources.filter(({ path }) => path.startsWith(`${folder}/`));
  return inFolder.some(({ text }) => text.includes(`'${name}'`) || text.includes(`'${name}/`));
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
});
