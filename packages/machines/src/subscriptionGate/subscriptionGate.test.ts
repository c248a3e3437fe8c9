import type { PaymentRecord } from '@chalchitra/api/types';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { sampleOpenRecord, samplePaidRecord } from '../shared/samples';
import { exploreMachine, noGaps } from '../shared/testing/exploreMachine';
import { settled } from '../shared/testing/settled';
import { type GateVerdict, subscriptionGateMachine } from './subscriptionGate.machine';

function start(load: () => Promise<PaymentRecord[]>) {
  const verdicts: GateVerdict[] = [];
  const machine = subscriptionGateMachine.provide({ actors: { loadPaymentHistory: fromPromise(load) } });
  const actor = createActor(machine, { input: { uid: 'u1' } });
  actor.on('*', (verdict) => verdicts.push(verdict));
  actor.start();
  return { actor, verdicts };
}

const request = { type: 'gate.request', href: '/video/1', isOverlay: false } as const;
const opened = { type: 'gate.opened', href: '/video/1', isOverlay: false };
const refused = { type: 'gate.refused' };

describe('subscriptionGate (spec §4)', () => {
  it('has no gap', () => {
    const findings = exploreMachine(subscriptionGateMachine, {
      inputs: [{ uid: 'u1' }],
      events: [request, { type: 'gate.retry' }, { type: 'gate.recheck' }],
      effects: { loadPaymentHistory: { answers: [[], [samplePaidRecord]], failures: [{}] } },
    });
    expect(findings).toMatchObject(noGaps);
  });

  it.each([
    ['any paid record', [sampleOpenRecord, samplePaidRecord], opened],
    ['no record', [], refused],
    ['an ended period', [{ ...samplePaidRecord, status: 'expired' }], refused],
  ])('with %s: the click that waited and the next one get the answer', async (_, records, verdict) => {
    const { actor, verdicts } = start(async () => records);
    actor.send(request);
    expect(verdicts).toEqual([]);
    await settled();
    expect(verdicts).toEqual([verdict]);
    expect(actor.getSnapshot().context.destination).toBeNull();
    actor.send(request);
    expect(verdicts).toEqual([verdict, verdict]);
  });

  it('says of a click that waited whether it opens over the page', async () => {
    const { actor, verdicts } = start(async () => [samplePaidRecord]);
    actor.send({ ...request, isOverlay: true });
    await settled();
    expect(verdicts).toEqual([{ ...opened, isOverlay: true }]);
  });

  it('decides nothing on a failure; a click or a retry asks again', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce({})
      .mockRejectedValueOnce({})
      .mockResolvedValue([samplePaidRecord]);
    const { actor, verdicts } = start(load);
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'failed',
      context: { failure: { code: 'paymentHistoryFailed' } },
    });
    actor.send(request);
    await settled();
    expect(verdicts).toEqual([]);
    actor.send({ type: 'gate.retry' });
    await settled();
    expect(verdicts).toEqual([opened]);
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('opens once somebody has paid', async () => {
    const load = vi.fn().mockResolvedValueOnce([]).mockResolvedValue([samplePaidRecord]);
    const { actor } = start(load);
    await settled();
    expect(actor.getSnapshot().matches('unpaid')).toBe(true);
    actor.send({ type: 'gate.recheck' });
    await settled();
    expect(actor.getSnapshot().matches('paid')).toBe(true);
  });
});
