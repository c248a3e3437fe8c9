import { contentDetailCall, paymentHistory } from '@chalchitra/api/contract';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log';
import { startTestServer } from '../testing/testServer';
import { clientOf } from './requestContext';

test('the line of a request has its id, and a name for the person by the key of the log, not who it is', async () => {
  const lines: string[] = [];
  const start = async (key: string) => {
    const log = createLog('debug', (line) => lines.push(line));
    const server = await startTestServer({ LOG_KEY: key }, { log });
    onTestFinished(() => server.close());
    return server;
  };
  const server = await start('one key of the log, of 32 characters');
  const line = async (send: () => Promise<unknown>) => {
    lines.length = 0;
    await send();
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    return lines.map((text) => JSON.parse(text)).find(({ message }) => message === 'request');
  };
  const history = (uid: string, headers = {}) =>
    server.call(paymentHistory, { as: uid, params: { uid }, headers });
  const asha = await line(() => history('user-asha', { 'x-request-id': 'abcdef-123456' }));
  expect(asha).toMatchObject({
    time: expect.stringMatching(/^\d{4}-/),
    level: 'info',
    requestId: 'abcdef-123456',
    method: 'GET',
    path: '/services/payments/api/payment-history/:uid',
    status: 200,
    person: expect.stringMatching(/^[\w-]{16}$/),
  });
  expect(lines.join()).not.toContain('asha');
  expect((await line(() => history('user-asha'))).person).toBe(asha.person);
  expect((await line(() => history('user-ravi'))).person).not.toBe(asha.person);
  const guest = await line(() => server.call(contentDetailCall('videos'), { params: { id: 'a' } }));
  expect(guest).not.toHaveProperty('person');
  const film = await line(() => fetch(`${server.url}/media/SIGNATURE/film/360p.mp4`));
  expect([film.level, film.path, film.status]).toEqual(['debug', '/media/:signature/*', 403]);
  const other = await start('another key of the log, of 32 characters');
  const same = await line(() =>
    other.call(paymentHistory, { as: 'user-asha', params: { uid: 'user-asha' } }),
  );
  expect(same.person).not.toBe(asha.person);
});

test('the line of a request that reaches no handler has the path without a person’s id', async () => {
  const lines: string[] = [];
  const log = createLog('debug', (line) => lines.push(line));
  const settings = { ALLOWED_ORIGINS: 'https://other.example', RATE_LIMIT: '20' };
  const server = await startTestServer(settings, { log });
  onTestFinished(() => server.close());
  const path = async (from: string, init: RequestInit = {}) => {
    lines.length = 0;
    const { status } = await fetch(server.url + from, init);
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    expect(lines.join()).not.toContain('user-asha');
    const line = lines.map((text) => JSON.parse(text)).find(({ message }) => message === 'request');
    return [status, line.path];
  };
  const unknown = '/services/content/api/not-mounted';
  expect(await path(`${unknown}/user-asha`)).toEqual([404, `${unknown}/…`]);
  const headers = { origin: 'https://other.example', 'access-control-request-method': 'GET' };
  const history = '/services/payments/api/payment-history';
  expect(await path(`${history}/user-asha`, { method: 'OPTIONS', headers })).toEqual([204, `${history}/…`]);
  const users = '/services/content/firebase/users';
  const large = { method: 'POST', body: 'x'.repeat(70_000) };
  expect(await path(`${users}/user-asha`, large)).toEqual([413, `${users}/…`]);
  expect(await path('/media/user-asha/film.mp4', { method: 'POST' })).toEqual([404, '/media/…']);
  const send = () => path(`${history}/user-asha`, { method: 'POST' });
  expect(await send()).toEqual([404, `${history}/…`]);
  let last = await send();
  while (last[0] !== 429) last = await send();
  expect(last).toEqual([429, `${history}/…`]);
});

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['203.0.113.5:49152', '203.0.113.5'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['::ffff:203.0.113.5', '::ffff:203.0.113.5'],
])('a client that a proxy calls %s is %s', (written, address) => {
  expect(clientOf('127.0.0.1', `198.51.100.9:1, ${written}`, 1)).toBe(address);
});
