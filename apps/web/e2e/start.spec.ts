import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, isPortFree } from '../../../tools/ports.mjs';
import { START_TIMEOUT_MS, startFreshProduct } from '../../../tools/product/fresh.mjs';
import { descendants, isRunning } from './support/processes';
import { expect, productData, productUrl, test } from './support/test';
import { createPaidAccount, paymentRecords } from './support/viewers';

// A start builds what is missing, and has its own guard.
test.describe.configure({ timeout: 2 * START_TIMEOUT_MS });

/** Runs `npm start`'s script to its end; returns its exit code and what it says on standard error. */
function start(settings: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['tools/start.mjs', '--no-env-file'], {
    env: { ...process.env, CHALCHITRA_MODE: 'local', ...settings },
    encoding: 'utf8',
    timeout: START_TIMEOUT_MS,
  });
  return { status, sentence: stderr.trim() };
}

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chalchitra-start-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a taken port is said in one sentence', () => {
  const { status, sentence } = start({ PORT: new URL(productUrl()).port, DATA_DIR: folder });
  expect(status).toBe(1);
  expect(sentence).toMatch(/^Port \d+ is taken by another program: .+\.$/);
});

test('a data folder that can’t be written is said in one sentence', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { status, sentence } = start({ PORT: String(await freePort()), DATA_DIR: file });
  expect(status).toBe(1);
  expect(sentence).toMatch(/^The data folder [^\n]+\.$/);
});

test('a second start on the same data is refused in one sentence, and the first goes on', async ({
  request,
}) => {
  const { status, sentence } = start({ PORT: String(await freePort()), DATA_DIR: productData() });
  expect(status).toBe(1);
  expect(sentence).toMatch(/^The data folder [^\n]+ is in use by another Chalchitra server[^\n]*\.$/);
  expect((await request.get('/readyz')).ok()).toBe(true);
});

test('a wrong setting stops the start with one sentence', async () => {
  const settings = { PORT: String(await freePort()), DATA_DIR: folder, FIREBASE_PROJECT_ID: 'real-project' };
  const { status, sentence } = start(settings);
  expect(status).toBe(1);
  expect(sentence).toMatch(/^[^\n]*FIREBASE_PROJECT_ID[^\n]*\.$/);
});

test('stopping leaves no process, and the same data start again, also with another identity project', async ({
  playwright,
}) => {
  const first = await startFreshProduct();
  const before = await playwright.request.newContext({ baseURL: first.url });
  const viewer = await createPaidAccount(before);
  await before.dispose();
  const parts = descendants(first.process.pid ?? 0);
  expect(parts.length).toBeGreaterThan(1);
  await first.stop();
  expect(parts.filter(isRunning)).toEqual([]);
  expect(await isPortFree(first.port)).toBe(true);

  const settings = { FIREBASE_PROJECT_ID: 'demo-other' };
  const second = await startFreshProduct({ dataFolder: first.dataFolder, settings });
  const after = await playwright.request.newContext({ baseURL: second.url });
  expect(await paymentRecords(after, viewer)).toMatchObject([{ status: 'paid' }]);
  await after.dispose();
  await second.stop();
  second.removeData();
});
