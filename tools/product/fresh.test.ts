import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../install.mjs';

/** Instead of the product: writes down whose database it would use, and says that it is ready. */
const START = `
import { writeFileSync } from 'node:fs';
import { loadEnvironment } from './product/product.mjs';
loadEnvironment();
writeFileSync(process.env.DATA_DIR + '/database', process.env.DATABASE_URL ?? 'its own');
console.log('Chalchitra is ready at http://localhost:' + process.env.PORT);
`;

it('starts a product for tests without the .env of the developer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chalchitra-fresh-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dataFolder = join(folder, 'data');
  for (const path of ['tools/product', 'tools/install.mjs', 'tools/ports.mjs'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  mkdirSync(dataFolder);
  writeFileSync(join(folder, 'tools/start.mjs'), START);
  writeFileSync(join(folder, '.env'), 'DATABASE_URL=postgres://localhost/mine\n');
  const { startFreshProduct } = await import(pathToFileURL(join(folder, 'tools/product/fresh.mjs')).href);
  await (await startFreshProduct({ dataFolder })).stop();
  expect(readFileSync(join(dataFolder, 'database'), 'utf8')).toBe('its own');
});
