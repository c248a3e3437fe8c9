import { HOUR_MS, MINUTE_MS } from '@chalchitra/api/constants';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type BucketStore, createSharedTokenBuckets } from './sharedTokenBuckets';
import { createTokenBuckets } from './tokenBuckets';

test('a bucket refills evenly', () => {
  let at = 0;
  const { takeNow } = createTokenBuckets(60, () => at);
  for (let count = 0; count < 60; count += 1) expect(takeNow('a')).toBe(0);
  expect(takeNow('a')).toBe(1);
  expect(takeNow('b')).toBe(0);
  at += 1000;
  expect(takeNow('a')).toBe(0);
  expect(takeNow('a')).toBe(1);
  at += 10 * 60_000;
  for (let count = 0; count < 60; count += 1) expect(takeNow('a')).toBe(0);
  expect(takeNow('a')).toBe(1);
});

test.each([
  ['a node that counts alone', () => createTokenBuckets(60)],
  ['one that counts with others', () => createSharedTokenBuckets(makeStore().store, 60)],
])('%s refuses nobody because its clock was set back', async (_, create) => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const buckets = create();
  await use(buckets, 60);
  expect(await buckets.take('a')).toBeGreaterThan(0);
  vi.setSystemTime(Date.now() - HOUR_MS);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(await buckets.take('a')).toBe(0);
});

/** A book in memory, with a count of its calls. */
function makeStore() {
  const left = new Map<string, number>();
  let calls = 0;
  let isAway = false;
  const store: BucketStore = {
    async take(client, amount, perMinute) {
      calls += 1;
      if (isAway) throw new Error('away');
      const there = left.get(client) ?? perMinute;
      const given = Math.min(there, amount);
      left.set(client, there - given);
      return given;
    },
  };
  return {
    store,
    calls: () => calls,
    goAway() {
      isAway = true;
    },
  };
}

const use = async (buckets: ReturnType<typeof createSharedTokenBuckets>, times: number) => {
  let allowed = 0;
  for (let count = 0; count < times; count += 1) if ((await buckets.take('a')) === 0) allowed += 1;
  return allowed;
};

test('nodes count together, and take a tenth at a time', async () => {
  const { store, calls } = makeStore();
  const nodes = [createSharedTokenBuckets(store, 100), createSharedTokenBuckets(store, 100)] as const;
  const allowed = (await use(nodes[0], 80)) + (await use(nodes[1], 80));
  // The second node gave a tenth before it took any from the book.
  expect(allowed).toBeGreaterThanOrEqual(100);
  expect(allowed).toBeLessThanOrEqual(110);
  expect(calls()).toBeLessThan(12);
});

test('a client below a tenth of its bucket costs no request, one beyond it one a second', async () => {
  let at = 0;
  const { store, calls } = makeStore();
  const node = createSharedTokenBuckets(store, 100, () => at);
  for (let count = 0; count < 10; count += 1) expect(node.takeNow('a')).toBe(0);
  expect(calls()).toBe(0);
  expect(node.takeNow('a')).toBeNull();
  await use(node, 90);
  const before = calls();
  expect(await use(node, 50)).toBe(0);
  expect(calls()).toBe(before + 1);
  expect(node.takeNow('a')).toBeGreaterThanOrEqual(1);
  at += 1001;
  expect(await use(node, 50)).toBe(0);
  expect(calls()).toBe(before + 2);
});

test('many at once take from the book once', async () => {
  const { store, calls } = makeStore();
  const node = createSharedTokenBuckets(store, 100);
  await use(node, 10);
  const seconds = await Promise.all(Array.from({ length: 10 }, () => node.take('a')));
  expect(seconds).toEqual(Array(10).fill(0));
  expect(calls()).toBe(1);
});

test('more at once than a tenth are allowed as far as there is room, a request for each tenth', async () => {
  const { store, calls } = makeStore();
  const node = createSharedTokenBuckets(store, 100);
  const atOnce = (count: number) => Promise.all(Array.from({ length: count }, () => node.take('a')));
  expect(await atOnce(35)).toEqual(Array(35).fill(0));
  expect(calls()).toBe(3);
  const seconds = await atOnce(200);
  expect(seconds.filter((one) => one === 0)).toHaveLength(65);
  expect(calls()).toBe(10);
});

test('a node without the book counts by itself', async () => {
  const { store, goAway } = makeStore();
  const node = createSharedTokenBuckets(store, 100);
  goAway();
  const allowed = await use(node, 200);
  expect(allowed).toBeGreaterThanOrEqual(100);
  expect(allowed).toBeLessThanOrEqual(111);
});
