import { DAY_MS, MINUTE_MS } from '@chalchitra/api/constants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startProcessesHarness } from './payments.processes.harness';
import { paymentRequests, paymentWebhooks } from './payments.schema';
import { nextPause } from './payments.sweep';

const harness = await startProcessesHarness();
const { state, asked, startProcess, later, now, database } = harness;

const HINT = { event: 'order.paid', paymentId: 'pay_1', requestId: 'order_1', disputeId: null };

beforeEach(() => harness.begin());
afterAll(() => harness.close());

/** Orders of as many users, the last one asked about longest ago. */
async function orders(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    state.uid = `${state.uid}-${number}`;
    const id = await harness.order();
    const askedAt = new Date(now().getTime() - number * 1000);
    await database.update(paymentRequests).set({ askedAt }).where(eq(paymentRequests.id, id));
    ids.push(id);
  }
  return ids;
}

it('asks about those first that have waited longest', async () => {
  const ids = await orders(4);
  later(MINUTE_MS);
  asked.length = 0;
  expect(await startProcess().sweep.sweep()).toBe(true);
  expect(asked).toEqual([...ids].reverse().map((id) => `GET /v1/orders/${id}/payments`));
});

it.each([429, 503])('stops its round at the first answer %i, and asks ever more seldom', async (status) => {
  await orders(4);
  later(MINUTE_MS);
  asked.length = 0;
  state.weather = () => Response.json({}, { status });
  expect(await startProcess().sweep.sweep()).toBe(false);
  expect(asked).toHaveLength(1);
  const pauses = [15_000];
  for (let round = 0; round < 6; round += 1) pauses.push(nextPause(pauses.at(-1) ?? 0, false));
  expect(pauses).toEqual([15_000, 30_000, 60_000, 120_000, 240_000, 300_000, 300_000]);
  expect(nextPause(300_000, true)).toBe(15_000);
});

it('goes on after a request that the provider refuses to know', async () => {
  const ids = await orders(3);
  later(MINUTE_MS);
  asked.length = 0;
  const refusal = { error: { description: 'The id provided does not exist' } };
  state.weather = (path) => (path.includes(ids[2] ?? '') ? Response.json(refusal, { status: 400 }) : null);
  expect(await startProcess().sweep.sweep()).toBe(true);
  expect(asked).toHaveLength(3);
});

it('forgets webhooks that the provider doesn’t send again any more', async () => {
  const { store, sweep } = startProcess();
  await store.rememberWebhook('evt_old', HINT, new Date(now().getTime() - 8 * DAY_MS));
  await store.rememberWebhook('evt_new', HINT, new Date(now().getTime() - DAY_MS));
  await sweep.sweep();
  const kept = await database.select().from(paymentWebhooks);
  expect(kept.map(({ eventId }) => eventId)).toEqual(['evt_new']);
});
