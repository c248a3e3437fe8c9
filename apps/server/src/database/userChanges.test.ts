import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLedger } from '../payments/payments.ledger';
import { unlessDeleted } from '../personalData/deletedAccounts';
import { createScreensStore } from '../screens/screens.store';
import { startTestServer, type TestServer } from '../testing/testServer';
import { changeUser, EVERY_LOCK } from './userChanges';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Most transactions that were open at once while work was done. */
async function mostOpenDuring(work: () => Promise<unknown>): Promise<number> {
  const { database } = server;
  let open = 0;
  let mostOpen = 0;
  const begin = database.transaction.bind(database);
  const watched = vi.spyOn(database, 'transaction').mockImplementation(async (change) => {
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    try {
      return await begin(change);
    } finally {
      open -= 1;
    }
  });
  await work();
  watched.mockRestore();
  return mostOpen;
}

const UID = 'user-in-a-hurry';
const NUMBERS = [1, 2, 3, 4];

test('changes of one account take one connection at a time, also after one that failed', async () => {
  const done: number[] = [];
  const mostOpen = await mostOpenDuring(async () => {
    const settled = await Promise.allSettled(
      NUMBERS.map((number) =>
        unlessDeleted(server.database, UID, async () => {
          if (number === 2) throw new Error('The second fails.');
          done.push(number);
        }),
      ),
    );
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  });
  expect(done).toEqual([1, 3, 4]);
  expect(mostOpen).toBe(1);
});

test('payments of one user that are reported at once take one connection at a time', async () => {
  const rules = {
    secondPayments: 'renew',
    refundEndsAbove: 50,
    seller: server.settings.payments.seller,
  } as const;
  const ledger = createLedger(server.database, rules);
  const at = new Date();
  const captured = {
    billId: null,
    uid: UID,
    planId: 'monthly',
    amount: 199,
    durationDays: 30,
    paidAt: at,
  };
  const mostOpen = await mostOpenDuring(() =>
    Promise.all(NUMBERS.map((number) => ledger.settle({ ...captured, id: `pay_${number}` }, at))),
  );
  expect(mostOpen).toBe(1);
});

test('players of one user that begin at once take one connection at a time', async () => {
  const screens = createScreensStore(server.database);
  const report = { uid: UID, browser: null, system: null, signature: null, takeOver: false, limit: 2 };
  const statuses: string[] = [];
  const mostOpen = await mostOpenDuring(() =>
    Promise.all(
      NUMBERS.map(async (number) => {
        const device = { ...report, id: `player-${number}`, deviceId: `device-${number}`, at: new Date() };
        statuses.push((await screens.report(device)).status);
      }),
    ),
  );
  expect(statuses.sort()).toEqual(['full', 'full', 'playing', 'playing']);
  expect(mostOpen).toBe(1);
});

test('a change that takes every lock waits for those that take one, and they for it', async () => {
  const done: string[] = [];
  const change = (name: string, locks: Parameters<typeof changeUser>[2]) =>
    changeUser(server.database, UID, locks, async () => {
      done.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 10));
      done.push(`${name} ends`);
    });
  await Promise.all([change('payer', 'payer'), change('all', EVERY_LOCK), change('screens', 'screens')]);
  const ofAll = done.indexOf('all begins');
  expect(done[ofAll + 1]).toBe('all ends');
  expect(done).toHaveLength(6);
});
