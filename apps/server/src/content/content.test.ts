import {
  CONTENT_KINDS,
  CONTENT_LISTS,
  contentDetailCall,
  contentListCall,
  type Endpoint,
  kindOfList,
  seriesEpisodes,
} from '@chalchitra/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.store';
import { createSubscriptions } from '../payments/payments.subscriptions';
import { sampleCatalogue } from '../testing/sampleCatalogue';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await loadCatalogue(server.database, sampleCatalogue(), 'test');
  await createSubscriptions({ database: server.database, now: () => new Date() }).grant('user-paid');
});
afterAll(() => server.close());

const listUrl = (path: string) => `${server.url}/services/content/api/${path}`;

describe('lists', () => {
  test.each(CONTENT_LISTS)(
    '%s holds its items, each found under its kind, with no video address',
    async (list) => {
      const { items, skipped } = await server.fetch(contentListCall(list));
      expect(skipped).toEqual([]);
      expect(items.length).toBeGreaterThanOrEqual(2);
      expect(items.every((item) => item.videoUrl === null)).toBe(true);
      const [first] = items;
      const detail = await server.fetch(contentDetailCall(kindOfList(list)), {
        params: { id: first?.id ?? '' },
      });
      expect(detail).toEqual(first);
    },
  );

  test('give a window', async () => {
    const all = await server.fetch(contentListCall('kids'));
    const part = await server.fetch(contentListCall('kids'), { query: { limit: '2', offset: '1' } });
    expect(part.items).toEqual(all.items.slice(1, 3));
    const past = await server.fetch(contentListCall('kids'), { query: { offset: '900' } });
    expect(past.items).toEqual([]);
  });

  test.each([{ limit: '0' }, { limit: '501' }, { limit: 'ten' }, { offset: '-1' }])(
    'refuse the window %o',
    async (query) => {
      const response = await server.call(contentListCall('videos'), { query });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: expect.stringMatching(/limit|offset/) });
    },
  );

  test('are sent once and then confirmed by their tag', async () => {
    const first = await fetch(listUrl('videos'));
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const again = await fetch(listUrl('videos'), { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
  });

  test.each(['br', 'gzip'])('are compressed with %s where it is taken', async (encoding) => {
    const response = await fetch(listUrl('videos'), { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(await response.json()).toHaveLength(2);
  });

  test('are the same from memory as made again', async () => {
    const made = await fetch(listUrl('podcasts'));
    const kept = await fetch(listUrl('podcasts'), { headers: { 'x-request-id': 'abcdef-123456' } });
    const plain = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => !['x-request-id', 'date'].includes(name)));
    expect(plain(kept)).toEqual(plain(made));
    expect(kept.headers.get('x-request-id')).toBe('abcdef-123456');
    expect(await kept.text()).toBe(await made.text());
  });

  test('change when another catalogue is loaded', async () => {
    const catalogue = sampleCatalogue();
    const [id = ''] = catalogue.lists.news;
    const item = catalogue.items[id];
    if (item !== undefined) item.name = 'Changed';
    await loadCatalogue(server.database, catalogue, 'test');
    await expect
      .poll(async () => (await server.fetch(contentListCall('news'))).items[0]?.title)
      .toBe('Changed');
  });
});

describe('embedded videos', () => {
  const path = (id: string) => ({ params: { id }, as: 'user-paid' });
  const channelCall = contentDetailCall('youtube-channels');

  test('of live channels are named by videoId, those of other items aren’t (spec §3)', async () => {
    const wire = async (call: Endpoint, id: string) => (await server.call(call, path(id))).json();
    expect(await wire(channelCall, 'in-youtube-channels')).toMatchObject({ videoId: 'live-one-1' });
    expect(await wire(channelCall, 'in-youtube-channels-2')).not.toHaveProperty('videoId');
    expect(await wire(contentDetailCall('videos'), 'in-videos')).not.toHaveProperty('videoId');
  });

  test('are named to nobody who hasn’t paid, in lists to nobody', async () => {
    const unpaid = await server.call(channelCall, { ...path('in-youtube-channels'), as: 'user-unpaid' });
    const responses = [
      unpaid,
      await fetch(listUrl('youtube-channels/in-youtube-channels')),
      await fetch(listUrl('youtube-channels')),
    ];
    for (const response of responses) expect(await response.text()).not.toContain('live-one-1');
  });
});

