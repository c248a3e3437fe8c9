import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isInstalled, root } from './install.mjs';

/** What npm notes of a package, of a workspace and of a package that is for other machines alone. */
const WANTED = {
  '': { name: 'site' },
  'packages/api': { version: '0.1.0' },
  'node_modules/valibot': { version: '1.5.0' },
  'node_modules/api': { resolved: 'packages/api', link: true },
  'node_modules/turbo-other': { version: '2.0.0', optional: true },
};

describe('a folder', () => {
  const isInstalledWith = (present: Record<string, object>) => {
    const folder = mkdtempSync(join(tmpdir(), 'chalchitra-install-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: WANTED }));
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: present }));
    return isInstalled(folder);
  };
  const { 'node_modules/valibot': valibot, 'node_modules/api': api } = WANTED;

  it('is installed with its packages and workspaces', () => {
    expect(isInstalledWith({ 'node_modules/valibot': valibot, 'node_modules/api': api })).toBe(true);
  });

  it.each([
    ['a package is missing', { 'node_modules/api': api }],
    [
      'a package is another version',
      { 'node_modules/valibot': { version: '1.4.0' }, 'node_modules/api': api },
    ],
    ['a workspace is missing', { 'node_modules/valibot': valibot }],
  ])('isn’t where %s', (_, present) => {
    expect(isInstalledWith(present)).toBe(false);
  });
});

/** Loaded first: Node.js says that it is an old one, and lacks what that lacks. */
const OLD_NODE = `
Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.10.0' } });
delete process.loadEnvFile;`;

it.each(['start.mjs', 'dev.mjs', 'build.mjs', 'run.mjs'])('%s names an old Node.js at once', (file) => {
  const preload = `data:text/javascript,${encodeURIComponent(OLD_NODE)}`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', preload, join(root, 'tools', file)], {
    // Where the check came too late, a start would end here.
    env: { PATH: process.env.PATH, PORT: 'none' },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'Chalchitra needs Node.js 20.19 or newer; this is 20.10.0.\n',
  });
});
