import { MINUTE_MS } from '@chalchitra/api/constants';
import {
  changePlaces,
  changeWatchlist,
  deleteAccount,
  exportAccount,
  MAX_CHANGES,
  places,
  watchlist,
} from '@chalchitra/api/contract';
import type { ExportWire, PlaceReport, RowChange, WatchlistChange } from '@chalchitra/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.store';
import { sampleCatalogue } from '../testing/sampleCatalogue';
import { startTestServer, type TestServer } from '../testing/testServer';
import { createPlacesStore, MAX_PLACES } from './places.store';
import { places as placesTable, removedTitles, watchlistTitles } from './viewing.schema';
import { createWatchlistStore, MAX_LISTED } from './watchlist.store';

const SERIES = 'in-web-series';
let server: TestServer;
let uid: string;
let viewers = 0;

beforeAll(async () => {
  server = await startTestServer();
  await loadCatalogue(server.database, sampleCatalogue(), 'test');
});
afterAll(() => server.close());
beforeEach(() => {
  viewers += 1;
  uid = `user-viewer-${viewers}`;
});

const own = () => ({ params: { uid }, as: uid });
const word = (id: string, isListed: boolean, age = 0): WatchlistChange => ({
  id,
  kind: 'videos',
  isListed,
  age,
});
const change = (...changes: WatchlistChange[]) =>
  server.fetch(changeWatchlist, { ...own(), body: { changes } });
const listed = async () => (await server.fetch(watchlist, own())).items.map(({ title }) => title.id);

describe('the watchlist', () => {
  test('holds what was added, the latest first, with what a card shows and no video', async () => {
    await change(word('in-videos', true, 2000), word('in-news', true, 1000));
    const response = await server.call(watchlist, own());
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const entries = (await response.json()) as unknown[];
    expect(entries).toMatchObject([{ id: 'in-news' }, { id: 'in-videos', kind: 'videos' }]);
    expect(JSON.stringify(entries)).not.toContain('video_url');
    expect(await listed()).toEqual(['in-news', 'in-videos']);
  });

  // Minutes apart: each call's ages count from its own time.
  test('keeps the latest word on a title, in whatever order words come', async () => {
    await change(word('in-videos', false, MINUTE_MS));
    await change(word('in-videos', true, 2 * MINUTE_MS));
    expect(await listed()).toEqual([]);
    await change(word('in-videos', true, 0.5 * MINUTE_MS));
    expect(await listed()).toEqual(['in-videos']);
    await change(word('in-videos', false, 5), word('in-videos', true, 10));
    expect(await listed()).toEqual([]);
  });

  test('holds a title once, however often it is added', async () => {
    await Promise.all([0, 1, 2, 3].map((age) => change(word('in-videos', true, age))));
    expect(await listed()).toEqual(['in-videos']);
  });

  test('leaves out a title that is gone, and has it again when it is back', async () => {
    await change(word('in-videos', true), word('gone', true));
    expect(await listed()).toEqual(['in-videos']);
    await loadCatalogue(server.database, sampleCatalogue(), 'again');
    expect(await listed()).toEqual(['in-videos']);
  });

  describe('with a catalogue of many titles', () => {
    const ids = Array.from({ length: MAX_LISTED }, (_, index) => `title-${index}`);
    beforeEach(async () => {
      const catalogue = sampleCatalogue();
      const { 'in-videos': item } = catalogue.items;
      if (item === undefined) throw new Error('The sample has no such title.');
      const items = { ...catalogue.items, ...Object.fromEntries(ids.map((id) => [id, item])) };
      await loadCatalogue(server.database, { ...catalogue, items }, 'many');
      const store = createWatchlistStore(server.database);
      for (let start = 0; start < ids.length; start += 250) {
        const part = ids.slice(start, start + 250).map((id) => word(id, true, 9000));
        expect(await store.change(uid, part, new Date())).toEqual([]);
      }
      return () => loadCatalogue(server.database, sampleCatalogue(), 'test');
    });

    test('has room for a thousand titles, and names what it has no room for', async () => {
      expect(await change(word('in-videos', true))).toEqual({ refused: ['in-videos'] });
      expect(await change(word('title-1', true))).toEqual({ refused: [] });
      await change(word('title-1', false));
      expect(await change(word('in-videos', true))).toEqual({ refused: [] });
      expect(await listed()).toHaveLength(MAX_LISTED);
    });

    test('has room again when the catalogue no longer has them, of which it keeps a thousand', async () => {
      await loadCatalogue(server.database, sampleCatalogue(), 'fewer');
      expect(await change(word('in-videos', true), word('gone', true))).toEqual({ refused: [] });
      expect(await listed()).toEqual(['in-videos']);
      const kept = await server.database.$count(watchlistTitles, eq(watchlistTitles.uid, uid));
      expect(kept).toBe(MAX_LISTED + 1);
    });
  });

  test('forgets no end of removed titles', async () => {
    const store = createWatchlistStore(server.database);
    for (let start = 0; start < 1500; start += 500) {
      const part = Array.from({ length: 500 }, (_, index) =>
        word(`title-${start + index}`, false, 1500 - start),
      );
      await store.change(uid, part, new Date());
    }
    const kept = await server.database.select().from(watchlistTitles).where(eq(watchlistTitles.uid, uid));
    expect(kept).toHaveLength(1000);
  });
});