describe('details', () => {
  test('give a subscriber a video address that holds, and nobody else one', async () => {
    const call = contentDetailCall('videos');
    const params = { id: 'in-videos' };
    expect((await server.fetch(call, { params })).videoUrl).toBeNull();
    expect((await server.fetch(call, { params, as: 'user-unpaid' })).videoUrl).toBeNull();
    const { videoUrl } = await server.fetch(call, { params, as: 'user-paid' });
    expect(videoUrl).toMatch(/^\/media\/[\w.-]+\/clip\/master\.m3u8$/);
  });

  test('give a subscriber the captions beside a file, signed as the video is, and nobody else any', async () => {
    const call = contentDetailCall('podcasts');
    const params = { id: 'in-podcasts' };
    expect((await server.fetch(call, { params })).captions).toEqual([]);
    expect((await server.fetch(call, { params, as: 'user-unpaid' })).captions).toEqual([]);
    const { items } = await server.fetch(contentListCall('podcasts'));
    expect(items.every(({ captions }) => captions.length === 0)).toBe(true);
    const { videoUrl, captions } = await server.fetch(call, { params, as: 'user-paid' });
    const url = videoUrl?.replace('file-720p.mp4', 'subtitles-hi.vtt');
    expect(captions).toEqual([{ lang: 'hi', label: 'हिन्दी', url }]);
    expect(url).toMatch(/^\/media\/[\w.-]+\/clip\/subtitles-hi\.vtt$/);
  });

  test('are never kept by caches', async () => {
    const response = await server.call(contentDetailCall('videos'), {
      params: { id: 'in-videos' },
      as: 'user-paid',
    });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('are found under the kinds of their lists alone', async () => {
    const statuses = await Promise.all(
      CONTENT_KINDS.map(async (kind) => {
        const { status } = await server.call(contentDetailCall(kind), { params: { id: 'in-music-videos' } });
        return [kind, status] as const;
      }),
    );
    expect(statuses.filter(([, status]) => status === 200)).toEqual([['videos', 200]]);
    expect(statuses.filter(([, status]) => status === 404)).toHaveLength(CONTENT_KINDS.length - 1);
  });

  test('take ids with any character', async () => {
    const response = await server.call(contentDetailCall('videos'), { params: { id: 'कहानी/?#%' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: 'There is no such title.' });
  });

  test('refuse a token that does not hold', async () => {
    const response = await server.call(contentDetailCall('videos'), {
      params: { id: 'in-videos' },
      headers: { authorization: 'Bearer nonsense' },
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  });
});

describe('episodes', () => {
  test('come in order, with addresses for subscribers alone', async () => {
    const params = { id: 'in-web-series' };
    const { items } = await server.fetch(seriesEpisodes, { params });
    expect(items.map(({ name, videoUrl }) => [name, videoUrl])).toEqual([
      ['Episode 1', null],
      ['Episode 2', null],
    ]);
    const paid = await server.fetch(seriesEpisodes, { params, as: 'user-paid' });
    expect(paid.items.every(({ videoUrl }) => videoUrl?.startsWith('/media/'))).toBe(true);
    expect(items.map(({ captions }) => captions)).toEqual([[], []]);
    expect(paid.items.map(({ captions }) => captions)).toEqual([
      [],
      [expect.objectContaining({ lang: 'hi', url: expect.stringMatching(/^\/media\/[\w.-]+\/clip\//) })],
    ]);
  });

  test('of something that is no series are not found', async () => {
    expect((await server.call(seriesEpisodes, { params: { id: 'in-videos' } })).status).toBe(404);
    expect((await server.fetch(seriesEpisodes, { params: { id: 'in-web-series-2' } })).items).toEqual([]);
  });
});
