import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chunkGroups } from '../apps/web/vite.config';
import { root } from './install.mjs';

// A path that nothing has is no error of the bundler: what it named would move to other chunks without a word.
it.each(chunkGroups)('names only what is there: $name', ({ paths = [], except = [] }) => {
  expect([...paths, ...except].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
