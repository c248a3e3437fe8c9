import { DAY_MS, MINUTE_MS } from '@chalchitra/api/constants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../log';
import { startProcessesHarness } from './payments.processes.harness';
import { ProviderError } from './payments.providerCall';
import { type Bill, bills, paymentWebhooks } from './payments.schema';
import type { Settlement } from './payments.settlement';
import type { PaymentsStore } from './payments.store';
import { createSweep } from './payments.sweep';
import type { WebhookStore } from './payments.webhook.store';

const harness = await startProcessesHarness();
const { state, providerCalls, startProcess, later, now, database } = harness;

const HINT = { event: 'order.paid', paymentId: 'pay_1', billId: 'order_1', disputeId: null };

beforeEach(() => harness.begin());
afterAll(() => harness.close());

/** Orders of as many users, the last one checked longest ago. */
async function orders(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    state.uid = `${state.uid}-${number}`;
    const id = await harness.order();
    const checkedAt = new Date(now().getTime() - number * 1000);
    await database.update(bills).set({ checkedAt }).where(eq(bills.id, id));
    ids.push(id);
  }
  return ids;
}

it('checks those first that have waited longest', async () => {
  const ids = await orders(4);
  later(MINUTE_MS);
  providerCalls.length = 0;
  expect(await startProcess().sweep.sweep()).toBe(true);
  expect(providerCalls).toEqual([...ids].reverse().map((id) => `GET /v1/orders/${id}/payments`));
});

it.each([429, 503])('stops its round at the first response %i', async (status) => {
  await orders(4);
  later(MINUTE_MS);
  providerCalls.length = 0;
  state.fault = () => Response.json({}, { status });
  expect(await startProcess().sweep.sweep()).toBe(false);
  expect(providerCalls).toHaveLength(1);
});

/** A sweep by a clock of the test's, with the parts that the test gives in place of parts that find nothing to do. */
function sweepOf(
  parts: Partial<
    Pick<PaymentsStore, 'claimDueBill'> &
      Pick<Settlement, 'reviewRefunds' | 'reviewDisputes'> & { reconcileDaily: () => Promise<void> }
  >,
) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return createSweep({
    store: {
      claimDueBill: parts.claimDueBill ?? (async () => undefined),
      claimDueRefund: async () => undefined,
    } as unknown as PaymentsStore,
    webhookStore: { forget: async () => {} } as unknown as WebhookStore,
    settlement: {
      check: async () => Promise.reject(new ProviderError('unavailable', 'away')),
      reviewRefunds: parts.reviewRefunds ?? (async () => {}),
      reviewDisputes: parts.reviewDisputes ?? (async () => {}),
    } as unknown as Settlement,
    reconcileDaily: parts.reconcileDaily ?? (async () => {}),
    log: createLog('error', () => {}),
    now: () => new Date(),
  });
}

const pausesBetween = (times: readonly number[]) =>
  times.slice(1).map((at, index) => at - (times[index] ?? 0));

it('checks half as often after each round in which the provider is away, but every five minutes', async () => {
  let isAway = true;
  const rounds: number[] = [];
  const sweep = sweepOf({
    async claimDueBill() {
      rounds.push(Date.now());
      return isAway ? ({ id: 'order_1' } as Bill) : undefined;
    },
  });
  sweep.start();
  await vi.advanceTimersByTimeAsync(30 * MINUTE_MS);
  const [first = 0, ...next] = pausesBetween(rounds);
  expect(next[0]).toBe(2 * first);
  expect(next[1]).toBe(4 * first);
  expect(next.slice(-2)).toEqual([5 * MINUTE_MS, 5 * MINUTE_MS]);

  isAway = false;
  rounds.length = 0;
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(pausesBetween(rounds)[0]).toBe(first / 2);
  await sweep.close();
});

it.each([new ProviderError('unavailable', 'away'), new ProviderError('badShape', 'not JSON')])(
  'looks for refunds again after ten minutes where that fails with %s, and compares payments meanwhile',
  async (failure) => {
    const looks: number[] = [];
    const reconcileDaily = vi.fn(async () => {});
    const sweep = sweepOf({
      async reviewRefunds() {
        looks.push(Date.now());
        throw failure;
      },
      reconcileDaily,
    });
    sweep.start();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(reconcileDaily).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(30 * MINUTE_MS);
    expect(pausesBetween(looks)).toEqual([10 * MINUTE_MS, 10 * MINUTE_MS, 10 * MINUTE_MS]);
    await sweep.close();
  },
);

it('ends between two requests when its server stops', async () => {
  await orders(3);
  later(MINUTE_MS);
  providerCalls.length = 0;
  const stopping = new AbortController();
  state.fault = () => {
    stopping.abort();
    return null;
  };
  await expect(startProcess().sweep.sweep(stopping.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(providerCalls).toHaveLength(1);
});

it('checks the newest five of a user’s bills when the history is fetched, and the others in its round', async () => {
  const { sweep } = startProcess();
  // A link that is replaced is cancelled, an order isn't: each plan has three of those, and the last link.
  for (const planId of ['monthly', 'season', 'monthly', 'season', 'monthly', 'season']) {
    await harness.order(planId);
    await harness.link(planId);
    later(1000);
  }
  later(60 * MINUTE_MS);
  providerCalls.length = 0;
  await sweep.historyFor(state.uid);
  await sweep.historyFor(state.uid);
  expect(providerCalls).toHaveLength(5);
  await sweep.sweep();
  expect(providerCalls).toHaveLength(8);
});

it('goes on after a bill that the provider refuses to know', async () => {
  const ids = await orders(3);
  later(MINUTE_MS);
  providerCalls.length = 0;
  const refusal = { error: { description: 'The id provided does not exist' } };
  state.fault = (path) => (path.includes(ids[2] ?? '') ? Response.json(refusal, { status: 400 }) : null);
  expect(await startProcess().sweep.sweep()).toBe(true);
  expect(providerCalls).toHaveLength(3);
});

it('forgets webhooks that the provider doesn’t send again any more', async () => {
  const { webhookStore, sweep } = startProcess();
  await webhookStore.add('evt_old', HINT, new Date(now().getTime() - 8 * DAY_MS));
  await webhookStore.add('evt_new', HINT, new Date(now().getTime() - DAY_MS));
  await sweep.sweep();
  const kept = await database.select().from(paymentWebhooks);
  expect(kept.map(({ eventId }) => eventId)).toEqual(['evt_new']);
});
