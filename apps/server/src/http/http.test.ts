import {
  contentDetailCall,
  contentListCall,
  createOrder,
  createPaymentLink,
  creator,
  creatorPosts,
  type Endpoint,
  paymentHistory,
  razorpayWebhook,
  register,
  reportScreen,
  seriesEpisodes,
  updateUser,
  verifyPayment,
} from '@chalchitra/api/contract';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.store';
import { episodes } from '../content/content.schema';
import { unsignedToken } from '../testing/fakeIdentity';
import { sampleCatalogue } from '../testing/sampleCatalogue';
import { startTestServer, type TestCall } from '../testing/testServer';
import { chooseEncoding } from './encodings';
import { networkOf } from './rateLimit';

async function serverWith(environment: Readonly<Record<string, string>>) {
  const server = await startTestServer(environment);
  onTestFinished(() => server.close());
  return server;
}

describe('limits', () => {
  // An allowance grows with time, which a slow machine takes more of.
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => vi.useRealTimers());

  test('refuse too many calls with 429 and say when to come again, writing ones sooner', async () => {
    const server = await serverWith({ RATE_LIMIT: '2' });
    const list = contentListCall('videos');
    const reads = [];
    for (let count = 0; count < 22; count += 1) reads.push(await server.call(list));
    expect(reads.slice(0, 20).every(({ status }) => status === 200)).toBe(true);
    const refused = reads.at(-1);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await refused?.json()).toMatchObject({ message: expect.stringMatching(/too many/i) });
    const write = () =>
      server.call(updateUser, { params: { uid: 'user-a' }, body: { display_name: 'Asha', phone: '' } });
    const statuses = [(await write()).status, (await write()).status, (await write()).status];
    expect(statuses).toEqual([401, 401, 429]);
  });

  test('count a person who is signed in, and not those behind the same address', async () => {
    const server = await serverWith({ RATE_LIMIT: '3' });
    const history = async (uid: string, token = unsignedToken(uid)) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await server.call(paymentHistory, { params: { uid }, headers })).status;
    };
    const token = unsignedToken('user-a');
    const statuses = [];
    // The first call, before the token was verified, is the address's.
    for (let count = 0; count < 5; count += 1) statuses.push(await history('user-a', token));
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect(await history('user-b')).toBe(200);
    // A token that doesn't hold has no allowance of its own.
    const others = [];
    for (let count = 0; count < 40; count += 1) others.push(await history(`other-${count}`));
    expect(others[0]).toBe(401);
    expect(others.at(-1)).toBe(429);
  });

  test('count the first half of an address of IPv6', () => {
    expect(networkOf('10.1.2.3')).toBe('10.1.2.3');
    expect(networkOf('::ffff:10.1.2.3')).toBe('::ffff:10.1.2.3');
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8::9')).toBe('2001:db8:0:0::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
  });

  test('leave a provider’s burst of webhooks room of its own', async () => {
    const server = await serverWith({ RATE_LIMIT: '10' });
    const send = async () => {
      const url = `${server.url}/services/payments${razorpayWebhook.path}`;
      return (await fetch(url, { method: 'POST', body: '{}' })).status;
    };
    const statuses = [];
    for (let count = 0; count <= 50; count += 1) statuses.push(await send());
    expect(statuses).toEqual([...Array(50).fill(401), 429]);
    expect((await server.call(contentListCall('videos'))).status).toBe(200);
    const written = { params: { uid: 'user-a' }, body: { display_name: 'Asha', phone: '' } };
    expect((await server.call(updateUser, written)).status).toBe(401);
  });

  test('count each client behind a believed proxy for itself', async () => {
    const server = await serverWith({ RATE_LIMIT: '1', TRUST_PROXY: '1' });
    const from = (client: string) =>
      server.call(contentListCall('videos'), { headers: { 'x-forwarded-for': `8.8.8.8, ${client}` } });
    const used = Array.from({ length: 10 }, () => from('10.0.0.1'));
    expect((await Promise.all(used)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await from('10.0.0.2')).status).toBe(200);
    expect((await from('10.0.0.1')).status).toBe(429);
  });
});

