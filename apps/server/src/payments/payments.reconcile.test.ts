import { DAY_MS, HOUR_MS, MINUTE_MS } from '@chalchitra/api/constants';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startProcessesHarness } from './payments.processes.harness';
import { readLastReconciliation } from './payments.reconcile.store';
import { reconciliations } from './payments.schema';

const harness = await startProcessesHarness();
const { state, database, pay, later, now, providerCalls, startProcess } = harness;
let tests = 0;

beforeEach(async () => {
  await harness.begin();
  tests += 1;
  later(tests * 100 * DAY_MS);
  await database.delete(reconciliations);
});
afterAll(() => harness.close());

const listings = () => providerCalls.filter((call) => call === 'GET /v1/payments').length;
const messages = () => state.lines.map(({ level, message }) => `${level} ${message}`);

it('is done once a day for all servers, however often each tries', async () => {
  const servers = [startProcess(), startProcess(), startProcess()];
  await Promise.all(servers.map(({ reconcileDaily }) => reconcileDaily()));
  later(20 * MINUTE_MS);
  for (const { reconcileDaily } of servers) await reconcileDaily();
  expect(listings()).toBe(1);
  expect(messages()).toEqual(['info The payments of the last days have their records']);
  later(DAY_MS);
  for (const { reconcileDaily } of servers) await reconcileDaily();
  expect(listings()).toBe(2);
});

it('leaves a line for each difference, and their number for the metrics, and names nobody', async () => {
  expect(await readLastReconciliation(database)).toEqual({ atSeconds: 0, differences: 0 });
  const payment = await pay(await harness.order());
  later(2 * HOUR_MS);
  await startProcess().reconcileDaily();
  expect(state.lines).toMatchObject([
    { level: 'error', message: 'Payments and records differ', payments: 1, differences: 1 },
    { level: 'error', message: 'A payment and its record differ', payment, difference: 'unrecorded' },
  ]);
  expect(JSON.stringify(state.lines)).not.toContain(state.uid);
  expect(await readLastReconciliation(database)).toEqual({
    atSeconds: now().getTime() / 1000,
    differences: 1,
  });
});

it('gives what was just paid an hour', async () => {
  await pay(await harness.order());
  await startProcess().reconcileDaily();
  expect(messages()).toEqual(['info The payments of the last days have their records']);
});

it('is done by another server where one was stopped in the middle', async () => {
  state.fault = () => Response.json({}, { status: 503 });
  await expect(startProcess().reconcileDaily()).rejects.toMatchObject({ kind: 'unavailable' });
  state.fault = null;
  later(30 * MINUTE_MS);
  const other = startProcess();
  await other.reconcileDaily();
  expect((await readLastReconciliation(database)).atSeconds).toBe(0);
  later(31 * MINUTE_MS);
  await other.reconcileDaily();
  expect((await readLastReconciliation(database)).atSeconds).toBe(now().getTime() / 1000);
});

it('ends when its server stops, and is done by another one', async () => {
  await pay(await harness.order());
  later(2 * HOUR_MS);
  const stopping = new AbortController();
  state.fault = () => {
    stopping.abort();
    return null;
  };
  const stopped = startProcess().reconcileDaily(stopping.signal);
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  expect(messages()).toEqual([]);
  state.fault = null;
  later(HOUR_MS + MINUTE_MS);
  await startProcess().reconcileDaily();
  expect(messages()).toContain('error Payments and records differ');
});

it('reads lists of more than a page', async () => {
  const { provider, reconciler } = startProcess();
  for (let number = 0; number < 101; number += 1) {
    const order = await provider.createOrder({ amount: 10, receipt: `shop-${number}`, notes: {} });
    await pay(order.id);
  }
  const found = await reconciler.find(new Date(now().getTime() - MINUTE_MS), now());
  expect(found).toMatchObject({ payments: 101, others: 101, differences: [] });
});
