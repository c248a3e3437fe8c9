import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, type Loopback, startLoopback } from '../testing/loopback';
import { episodeWire, itemWire } from '../testing/samples';
import { createContentClient } from './content.client';
import { CONTENT_KINDS, CONTENT_LISTS, kindOfList } from './content.contract';
import type { ContentKind } from './content.types';
import { embedThumbnail } from './embedThumbnail';

let loopback: Loopback;
beforeAll(async () => {
  loopback = await startLoopback();
});
afterAll(() => loopback.close());

/** Longer than any test lasts. */
const NEVER = { afterMs: 3_600_000 };

function client(timeoutMs = 60_000) {
  return createContentClient({ baseUrl: loopback.url, timeoutMs, retryBaseMs: 1 });
}

type Responses = Partial<Record<string, { status?: number; body?: unknown; afterMs?: number }>>;

/** Responds by kind, with 404 for every kind that isn't named; `*` stands for all others. */
function respond(responses: Responses): void {
  loopback.respondWith(({ url }, response) => {
    const [, , kind = '', , part] = url.split('/');
    if (part === 'episodes') return json(response, 200, [episodeWire]);
    const {
      status = 200,
      body = itemWire,
      afterMs = 0,
    } = responses[kind] ?? responses['*'] ?? { status: 404 };
    setTimeout(() => json(response, status, body), afterMs).unref();
  });
}

function requestedKinds(): string[] {
  return loopback.requests.map(({ url }) => url.split('/')[2] ?? '');
}

describe('finding a video by its address (spec §7)', () => {
  it.each(CONTENT_KINDS)('finds one that stands under %s alone', async (kind) => {
    respond({ [kind]: {} });
    const found = await client().findVideo('x');
    expect(found).toMatchObject({ kind, item: { id: 'monsoon-days' } });
    expect(found.episodes).toHaveLength(kind === 'web-series' ? 1 : 0);
  });

  it('takes the first ok response of the order, not the fastest one', async () => {
    respond({ videos: { afterMs: 60 }, 'trending-in-india': {}, 'youtube-channels': {}, news: {} });
    expect(await client().findVideo('x')).toMatchObject({ kind: 'videos' });
    expect(requestedKinds().sort()).toEqual([...CONTENT_KINDS.slice(0, 4)].sort());
  });

  it('gives up the calls that are still open once one is found', async () => {
    respond({ 'user-uploads': {}, videos: NEVER, 'trending-in-india': NEVER });
    await client(NEVER.afterMs).findVideo('x');
    await expect.poll(() => loopback.abandoned()).toBeGreaterThanOrEqual(2);
  });

  it('requests a known kind first, and alone when that is right', async () => {
    respond({ kids: {}, videos: {} });
    expect(await client().findVideo('x', { kind: 'kids' })).toMatchObject({ kind: 'kids' });
    expect(requestedKinds()).toEqual(['kids']);
  });

  it('goes on in the order when a known kind turns out wrong', async () => {
    respond({ news: {} });
    expect(await client().findVideo('x', { kind: 'kids' })).toMatchObject({ kind: 'news' });
    expect(requestedKinds()[0]).toBe('kids');
    expect(requestedKinds().filter((kind) => kind === 'kids')).toHaveLength(1);
  });

  it('makes no address of a kind that there is not', async () => {
    respond({ videos: {} });
    const kind = '../../services/payments' as ContentKind;
    expect(await client().findVideo('x', { kind })).toMatchObject({ kind: 'videos' });
    expect(requestedKinds().every((kind) => CONTENT_KINDS.includes(kind as ContentKind))).toBe(true);
  });

  it('says not found when every kind says so', async () => {
    respond({ news: { status: 410 }, kids: { status: 422 } });
    await expect(client().findVideo('x')).rejects.toMatchObject({ kind: 'http', status: 404 });
    expect(requestedKinds().sort()).toEqual([...CONTENT_KINDS].sort());
  });

  it('passes over a failing kind when a later one is ok', async () => {
    respond({ 'user-uploads': { status: 500 }, videos: { status: 200, body: '<html>' }, podcasts: {} });
    expect(await client().findVideo('x')).toMatchObject({ kind: 'podcasts' });
  });

  it('never takes a failure for not found', async () => {
    respond({ documentaries: { status: 500 } });
    await expect(client().findVideo('x')).rejects.toMatchObject({ kind: 'http', status: 500 });
    respond({ kids: { body: { id: 1 } } });
    await expect(client().findVideo('x')).rejects.toMatchObject({ kind: 'badShape' });
  });

  it.each([401, 403, 429])(
    'stops at once at status %i, which the other calls would respond with too',
    async (status) => {
      respond({ '*': { status } });
      await expect(client().findVideo('x')).rejects.toMatchObject({ kind: 'http', status });
      expect(new Set(requestedKinds())).toEqual(new Set(CONTENT_KINDS.slice(0, 4)));
    },
  );

  it.each([401, 403, 429])(
    'passes over a kind that responds with %i when a later one is ok',
    async (status) => {
      respond({ videos: { status }, news: { status }, kids: {} });
      expect(await client().findVideo('x', { kind: 'news' })).toMatchObject({ kind: 'kids' });
    },
  );

  it('says offline after the first calls when the connection is down', async () => {
    loopback.respondWith((_request, response) => response.destroy());
    await expect(client().findVideo('x')).rejects.toMatchObject({ kind: 'offline' });
    expect(new Set(requestedKinds()).size).toBe(4);
  });

  it('requests nothing more where a known kind’s call has no response', async () => {
    respond({ '*': NEVER });
    await expect(client(30).findVideo('x', { kind: 'kids' })).rejects.toMatchObject({ kind: 'timeout' });
    expect(requestedKinds()).toEqual(['kids']);
  });

  it('stops when the caller does', async () => {
    const controller = new AbortController();
    loopback.respondWith((_request, _response, attempt) => {
      if (attempt === 3) controller.abort();
    });
    await expect(client().findVideo('x', { signal: controller.signal })).rejects.toMatchObject({
      kind: 'aborted',
    });
    expect(requestedKinds()).toHaveLength(4);
    await expect(client().findVideo('x', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'aborted',
    });
    expect(requestedKinds()).toHaveLength(4);
  });

  it('finds a series of which the server knows no episodes', async () => {
    loopback.respondWith(({ url }, response) => {
      json(response, url.includes('web-series') && !url.endsWith('/episodes') ? 200 : 404, itemWire);
    });
    expect(await client().findVideo('x')).toMatchObject({ kind: 'web-series', episodes: [] });
  });

  it('fails when the episodes of a series can’t be loaded', async () => {
    loopback.respondWith(({ url }, response) => {
      json(response, url.endsWith('/episodes') ? 500 : url.includes('web-series') ? 200 : 404, itemWire);
    });
    await expect(client().findVideo('x')).rejects.toMatchObject({ kind: 'http', status: 500 });
  });

  it.each(['.', '..', '', '\ud800'])(
    'takes the id %j, which no address can hold, for not found',
    async (id) => {
      respond({ '*': {} });
      await expect(client().findVideo(id)).rejects.toMatchObject({ kind: 'http', status: 404 });
      expect(loopback.requests).toEqual([]);
    },
  );
});

