import { execSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../install.mjs';

const copied = ['tools/install.mjs', 'tools/messages.mjs', 'tools/messages', 'package.json']
  .concat(['apps/web/package.json', 'apps/web/src/copy', 'apps/server/src/copy'])
  .map((path) => [join(root, path), path] as const);

const folder = mkdtempSync(join(tmpdir(), 'messages-'));
for (const [from, path] of copied) cpSync(from, join(folder, path), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
afterAll(() => rmSync(folder, { recursive: true }));

/** The first step of the site's build, in the copy. */
function startBuild() {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'apps/web/package.json'), 'utf8'));
  const [first = ''] = scripts.build.split(' && ');
  return execSync(first, { cwd: join(folder, 'apps/web'), encoding: 'utf8', stdio: 'pipe' });
}

it('lets the build go on while every language is whole, and fails it where a message is missing (spec §18)', () => {
  expect(startBuild()).toMatch(/apps\/web.*messages in each of 7 languages/);
  const file = join(folder, 'apps/web/src/copy/ta/base.json');
  const { invalidDate, ...others } = JSON.parse(readFileSync(file, 'utf8'));
  expect(invalidDate).toBeTruthy();
  writeFileSync(file, JSON.stringify(others));
  expect(startBuild).toThrow('apps/web/src/copy, ta: base.invalidDate: is missing');
});
