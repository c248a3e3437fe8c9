import { contentDetailCall, contentListCall } from '@chalchitra/api/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.store';
import { type FaultyNetwork, startFaultyNetwork } from '../testing/faultyNetwork';
import { sampleCatalogue } from '../testing/sampleCatalogue';
import { startTestServer, type TestServer } from '../testing/testServer';
import { openDatabase } from './database';

const { TEST_DATABASE_URL: url = '' } = process.env;
/** For so long calls were open before there were deadlines: a guard, far beyond these. */
const FOREVER_MS = 25_000;

// The embedded database has no network that could fail.
describe.runIf(url !== '')('while PostgreSQL', () => {
  let network: FaultyNetwork;
  let server: TestServer;
  beforeAll(async () => {
    const through = new URL(url);
    network = await startFaultyNetwork(Number(through.port));
    through.port = String(network.port);
    const opened = await openDatabase({ databaseUrl: through.href, dataDir: '' }, (database) =>
      loadCatalogue(database, sampleCatalogue(), 'test'),
    );
    server = await startTestServer({}, { opened });
  });
  afterAll(async () => {
    await network.heal();
    await server.close();
    await network.close();
  });

  const timed = async (response: Promise<Response>) => {
    const started = performance.now();
    const { status, headers } = await response;
    return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - started };
  };
  // Whether a viewer is subscribed is read from the database each time; the title itself is in memory once it was read.
  const detail = (id = 'in-videos') =>
    timed(server.call(contentDetailCall('videos'), { params: { id }, as: 'user-viewer' }));
  const ready = () => timed(fetch(`${server.url}/readyz`));
  const expectRecovery = async () => {
    await network.heal();
    await expect.poll(async () => (await ready()).status, { interval: 100, timeout: FOREVER_MS }).toBe(200);
    expect((await detail()).status).toBe(200);
  };

  test('is away, calls are refused, and succeed after its return', async () => {
    expect((await detail()).status).toBe(200);
    expect((await server.call(contentListCall('videos'))).status).toBe(200);
    await network.cut();
    const during = await Promise.all(Array.from({ length: 30 }, (_, index) => detail(`id-${index}`)));
    expect(new Set(during.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
      new Set(['503 2']),
    );
    expect(Math.max(...during.map(({ ms }) => ms))).toBeLessThan(FOREVER_MS);
    expect(await ready()).toMatchObject({ status: 503 });
    // What is in memory is sent all the same.
    expect((await server.call(contentListCall('videos'))).status).toBe(200);
    await expectRecovery();
  });

  test('hangs, no call stays open, readiness is refused before the calls are, and all is well afterwards', async () => {
    network.hang();
    const calls = Promise.all(Array.from({ length: 30 }, (_, index) => detail(`id-${index}`)));
    const first = await Promise.race([ready(), calls]);
    expect(first).toMatchObject({ status: 503 });
    const during = await calls;
    expect(new Set(during.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...during.map(({ ms }) => ms))).toBeLessThan(FOREVER_MS);
    // Connections that were made meanwhile hang too.
    expect((await detail()).status).toBe(503);
    await expectRecovery();
  });

  test('lets one statement last too long, that alone is given up', async () => {
    const sleeping = server.database.execute(sql`select pg_sleep(30)`);
    await expect(sleeping).rejects.toMatchObject({ cause: { code: '57014' } });
    expect((await detail()).status).toBe(200);
  });
});
