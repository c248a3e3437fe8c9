import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log';
import { openTestDatabase } from '../testing/testDatabase';
import { createBucketStore } from './bucketStore';
import { BUCKET_TABLE } from './bucketTable';
import type { OpenDatabase } from './database';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.database.execute(sql.raw(BUCKET_TABLE));
});
afterAll(() => opened.close());

test('gives what is there, to many at once no more than that, and more as time passes', async () => {
  const store = createBucketStore(opened.database, createLog('silent'));
  expect(await store.take('a', 10, 60)).toBe(10);
  const many = await Promise.all(Array.from({ length: 20 }, () => store.take('a', 7, 60)));
  const given = many.reduce((sum, one) => sum + one, 0);
  // A slow machine gives it time to grow.
  expect(given).toBeGreaterThanOrEqual(50);
  expect(given).toBeLessThan(60);
  expect(await store.take('b', 100, 60)).toBe(60);
  await opened.database.execute(sql`update allowances set at = at - interval '30 seconds', remaining = 0`);
  expect(await store.take('a', 100, 60)).toBeGreaterThanOrEqual(30);
});
