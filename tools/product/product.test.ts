import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { root } from '../install.mjs';

it('reads what is empty as the default', () => {
  const code = `
    const { loadEnvironment, readGround } = await import('${pathToFileURL(join(root, 'tools/product/product.mjs'))}');
    loadEnvironment();
    console.log(JSON.stringify({ ...readGround(), mode: process.env.CHALCHITRA_MODE }));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code, '--', '--no-env-file'], {
    env: { PATH: process.env.PATH, PORT: '', DATA_DIR: '', CHALCHITRA_MODE: '' },
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toEqual({ port: 8080, dataFolder: join(root, '.data'), mode: 'local' });
});
