import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.store';
import { createSubscriptions } from '../payments/payments.subscriptions';
import { makeSampleFolder, SAMPLE_MEDIA, sampleCatalogue } from '../testing/sampleCatalogue';
import { startTestServer, type TestServer } from '../testing/testServer';
import { createMediaAddresses } from './mediaAddresses';

const KEY = 'a signing key for tests, 32 or more';
const sample = makeSampleFolder();
const addresses = createMediaAddresses([KEY], () => new Date());
let server: TestServer;
let signed: (path: string, uid?: string) => string;
beforeAll(async () => {
  server = await startTestServer({ CATALOGUE_DIR: sample.folder, MEDIA_SIGNING_KEY: KEY });
  await loadCatalogue(server.database, sampleCatalogue(), 'test');
  await createSubscriptions({ database: server.database, now: () => new Date() }).grant('payer');
  signed = (path, uid = 'payer') => `${server.url}${addresses.personal(path, uid)}`;
});
afterAll(async () => {
  await server.close();
  sample.remove();
});

describe('signed media', () => {
  test('plays a playlist and, by its relative addresses, what lies beside it', async () => {
    const playlist = signed('media/clip/master.m3u8');
    const response = await fetch(playlist);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    expect(await response.text()).toBe(SAMPLE_MEDIA.playlist);
    const beside = await fetch(new URL('file-720p.mp4', playlist));
    expect(beside.headers.get('content-type')).toBe('video/mp4');
    expect(await beside.text()).toBe(SAMPLE_MEDIA.clip);
  });

  test('may be kept by the viewer’s own cache', async () => {
    const { headers } = await fetch(signed('media/clip/file-720p.mp4'));
    expect(headers.get('cache-control')).toBe('private, max-age=3600, immutable');
    expect(headers.get('accept-ranges')).toBe('bytes');
  });

  test('opens nothing beside the signed folder, and nothing under a signature that is not ours', async () => {
    const address = signed('media/clip/master.m3u8');
    const status = async (url: string) => (await fetch(url)).status;
    expect(await status(address.replace('/clip/master.m3u8', '/other/file-720p.mp4'))).toBe(403);
    expect(await status(address.replace(/\/media\/[^/]{4}/, '/media/zzzz'))).toBe(403);
    expect(await status(`${server.url}/media/none/clip/file-720p.mp4`)).toBe(403);
    expect(await status(address.replace('/clip/', '/clip/%2e%2e/other/'))).toBe(403);
    expect(await status(address.replace('master.m3u8', '..%2f..%2fcatalogue.json'))).toBe(404);
    expect(await status(address.replace('master.m3u8', 'missing.mp4'))).toBe(404);
    expect(await status(address.replace('master.m3u8', '%E0%A4%A'))).toBe(403);
  });

  test('opens nothing for somebody who hasn’t paid, and ends with the subscription', async () => {
    const status = async (uid: string) => (await fetch(signed('media/clip/master.m3u8', uid))).status;
    expect(await status('never-paid')).toBe(403);
    await createSubscriptions({ database: server.database, now: () => new Date('2024-01-01') }).grant('was');
    expect(await status('was')).toBe(403);
    expect(await status('payer')).toBe(200);
  });

  test('hides whose it is, and is each person’s own', () => {
    const [one, other] = [signed('media/clip/a.mp4', 'user-meera'), signed('media/clip/a.mp4', 'user-asha')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one.split('/').at(-3) ?? '', 'base64url').toString('latin1')).not.toContain('meera');
  });

  test('of everybody opens one file alone, or a playlist’s folder', async () => {
    const file = `${server.url}${addresses.public('media/clip/file-720p.mp4')}`;
    expect((await fetch(file)).status).toBe(200);
    expect((await fetch(new URL('master.m3u8', file))).status).toBe(403);
    const playlist = `${server.url}${addresses.public('media/clip/master.m3u8')}`;
    expect((await fetch(new URL('file-720p.mp4', playlist))).status).toBe(200);
    const inNoFolder = addresses.personal('media/loose.mp4', 'payer').split('/')[2] ?? '';
    expect(addresses.read(inNoFolder, 'loose.mp4')).not.toBeNull();
    expect(addresses.read(inNoFolder, 'clip/file-720p.mp4')).toBeNull();
  });

  test('leaves addresses of other hosts as they are', () => {
    expect(addresses.personal('https://media.example/a.m3u8', 'payer')).toBe('https://media.example/a.m3u8');
    expect(addresses.open('https://media.example/a.png')).toBe('https://media.example/a.png');
  });
});

describe('ranges', () => {
  const request = (range: string, headers: Record<string, string> = {}) =>
    fetch(signed('media/clip/file-720p.mp4'), { headers: { range, ...headers } });

  test.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=5-500', '56789', 'bytes 5-9/10'],
    ['bytes=-500', '0123456789', 'bytes 0-9/10'],
  ])('%s gets its part', async (range, text, described) => {
    const response = await request(range);
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(described);
    expect(await response.text()).toBe(text);
  });

  test.each(['bytes=10-', 'bytes=-0'])('%s lies outside', async (range) => {
    const response = await request(range);
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10');
  });

  test.each(['bytes=4-2', 'bytes=a-b', 'bytes=0-1,4-5', 'lines=1-2'])('%s is passed over', async (range) => {
    const response = await request(range);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(SAMPLE_MEDIA.clip);
  });

  test('count only while the file is the same', async () => {
    const etag = (await request('bytes=0-0')).headers.get('etag') ?? '';
    expect((await request('bytes=0-0', { 'if-range': etag })).status).toBe(206);
    expect((await request('bytes=0-0', { 'if-range': '"other"' })).status).toBe(200);
    const unchanged = await fetch(signed('media/clip/file-720p.mp4'), { headers: { 'if-none-match': etag } });
    expect(unchanged.status).toBe(304);
  });

  test('HEAD gives the length alone', async () => {
    const response = await fetch(signed('media/clip/file-720p.mp4'), { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe('10');
    expect(await response.text()).toBe('');
  });
});

test('artwork is public and never changes under its name', async () => {
  const response = await fetch(`${server.url}/artwork/one/wide-1600.avif`);
  expect(response.headers.get('content-type')).toBe('image/avif');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.text()).toBe('wide picture');
  expect((await fetch(`${server.url}/artwork/one`)).status).toBe(404);
  expect((await fetch(`${server.url}/artwork/..%2fcatalogue.json`)).status).toBe(404);
  expect((await fetch(`${server.url}/artwork/one/.hidden`)).status).toBe(404);
});