const reach = (position: number, more: Partial<PlaceReport> = {}): PlaceReport => ({
  type: 'place',
  id: 'in-videos',
  kind: 'videos',
  episodeId: '',
  position,
  duration: 90,
  age: 0,
  sessionId: 'phone',
  sessionAge: 0,
  ...more,
});
const row = (isRemoved: boolean, age = 0): RowChange => ({
  type: 'row',
  id: 'in-videos',
  kind: 'videos',
  isRemoved,
  age,
});
const report = async (...changes: (PlaceReport | RowChange)[]) => {
  const response = await server.call(changePlaces, { ...own(), body: { changes } });
  expect(response.status).toBe(204);
};
const reached = async () => (await server.fetch(places, own())).items;
const position = async () => (await reached())[0]?.position;

describe('places', () => {
  test('say how far what was watched, the latest first', async () => {
    await report(reach(20.5, { age: 5000 }), reach(0, { id: 'in-news', kind: 'news', duration: 0 }));
    expect(await reached()).toMatchObject([
      { title: { id: 'in-news', kind: 'news' }, position: 0, duration: null, episode: null },
      { title: { id: 'in-videos' }, position: 20.5, duration: 90, isRemoved: false },
    ]);
  });

  test('name an episode and the one after it', async () => {
    const part = { id: SERIES, kind: 'web-series', episodeId: 'episode-1' } as const;
    await report(reach(59, { ...part, age: 1000 }), reach(5, { ...part, episodeId: 'episode-2' }));
    expect(await reached()).toMatchObject([
      { episode: { id: 'episode-2', name: 'Episode 2' }, nextEpisode: null },
      { episode: { id: 'episode-1' }, nextEpisode: { id: 'episode-2', name: 'Episode 2' } },
    ]);
  });

  test('leave out titles and episodes that are gone', async () => {
    const gone = { id: SERIES, kind: 'web-series', episodeId: 'episode-9' } as const;
    await report(reach(5, { id: 'gone' }), reach(5, gone));
    expect(await reached()).toEqual([]);
  });

  test('of one session are the latest, in whatever order they come', async () => {
    await report(reach(30, { age: MINUTE_MS, sessionAge: 9 * MINUTE_MS }));
    await report(reach(20, { age: 2 * MINUTE_MS, sessionAge: 9.1 * MINUTE_MS }));
    expect(await position()).toBe(30);
    // Going back is where the viewer is.
    await report(reach(10, { age: 0, sessionAge: 8.9 * MINUTE_MS }));
    expect(await position()).toBe(10);
  });

  test('of two devices are the later session’s', async () => {
    await report(reach(60, { age: 3 * MINUTE_MS, sessionAge: 60 * MINUTE_MS }));
    await report(reach(10, { age: 2 * MINUTE_MS, sessionId: 'television', sessionAge: 5 * MINUTE_MS }));
    await report(reach(65, { age: 0, sessionAge: 60 * MINUTE_MS }));
    expect(await position()).toBe(10);
    await report(reach(66, { sessionId: 'phone again' }));
    expect(await position()).toBe(66);
  });

  test('are removed from the row and put back, until the title is watched again', async () => {
    const isRemoved = async () => (await reached())[0]?.isRemoved;
    await report(reach(20, { age: 9 * MINUTE_MS, sessionAge: 9 * MINUTE_MS }));
    await report(row(true, 5 * MINUTE_MS));
    expect(await isRemoved()).toBe(true);
    await report(row(false, 4 * MINUTE_MS));
    await report(row(true, 4.5 * MINUTE_MS));
    expect(await isRemoved()).toBe(false);
    await report(row(true, 3 * MINUTE_MS));
    await report(reach(25, { age: MINUTE_MS, sessionId: 'again', sessionAge: 2 * MINUTE_MS }));
    expect(await isRemoved()).toBe(false);
  });

  test('are the latest two hundred', async () => {
    const store = createPlacesStore(server.database);
    for (let start = 0; start < 300; start += 100) {
      const part = Array.from({ length: 100 }, (_, index) =>
        reach(5, { id: `t-${start + index}`, age: 300 - start - index }),
      );
      await store.change(uid, part, new Date());
    }
    const kept = await server.database.select().from(placesTable).where(eq(placesTable.uid, uid));
    expect(kept).toHaveLength(MAX_PLACES);
    expect(kept.some(({ titleId }) => titleId === 't-299')).toBe(true);
    expect(kept.some(({ titleId }) => titleId === 't-99')).toBe(false);
  });
});

