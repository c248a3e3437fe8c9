import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../tools/ports.mjs';
import { type FakeEmulator, startFakeEmulator } from './testing/fakeEmulator';
import { makeSampleFolder } from './testing/sampleCatalogue';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'chalchitra-run-'));
const sample = makeSampleFolder();
const started: ChildProcess[] = [];
let emulator: FakeEmulator;
let port = 0;

beforeAll(async () => {
  emulator = await startFakeEmulator();
  port = await freePort();
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await emulator.close();
  sample.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

function run(environment: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      PATH: process.env.PATH,
      CHALCHITRA_MODE: 'local',
      PORT: String(port),
      DATA_DIR: dataDir,
      CATALOGUE_DIR: sample.folder,
      FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  started.push(child);
  let errors = '';
  child.stderr?.on('data', (data: Buffer) => {
    errors += data.toString('utf8');
  });
  child.stdout?.resume();
  const messages: unknown[] = [];
  child.on('message', (message) => messages.push(message));
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  return { child, messages, exited, errors: () => errors };
}

const ready = { type: 'ready', url: expect.any(String), accounts: expect.any(Array) };

test('starts, notifies its parent, and stops cleanly on SIGTERM; starts again after SIGKILL', async () => {
  const first = run();
  await expect.poll(() => first.messages).toContainEqual(ready);
  expect(first.messages[0]).toEqual({ type: 'dataFolder.locked' });
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);

  const second = run();
  expect(await second.exited).toEqual([1, null]);
  expect(second.errors()).toMatch(
    /^The data folder .+ is in use by another Chalchitra server \(process \d+\): stop that one first\.\n$/,
  );

  first.child.kill('SIGKILL');
  await first.exited;
  const third = run();
  await expect.poll(() => third.messages).toContainEqual(ready);
  third.child.kill('SIGTERM');
  expect(await third.exited).toEqual([0, null]);
  expect(third.errors()).toBe('');
}, 240_000);

test('is ready only when the Auth emulator is, and alive before', async () => {
  const emulatorPort = await freePort();
  const server = run({ FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${emulatorPort}` });
  const request = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
    return response && { status: response.status, body: await response.json() };
  };
  await expect.poll(() => request('/healthz')).toEqual({ status: 200, body: { status: 'ok' } });
  expect(await request('/readyz')).toEqual({ status: 503, body: { status: 'starting' } });
  const late = await startFakeEmulator(emulatorPort);
  await expect.poll(() => server.messages).toContainEqual(ready);
  expect(await request('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  await late.close();
});

test('is unready first on SIGTERM, still responds for a while, lets what is under way end, and then stops', async () => {
  const server = run({ STOP_DELAY: '3' });
  await expect.poll(() => server.messages).toContainEqual(ready);
  const address = `http://127.0.0.1:${port}`;
  server.child.kill('SIGTERM');
  const readiness = async () => {
    const response = await fetch(`${address}/readyz`);
    return { status: response.status, body: await response.json() };
  };
  await expect.poll(readiness, { interval: 20 }).toEqual({ status: 503, body: { status: 'stopping' } });
  const list = await fetch(`${address}/services/content/api/videos`);
  expect([list.status, list.headers.get('connection')]).toEqual([200, 'close']);
  expect(await server.exited).toEqual([0, null]);
  expect(server.errors()).toBe('');
});

test('stops when its parent is gone', async () => {
  const server = run();
  await expect.poll(() => server.messages).toContainEqual(ready);
  server.child.disconnect();
  expect(await server.exited).toEqual([0, null]);
});

test('says in one sentence that a setting is wrong, the port taken or the address another machine’s', async () => {
  const wrong = run({ PORT: 'eighty' });
  expect(await wrong.exited).toEqual([1, null]);
  expect(wrong.errors()).toBe('PORT must be a whole number from 0 to 65535, not "eighty".\n');
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  const taken = run();
  expect(await taken.exited).toEqual([1, null]);
  expect(taken.errors()).toBe(`Port ${port} is taken by another program: choose another with PORT.\n`);
  await new Promise((resolve) => other.close(resolve));
  // An address for documentation, which no machine has.
  const elsewhere = run({ METRICS_HOST: '192.0.2.1', METRICS_PORT: String(await freePort()) });
  expect(await elsewhere.exited).toEqual([1, null]);
  expect(elsewhere.errors()).toBe(
    'METRICS_HOST must be an address of this machine, not "192.0.2.1" (EADDRNOTAVAIL).\n',
  );
});
