import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from './startError';
import { readStoredKey } from './storedKey';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chalchitra-key-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a key is made once, for its owner alone, and stays the same', () => {
  const key = readStoredKey(folder, 'media.key');
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(readStoredKey(folder, 'media.key')).toBe(key);
  expect(readdirSync(folder)).toEqual(['media.key']);
  if (process.platform !== 'win32') expect(statSync(join(folder, 'media.key')).mode & 0o777).toBe(0o600);
});

test.each(['', 'cut'])('a kept key of "%s" is refused with what to do about it', (kept) => {
  const file = join(folder, 'media.key');
  writeFileSync(file, kept);
  expect(() => readStoredKey(folder, 'media.key')).toThrow(StartError);
  expect(() => readStoredKey(folder, 'media.key')).toThrow(
    `The key in ${file} isn't whole: remove the file, and a new key is made.`,
  );
});

test.runIf(process.platform === 'linux')('a disk without room leaves no key behind', () => {
  const script = `
    import { readStoredKey } from ${JSON.stringify(new URL('storedKey.ts', import.meta.url).href)};
    readStoredKey(${JSON.stringify(folder)}, 'media.key');`;
  // No file may have a byte.
  const limited = ['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath];
  const { status, stderr } = spawnSync(
    'sh',
    [...limited, '--import', 'tsx', '--input-type=module', '-e', script],
    { cwd: import.meta.dirname, encoding: 'utf8' },
  );
  expect(stderr).toContain(`The data folder ${folder} can't be written to.`);
  expect(status).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});