describe('what a viewer keeps and watches', () => {
  test.each([watchlist, changeWatchlist, places, changePlaces])(
    '$method $path is one’s own',
    async (call) => {
      const body =
        call === changeWatchlist ? { changes: [word('in-videos', true)] } : { changes: [reach(1)] };
      const sent = call.method === 'PUT' ? { body } : {};
      expect((await server.call(call, { params: { uid }, ...sent })).status).toBe(401);
      expect((await server.call(call, { params: { uid }, as: 'user-curious', ...sent })).status).toBe(403);
    },
  );

  test.each([
    [changeWatchlist, { changes: Array.from({ length: MAX_CHANGES + 1 }, (_, i) => word(`${i}`, true)) }],
    [changeWatchlist, { changes: [word('in-videos', true, -1)] }],
    [changeWatchlist, { changes: [{ ...word('a', true), kind: 'nothing' }] }],
    [changePlaces, { changes: [reach(-1)] }],
    [changePlaces, { changes: [reach(1e9)] }],
    [changePlaces, { changes: [reach(1, { id: 'a\0' })] }],
    [changePlaces, { changes: [{ ...row(true), type: 'other' }] }],
  ])('$method refuses what it can’t read', async (call, body) => {
    expect((await server.call(call, { ...own(), body })).status).toBe(400);
  });

  test('is in the export, and gone at once with the account', async () => {
    await change(word('in-videos', true), word('in-news', false));
    await report(reach(20.5), row(true));
    const exported = (await server.fetch(exportAccount, own())) as unknown as ExportWire;
    expect(exported).toMatchObject({
      watchlist: [{ id: 'in-videos', kind: 'videos', added_at: expect.stringMatching(/^20/) }],
      places: [{ id: 'in-videos', episode_id: null, position: 20.5, duration: 90 }],
      removed_titles: [{ id: 'in-videos' }],
    });
    expect((await server.call(deleteAccount, own())).status).toBe(204);
    for (const table of [watchlistTitles, placesTable, removedTitles]) {
      expect(await server.database.select().from(table).where(eq(table.uid, uid))).toEqual([]);
    }
    // A change that was under way while the account was deleted.
    await createPlacesStore(server.database).change(uid, [reach(30)], new Date());
    expect(
      await createWatchlistStore(server.database).change(uid, [word('in-videos', true)], new Date()),
    ).toEqual([]);
    expect(await server.database.select().from(placesTable).where(eq(placesTable.uid, uid))).toEqual([]);
  });
});
