import type { PaymentRecord } from '@chalchitra/api/types';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { sampleOpenRecord, samplePaidRecord } from '../shared/samples';
import { exploreMachine, noGaps } from '../shared/testing/exploreMachine';
import { settled } from '../shared/testing/settled';
import { POLL_INTERVAL_MS } from './paymentPolling.constants';
import { paymentPollingMachine } from './paymentPolling.machine';

const input = { uid: 'u1', orderId: 'family', known: [] };

function start(load: () => Promise<PaymentRecord[]>) {
  const clock = new SimulatedClock();
  const machine = paymentPollingMachine.provide({ actors: { loadPaymentHistory: fromPromise(load) } });
  return { clock, actor: createActor(machine, { input, clock }).start() };
}

describe('paymentPolling (spec §4, §9)', () => {
  it('has no gap', () => {
    expect(
      exploreMachine(paymentPollingMachine, {
        inputs: [input],
        effects: {
          loadPaymentHistory: { results: [[], [sampleOpenRecord], [samplePaidRecord]], failures: [{}] },
        },
      }),
    ).toEqual(noGaps);
  });

  it('polls every 5 s until this order is paid', async () => {
    const load = vi
      .fn()
      .mockResolvedValueOnce([])
      .mockResolvedValueOnce([{ ...samplePaidRecord, orderId: 'another' }])
      .mockResolvedValue([samplePaidRecord]);
    const { actor, clock } = start(load);
    await settled();
    clock.increment(4999);
    expect(load).toHaveBeenCalledTimes(1);
    clock.increment(1);
    expect(load).toHaveBeenCalledTimes(2);
    await settled();
    expect(actor.getSnapshot().matches('waiting')).toBe(true);
    clock.increment(5000);
    await settled();
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('keeps polling after a failure and forgets it on the next response', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce({ kind: 'http', status: 503, detail: 'busy' })
      .mockResolvedValue([]);
    const { actor, clock } = start(load);
    await settled();
    expect(actor.getSnapshot().context.failure).toEqual({ code: 'paymentHistoryFailed', detail: 'busy' });
    clock.increment(POLL_INTERVAL_MS);
    await settled();
    expect(actor.getSnapshot().context.failure).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('polls no more once it is stopped', async () => {
    const load = vi.fn().mockResolvedValue([]);
    const { actor, clock } = start(load);
    await settled();
    actor.stop();
    clock.increment(10 * POLL_INTERVAL_MS);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
