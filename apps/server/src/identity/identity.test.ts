import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountStore } from '../account/account.store';
import { loadCatalogue } from '../catalogue/catalogue.store';
import { createLog } from '../log';
import { createSubscriptions } from '../payments/payments.subscriptions';
import { type FakeEmulator, startFakeEmulator } from '../testing/fakeEmulator';
import { sampleCatalogue } from '../testing/sampleCatalogue';
import { startTestServer, type TestServer } from '../testing/testServer';
import { createLocalIdentity, type LocalIdentity } from './localIdentity';

const dataDir = mkdtempSync(join(tmpdir(), 'chalchitra-identity-'));
const exported = join(dataDir, 'identity', 'accounts');
let emulator: FakeEmulator;
let server: TestServer;
let local: LocalIdentity;
const lines: string[] = [];

beforeAll(async () => {
  emulator = await startFakeEmulator();
  server = await startTestServer({ FIREBASE_AUTH_EMULATOR_HOST: emulator.host, DATA_DIR: dataDir });
  await loadCatalogue(server.database, sampleCatalogue(), 'test');
  local = createLocalIdentity({
    settings: server.settings,
    host: emulator.host,
    accounts: createAccountStore(server.database),
    subscriptions: createSubscriptions({ database: server.database, now: () => new Date() }),
    log: createLog('debug', (line) => lines.push(line)),
  });
});
afterAll(async () => {
  await local.close();
  await server.close();
  await emulator.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const readExport = () =>
  JSON.parse(readFileSync(join(exported, 'auth_export', 'accounts.json'), 'utf8')) as {
    users: { email: string }[];
  };

test('makes the demo accounts, one of them paid, once and for all', async () => {
  const accounts = await local.prepare();
  expect(accounts).toEqual([
    { email: 'priya@chalchitra.example', password: 'Chalchitra1', isPaid: true },
    { email: 'arjun@chalchitra.example', password: 'Chalchitra1', isPaid: false },
  ]);
  Object.assign(emulator.accounts[0] ?? {}, { password: 'forgotten' });
  expect(await local.prepare()).toEqual(accounts);
  expect(emulator.accounts).toHaveLength(2);
  expect(emulator.accounts.every(({ password }) => password === 'Chalchitra1')).toBe(true);
});

test('makes the emulator keep quiet about which addresses exist', () => {
  expect(emulator.config).toEqual({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } });
});

test('writes what the emulator’s import reads, and again after a registration', async () => {
  expect(JSON.parse(readFileSync(join(exported, 'firebase-export-metadata.json'), 'utf8'))).toMatchObject({
    auth: { path: 'auth_export' },
  });
  expect(readdirSync(join(exported, 'auth_export')).sort()).toEqual(['accounts.json', 'config.json']);
  emulator.accounts.push({
    localId: 'user-9',
    email: 'new@chalchitra.example',
    password: 'x',
    displayName: 'New',
  });
  local.onAccountsChanged();
  await expect.poll(() => readExport().users.map(({ email }) => email)).toContain('new@chalchitra.example');
});

test('waits until an emulator that responds has read its accounts as well', async () => {
  // The stand-in's accounts hold no sessions; the real one's always do.
  for (const account of emulator.accounts) Object.assign(account, { validSince: '1' });
  local.onAccountsChanged();
  await expect
    .poll(() => readFileSync(join(exported, 'auth_export', 'accounts.json'), 'utf8'))
    .toContain('"1"');
  const imported = emulator.accounts.splice(0);
  emulator.calls.length = 0;
  const prepared = local.prepare();
  await expect.poll(() => emulator.calls.length).toBeGreaterThan(4);
  expect(new Set(emulator.calls)).toEqual(new Set(['GET ', 'GET accounts:batchGet']));
  emulator.accounts.push(...imported);
  await prepared;
  expect(readExport().users).toHaveLength(imported.length);
});

test('keeps the last export when the emulator fails', async () => {
  const before = readExport();
  const gone = createLocalIdentity({
    settings: server.settings,
    host: '127.0.0.1:1',
    accounts: createAccountStore(server.database),
    subscriptions: createSubscriptions({ database: server.database, now: () => new Date() }),
    log: createLog('debug', (line) => lines.push(line)),
  });
  gone.onAccountsChanged();
  await gone.close();
  expect(readExport()).toEqual(before);
  expect(lines.join('\n')).toContain('could not be written to disk');
});

test('passes the emulator on under this origin, whole', async () => {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key';
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@b.example' }),
  });
  expect(await response.json()).toEqual({ requested: path, body: { email: 'a@b.example' } });
  expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  for (const other of ['/securetoken.googleapis.com/v1/token', '/emulator/auth/handler?a=b']) {
    expect(await (await fetch(`${server.url}${other}`)).json()).toMatchObject({ requested: other });
  }
});