test('pages of named origins may call, others not', async () => {
  const server = await serverWith({ ALLOWED_ORIGINS: 'https://app.example' });
  const preflight = (origin: string) =>
    fetch(`${server.url}/services/payments/api/create-order`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });
  const allowed = await preflight('https://app.example');
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.example');
  expect(allowed.headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,PATCH,DELETE');
  expect(allowed.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('authorization');
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
});

test('an id with a NUL is refused wherever one can stand', async () => {
  const server = await serverWith({});
  const params = { id: 'a\0b' };
  const statuses = await Promise.all(
    [contentDetailCall('videos'), seriesEpisodes, creator, creatorPosts].map(
      async (endpoint) => (await server.call(endpoint, { params })).status,
    ),
  );
  expect(statuses).toEqual([400, 400, 400, 400]);
  const person = { as: 'user-a', params: { uid: 'user-a\0' } };
  expect((await server.call(paymentHistory, person)).status).toBe(400);
  const link = { userId: 'user-a', orderId: 'basic\0', amount: 199 };
  expect((await server.call(createPaymentLink, { as: 'user-a', body: link })).status).toBe(400);
  expect((await fetch(`${server.url}/embed/%00`)).status).toBe(404);
  const order = { userId: 'user-a', planId: 'basic\0', amount: 199 };
  const proof = { razorpay_payment_id: 'a\0', razorpay_order_id: 'a\0', razorpay_signature: 'a\0' };
  const screen = { deviceId: 'a\0', address: '/media/a\0/b.m3u8', takeOver: false };
  const newPerson = { name: 'Asha\0', email: 'a\0@b.example', phone: '\0', firebase_uid: 'user-a\0' };
  const bodies: [Endpoint, TestCall][] = [
    [createOrder, { body: order }],
    [verifyPayment, { body: { ...proof, userId: 'user-a', planId: 'basic' } }],
    [reportScreen, { params: { uid: 'user-a', screenId: 'b' }, body: screen }],
    [reportScreen, { params: { uid: 'user-a', screenId: 'b\0' }, body: { ...screen, deviceId: 'a' } }],
    [register, { body: newPerson }],
    [updateUser, { params: { uid: 'user-a' }, body: { display_name: 'Asha\0', phone: '' } }],
  ];
  const refused = await Promise.all(
    bodies.map(async ([endpoint, call]) => (await server.call(endpoint, { as: 'user-a', ...call })).status),
  );
  expect(refused).toEqual(bodies.map(() => 400));
  // An address is only read for the signature in it.
  const address = { ...screen, deviceId: 'a' };
  const played = { as: 'user-a', params: { uid: 'user-a', screenId: 'b' }, body: address };
  expect((await server.call(reportScreen, played)).status).toBe(200);
  const pages = [
    '/services/payments/payment-links/callback?razorpay_payment_link_id=%00',
    '/sandbox/razorpay/i/%00',
    '/sandbox/razorpay/v1/checkout/public?order_id=%00',
  ];
  for (const path of pages) expect((await fetch(`${server.url}${path}`)).status).toBeLessThan(500);
});

test('headers as long as a server takes them are read in one pass', async () => {
  const server = await serverWith({ TRUST_PROXY: '1' });
  const { url } = server;
  const spaces = ' '.repeat(15_500);
  const list = `${url}/services/content/api/videos`;
  for (const [name, value] of [
    ['if-none-match', `x${spaces}x`],
    ['accept-encoding', `br${spaces};q=x`],
    ['x-forwarded-for', `1.1.1.1${spaces},x`],
    ['authorization', `Bearer ${spaces}x y`],
    ['range', `bytes=${'0'.repeat(15_500)}`],
  ] as const) {
    // Twice: made, and from memory.
    expect((await fetch(list, { headers: { [name]: value } })).status).toBe(200);
    expect((await fetch(list, { headers: { [name]: value } })).status).toBe(200);
  }
  const id = { params: { id: 'a' }, headers: { authorization: `Bearer ${spaces}x y` } };
  expect((await server.call(contentDetailCall('videos'), id)).status).toBe(401);
});

test('responses beyond a kilobyte are compressed, shorter ones not', async () => {
  const server = await serverWith({});
  await loadCatalogue(server.database, sampleCatalogue(), 'test');
  const encodingOf = async (endpoint: Endpoint, call: TestCall) =>
    (await server.call(endpoint, { ...call, headers: { 'accept-encoding': 'gzip' } })).headers.get(
      'content-encoding',
    );
  const series = { params: { id: 'in-web-series' } };
  const rows = Array.from({ length: 20 }, (_, index) => ({
    id: `more-${index}`,
    seriesId: 'in-web-series',
    position: index + 10,
    name: `Episode ${index}`,
  }));
  await server.database.insert(episodes).values(rows);
  expect(await encodingOf(contentDetailCall('web-series'), series)).toBeNull();
  expect(await encodingOf(seriesEpisodes, series)).toBe('gzip');
  expect((await server.fetch(seriesEpisodes, series)).items).toHaveLength(22);
  expect(await encodingOf(contentDetailCall('videos'), { params: { id: 'gone' } })).toBeNull();
});

test('every response is guarded, also a refusal', async () => {
  const server = await serverWith({ PUBLIC_URL: 'https://video.example' });
  for (const path of ['/healthz', '/services/content/api/videos', '/services/nothing', '/nothing.js']) {
    const { headers } = await fetch(`${server.url}${path}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  }
});

test.each([
  [null, null],
  ['', null],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.5', 'br'],
  ['br; q=0.000, GZIP', 'gzip'],
  ['identity', null],
])('of the encodings %s it takes %s', (accepted, chosen) => {
  expect(chooseEncoding(accepted)).toBe(chosen);
});
