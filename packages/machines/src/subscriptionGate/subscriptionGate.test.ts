import type { PaymentRecord } from '@chalchitra/api/types';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { sampleOpenRecord, samplePaidRecord } from '../shared/samples';
import { exploreMachine, noGaps } from '../shared/testing/exploreMachine';
import { settled } from '../shared/testing/settled';
import { type GateVerdict, subscriptionGateMachine } from './subscriptionGate.machine';

function start(load: () => Promise<PaymentRecord[]>, uid: string | null = 'u1') {
  const verdicts: GateVerdict[] = [];
  const machine = subscriptionGateMachine.provide({
    actors: {
      loadPaymentHistory: fromPromise(load),
      watchAccount: fromCallback(() => {}),
      watchUse: fromCallback(() => {}),
    },
  });
  const actor = createActor(machine, { input: { uid } });
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
      inputs: [{ uid: null }, { uid: 'u1' }],
      events: [
        request,
        { type: 'gate.check' },
        { type: 'gate.recheck' },
        { type: 'gate.expire' },
        { type: 'page.opened' },
        { type: 'account.changed', uid: null },
        { type: 'account.changed', uid: 'u1' },
      ],
      effects: { loadPaymentHistory: { results: [[], [samplePaidRecord]], failures: [{}] } },
      listeners: ['watchAccount', 'watchUse'],
    });
    expect(findings).toMatchObject(noGaps);
  });

  it.each([
    ['any paid record', [sampleOpenRecord, samplePaidRecord], opened],
    ['no record', [], refused],
    ['an ended period', [{ ...samplePaidRecord, status: 'expired' }], refused],
  ])('with %s: the click that waited and the next one get the verdict', async (_, records, verdict) => {
    const { actor, verdicts } = start(async () => records);
    actor.send(request);
    expect(verdicts).toEqual([]);
    await settled();
    expect(verdicts).toEqual([verdict]);
    expect(actor.getSnapshot().context.destination).toBeNull();
    actor.send(request);
    await settled();
    expect(verdicts).toEqual([verdict, verdict]);
  });

  it('lets a click through at once while the user has paid', async () => {
    const load = vi.fn().mockResolvedValue([samplePaidRecord]);
    const { actor, verdicts } = start(load);
    actor.send({ type: 'gate.check' });
    await settled();
    actor.send(request);
    expect(verdicts).toEqual([opened]);
    expect(load).toHaveBeenCalledOnce();
  });

  it('opens what an unpaid user clicks once they have paid elsewhere, after one call', async () => {
    const load = vi.fn().mockResolvedValueOnce([]).mockResolvedValue([samplePaidRecord]);
    const { actor, verdicts } = start(load);
    actor.send({ type: 'gate.check' });
    await settled();
    actor.send(request);
    actor.send(request);
    expect(verdicts).toEqual([]);
    await settled();
    expect(verdicts).toEqual([opened]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('refuses nobody where an unpaid user’s click can’t be checked', async () => {
    const load = vi.fn().mockResolvedValueOnce([]).mockRejectedValue({});
    const { actor, verdicts } = start(load);
    actor.send({ type: 'gate.check' });
    await settled();
    actor.send(request);
    await settled();
    expect(verdicts).toEqual([]);
    expect(actor.getSnapshot().value).toBe('failed');
  });

  it('loads the payment history only when it is needed', async () => {
    const load = vi.fn().mockResolvedValue([samplePaidRecord]);
    const { actor } = start(load);
    await settled();
    expect(load).not.toHaveBeenCalled();
    actor.send({ type: 'gate.check' });
    actor.send({ type: 'gate.check' });
    await settled();
    expect(load).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().matches('paid')).toBe(true);
  });

  it('starts anew for another account, and drops the click of the one before', async () => {
    const { actor, verdicts } = start(async () => [samplePaidRecord]);
    actor.send(request);
    actor.send({ type: 'account.changed', uid: null });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { destination: null } });
    actor.send({ type: 'account.changed', uid: 'u2' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { uid: 'u2' } });
    expect(verdicts).toEqual([]);
  });

  it('drops the click that waits once another page was opened', async () => {
    const { actor, verdicts } = start(async () => [samplePaidRecord]);
    actor.send(request);
    actor.send({ type: 'page.opened' });
    await settled();
    expect(verdicts).toEqual([]);
    actor.send(request);
    expect(verdicts).toEqual([opened]);
  });

  it('says of a click that waited whether it opens over the page', async () => {
    const { actor, verdicts } = start(async () => [samplePaidRecord]);
    actor.send({ ...request, isOverlay: true });
    await settled();
    expect(verdicts).toEqual([{ ...opened, isOverlay: true }]);
  });

  it('decides nothing on a failure; a click or a retry fetches again', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce({})
      .mockRejectedValueOnce({})
      .mockResolvedValue([samplePaidRecord]);
    const { actor, verdicts } = start(load);
    actor.send({ type: 'gate.check' });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'failed',
      context: { failure: { code: 'paymentHistoryFailed' } },
    });
    actor.send(request);
    await settled();
    expect(verdicts).toEqual([]);
    actor.send({ type: 'gate.check' });
    await settled();
    expect(verdicts).toEqual([opened]);
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it.each([
    ['a refusal', async () => []],
    ['a failure', () => Promise.reject({})],
  ])(
    'checks again after %s, for a page that is opened and for payments that were loaded',
    async (_, before) => {
      for (const type of ['gate.check', 'gate.recheck'] as const) {
        const load = vi.fn().mockImplementationOnce(before).mockResolvedValue([samplePaidRecord]);
        const { actor } = start(load);
        actor.send({ type: 'gate.check' });
        await settled();
        expect(actor.getSnapshot().matches('paid')).toBe(false);
        actor.send({ type });
        await settled();
        expect(actor.getSnapshot().matches('paid')).toBe(true);
      }
    },
  );
});
