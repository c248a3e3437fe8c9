import { expect, it, vi } from 'vitest';

vi.mock('node:path', async (original) => (await original<typeof import('node:path')>()).win32);
const { isCopied, packagesFor } = await import('./packages.mjs');

it('finds packages on Windows too, where the lockfile has slashes', () => {
  const lock = {
    'apps/server': { dependencies: {} },
    'node_modules/a': { dependencies: { b: '1', c: '1', d: '1' }, optionalDependencies: { d: '1' } },
    'node_modules/a/node_modules/b': {},
    'node_modules/c': {},
  };
  expect(packagesFor(['a'], 'apps/server', lock)).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
});

it('finds what a workspace looks up without an import, and no other workspace', () => {
  const lock = {
    'apps/server': { dependencies: { font: '1', api: '1' } },
    'node_modules/font': {},
    'node_modules/api': { link: true },
    'node_modules/a': {},
  };
  expect(packagesFor(['a', 'font'], 'apps/server', lock)).toEqual(['node_modules/font', 'node_modules/a']);
});

it.each(['node_modules/a', 'apps/server/node_modules/@b/c', 'apps/server/dist'])(
  'leaves packages inside a package, types and source maps out of %s',
  (folder) => {
    const files = ['\\node_modules\\b', '/node_modules/b', '/index.d.ts', '/index.js.map', '/index.js'];
    expect(files.filter((file) => isCopied(folder, file))).toEqual(['/index.js']);
  },
);

it('copies a catalogue whole, with the parts of its films', () => {
  const files = [
    '/catalogue.json',
    '/media/film/720p/seg-001.ts',
    '\\media\\film\\seg-002.ts',
    '/artwork/a.map',
  ];
  expect(files.filter((file) => isCopied('apps/server/catalogue', file))).toEqual(files);
});
