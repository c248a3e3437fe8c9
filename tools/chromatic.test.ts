import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { expect, it } from 'vitest';
import { git } from './git.mjs';
import { root } from './install.mjs';

const { externals } = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8')) as {
  externals: string[];
};

/** The files that this one imports from its own workspace, and the theme's. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const named = [...source.matchAll(/ from '(\.[^']+|@chalchitra\/ui\/theme)'/g)].map(([, name = '']) =>
    name.startsWith('.') ? relative(root, join(root, dirname(file), name)) : 'packages/ui/src/theme/index',
  );
  return named.map((path) => {
    const found = ['.ts', '.tsx', '/index.ts']
      .map((end) => path + end)
      .find((one) => existsSync(join(root, one)));
    if (found === undefined) throw new Error(`${file} imports ${path}, which isn’t there`);
    return found.replaceAll('\\', '/');
  });
}

it('takes every story where a file changes that styles are made of, which no story imports itself', () => {
  const imported = new Set<string>();
  const collect = (file: string) => {
    for (const one of importsOf(file)) {
      if (imported.has(one)) continue;
      imported.add(one);
      collect(one);
    }
  };
  for (const style of git('ls-files', '*.css.ts').split('\n')) collect(style);
  expect(imported).toContain('packages/ui/src/theme/tokens.ts');
  expect([...imported].filter((file) => !externals.some((glob) => matchesGlob(file, glob)))).toEqual([]);
});
