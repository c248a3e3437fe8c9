import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/database';
import { createLedger } from '../payments/payments.ledger';
import { createDatabase } from '../testing/testDatabase';
import { receipts } from './receipts.schema';

const { TEST_DATABASE_URL: url = '' } = process.env;
const PAYMENTS = 60;

// The embedded database is one process's own.
describe.runIf(url !== '')('the series of numbers of two processes', () => {
  let own: Awaited<ReturnType<typeof createDatabase>>;
  let processes: OpenDatabase[];
  beforeAll(async () => {
    own = await createDatabase(url);
    const one = await openDatabase({ databaseUrl: own.url, dataDir: '' });
    processes = [one, await openDatabase({ databaseUrl: own.url, dataDir: '' })];
  });
  afterAll(async () => {
    for (const { close } of processes) await close();
    await own.remove();
  });

  it('has no gaps and no doubles where both settle at once, some of it the same', async () => {
    const seller = { name: 'Chalchitra', address: null, gst: null };
    const ledgers = processes.map(({ database }) =>
      createLedger(database, { secondPayments: 'renew', refundEndsAbove: 50, seller }),
    );
    const settle = (index: number, ledger: (typeof ledgers)[number]) =>
      ledger.settle(
        {
          id: `pay_${index}`,
          billId: null,
          uid: `payer-${index}`,
          planId: 'monthly',
          amount: 199,
          durationDays: 30,
          paidAt: new Date(),
        },
        new Date(),
      );
    await Promise.all(
      Array.from({ length: PAYMENTS }, (_, index) => ledgers.map((ledger) => settle(index, ledger))).flat(),
    );
    const [first] = processes;
    const given = await first?.database.select().from(receipts).orderBy(asc(receipts.number));
    expect(given?.map(({ number }) => number)).toEqual(Array.from({ length: PAYMENTS }, (_, i) => i + 1));
    expect(new Set(given?.map(({ paymentId }) => paymentId)).size).toBe(PAYMENTS);
  });
});
