import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { makeFile } from './makeFile';

vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  linkSync: () => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' });
  },
}));

const folder = mkdtempSync(join(tmpdir(), 'chalchitra-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file system without links gets its files too, and only once', () => {
  const file = join(folder, 'media.key');
  expect([makeFile(file, 'first'), makeFile(file, 'second')]).toEqual([true, false]);
  expect(readFileSync(file, 'utf8')).toBe('first');
  expect(readdirSync(folder)).toEqual(['media.key']);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
});