it('gives every list a detail call', () => {
  expect(CONTENT_LISTS.map(kindOfList).every((kind) => CONTENT_KINDS.includes(kind))).toBe(true);
  expect(kindOfList('kids/cartoons')).toBe('kids');
  expect(kindOfList('devotional/talks')).toBe('devotional');
  expect(kindOfList('music-videos')).toBe('videos');
  expect(kindOfList('live-performances')).toBe('videos');
  expect(kindOfList('web-series')).toBe('web-series');
});

it('places root-relative addresses on the server that gave them', async () => {
  loopback.respondWith((_request, response) => json(response, 200, [itemWire]));
  const { items } = await client().list('videos');
  expect(items[0]?.artwork.small).toBe(`${loopback.url}/artwork/monsoon-days/small.avif`);
  expect(items[0]?.videoUrl).toBe(`${loopback.url}/media/signature/monsoon-days/main.m3u8`);

  const sameOrigin = createContentClient({
    baseUrl: '/services/content/',
    fetch: async (url) => Response.json(url === '/services/content/api/videos' ? [itemWire] : []),
  });
  const [item] = (await sameOrigin.list('videos')).items;
  expect(item?.artwork).toEqual({ small: itemWire.thumbnail_app, wide: itemWire.thumbnail_web });
});

it('knows the thumbnails of the video host alone (spec §3)', () => {
  expect(embedThumbnail('https://www.youtube-nocookie.com', 'abc')).toBe(
    'https://i.ytimg.com/vi/abc/hqdefault.jpg',
  );
  expect(embedThumbnail('', 'abc')).toBeNull();
  expect(embedThumbnail('https://video.example.in', 'abc')).toBeNull();
});
