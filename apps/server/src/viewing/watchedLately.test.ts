import { DAY_MS } from '@chalchitra/api/constants';
import { contentListCall, search } from '@chalchitra/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.store';
import { createLog } from '../log';
import { grantDays } from '../payments/payments.byHand';
import { sampleCatalogue } from '../testing/sampleCatalogue';
import { openTestDatabase } from '../testing/testDatabase';
import { startTestServer, type TestServer } from '../testing/testServer';
import { places } from './viewing.schema';
import { createWatchedLately, MIN_ACCOUNTS } from './watchedLately';

const today = new Date();
const MAX_VIEWERS = 8;
const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_MS);
const log = createLog('silent');

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase();
  await loadCatalogue(opened.database, sampleCatalogue(), 'test');
  for (let viewer = 0; viewer < MAX_VIEWERS; viewer += 1) {
    await grantDays(opened.database, `viewer-${viewer}`, 'monthly', 1, daysAgo(29));
  }
});
afterAll(() => opened.close());
beforeEach(() => opened.database.delete(places));

/** So many accounts, subscribed where nothing else is said, have watched a title. */
const watch = (titleId: string, accounts: number, at = today, episodeIds = [''], name = 'viewer') =>
  opened.database.insert(places).values(
    Array.from({ length: accounts }, (_, viewer) =>
      episodeIds.map((episodeId) => ({
        uid: `${name}-${viewer}`,
        titleId,
        episodeId,
        kind: 'videos',
        position: 60,
        duration: 600,
        watchedAt: at,
        sessionId: `session-${viewer}`,
        sessionStartedAt: at,
      })),
    ).flat(),
  );
const counted = async () => {
  const watched = createWatchedLately(opened.database, log, () => today);
  await watched.count();
  return watched;
};

describe('what others watched lately (spec §11)', () => {
  test('adds to a title’s popularity by the number of accounts, not of episodes', async () => {
    await watch('in-videos', 8);
    await watch('in-web-series', 4, today, ['one', 'two', 'three']);
    const { addedTo } = await counted();
    expect(addedTo('in-videos')).toBeGreaterThan(0);
    expect(addedTo('in-web-series')).toBe(addedTo('in-videos') / 2);
    expect(addedTo('in-news')).toBe(0);
  });

  test('leaves out what was watched more than 30 days ago', async () => {
    await watch('in-videos', 8, daysAgo(31));
    await watch('in-news', 8, daysAgo(29));
    const { addedTo } = await counted();
    expect([addedTo('in-videos'), addedTo('in-news') > 0]).toEqual([0, true]);
  });

  test('leaves out what so few accounts watched that one of them could be told', async () => {
    await watch('in-videos', MIN_ACCOUNTS - 1);
    await watch('in-news', MIN_ACCOUNTS);
    const { addedTo } = await counted();
    expect([addedTo('in-videos'), addedTo('in-news') > 0]).toEqual([0, true]);
  });

  test('leaves out accounts without a subscription in that time', async () => {
    await watch('in-videos', MIN_ACCOUNTS - 1);
    await watch('in-videos', 5, today, [''], 'guest');
    await grantDays(opened.database, 'former-0', 'monthly', 1, daysAgo(32));
    await watch('in-videos', 1, today, [''], 'former');
    await watch('in-news', MIN_ACCOUNTS);
    const { addedTo } = await counted();
    expect([addedTo('in-videos'), addedTo('in-news') > 0]).toEqual([0, true]);
  });

  test('makes another edition only where the counts have changed', async () => {
    await watch('in-videos', 8);
    const watched = await counted();
    const edition = watched.editionOf(7);
    await watched.count();
    expect(watched.editionOf(7)).toBe(edition);
    expect(watched.editionOf(8)).not.toBe(edition);
    await watch('in-news', 8);
    await watched.count();
    expect(watched.editionOf(7)).not.toBe(edition);
  });
});

test('a search sorted by popularity, and the lists, count what others watched (spec §11)', async () => {
  await watch('in-kids-2', 5);
  const shared = { ...opened, close: async () => {} };
  const server: TestServer = await startTestServer({}, { opened: shared });
  try {
    // The list of titles is kept until the counts are seen to have changed, a second at most.
    await vi.waitFor(
      async () => {
        const { items } = await server.fetch(search, { query: { q: '', sort: 'popularity' } });
        expect(items[0]?.id).toBe('in-kids-2');
      },
      { timeout: 10_000 },
    );
    const kids = await server.fetch(contentListCall('kids'));
    const popularityOf = (id: string) => kids.items.find((item) => item.id === id)?.popularity ?? 0;
    expect(popularityOf('in-kids-2')).toBeGreaterThan(popularityOf('in-kids'));
  } finally {
    await server.close();
  }
});
