import type postgres from 'postgres';
import { expect, test } from 'vitest';
import { DatabaseUnavailable, isDatabaseUnavailable } from './databaseErrors';
import { guardClient } from './guardedClient';

const forever = () => new Promise<never>(() => {});

/** Clients whose queries end when the test says so. */
function fakeClients(respond: (query: string) => Promise<unknown>) {
  const ended: number[] = [];
  let made = 0;
  const connect = () => {
    const number = made;
    made += 1;
    return {
      options: {},
      unsafe: (query: string) => {
        const rows = respond(query);
        return Object.assign(rows, { values: () => rows });
      },
      begin: (work: (transaction: unknown) => Promise<unknown>) => work({}),
      end: async () => {
        ended.push(number);
      },
    } as unknown as postgres.Sql;
  };
  return { connect, ended, made: () => made };
}

const deadlines = { queueTimeoutMs: 50, responseMs: 100, maxConcurrent: 2, maxQueued: 2 };

test('gives up a query without a response, and all connections with it', async () => {
  const clients = fakeClients((query) => (query === 'hang' ? forever() : Promise.resolve([query])));
  const { client } = guardClient(clients.connect, deadlines);
  const late = Promise.allSettled([client.unsafe('hang'), client.unsafe('hang').values()]);
  for (const result of await late) {
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
  }
  // Once, though two were late.
  expect([clients.ended, clients.made()]).toEqual([[0], 2]);
  expect(await client.unsafe('again')).toEqual(['again']);
});

test('lets a bounded number wait, for a bounded time, and in turn', async () => {
  const ends: ((rows: unknown) => void)[] = [];
  const clients = fakeClients(() => new Promise((resolve) => ends.push(resolve)));
  const { client } = guardClient(clients.connect, { ...deadlines, responseMs: 10_000 });
  const outcomes: string[] = [];
  const send = async (name: string) => {
    const outcome = await client.unsafe(name).then(
      () => 'done',
      (error: unknown) => (isDatabaseUnavailable(error) ? 'refused' : 'failed'),
    );
    outcomes.push(`${name} ${outcome}`);
  };
  const all = ['a', 'b', 'c', 'd', 'e'].map(send);
  await all[4];
  // One too many is refused at once.
  expect(outcomes).toEqual(['e refused']);
  ends[0]?.([]);
  await all[0];
  // C takes the place of a; d waits too long.
  await all[3];
  expect(outcomes).toEqual(['e refused', 'a done', 'd refused']);
  for (const end of ends) end([]);
  await Promise.all(all);
  expect(outcomes.slice(3).sort()).toEqual(['b done', 'c done']);
  expect(clients.ended).toEqual([]);
});

test('a transaction takes one turn, and what it throws is its own', async () => {
  const clients = fakeClients(async () => []);
  const { client } = guardClient(clients.connect, deadlines);
  await expect(
    client.begin(async () => {
      throw new TypeError('Mine');
    }),
  ).rejects.toThrow(TypeError);
  expect(await client.begin(async () => 'done')).toBe('done');
});

test('a ping gives up before a query does', async () => {
  const clients = fakeClients(forever);
  // By the query's own deadline this test would have ended long before.
  const { ping } = guardClient(clients.connect, { ...deadlines, responseMs: 3_600_000 });
  await expect(ping(20)).rejects.toThrow(DatabaseUnavailable);
});

test.each([
  [Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), true],
  [new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '57P01' }) }), true],
  [Object.assign(new Error('disk full'), { code: '53100' }), true],
  [Object.assign(new Error('read only'), { code: '25006' }), true],
  [Object.assign(new Error('duplicate'), { code: '23505' }), false],
  [new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '22P02' }) }), false],
  ['text', false],
])('%s passes by itself: %s', (error, expected) => {
  expect(isDatabaseUnavailable(error)).toBe(expected);
});
