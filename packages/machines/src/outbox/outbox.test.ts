import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { exploreMachine, noGaps } from '../shared/testing/exploreMachine';
import { settled } from '../shared/testing/settled';
import { MAX_RETRY_DELAY_MS, RETRY_DELAYS_MS } from './outbox.constants';
import { type OutboxEvent, outboxMachine } from './outbox.machine';
import { retryDelay, type WaitingChange, withChange, withoutTaken } from './outbox.rules';

const INTERVAL = 15_000;
const change = (key: string, at = 1): WaitingChange => ({ key, at, body: { key } });
const refused = { kind: 'http', status: 400 };
const unknown = { kind: 'http', status: 404 };
const broken = { kind: 'http', status: 500 };
const offline = { kind: 'offline' };

/** An outbox on a storage that holds the changes of each account, as a browser's does. */
function start({ stored = [] as WaitingChange[], uid = 'u1' as string | null, callSize = 3 } = {}) {
  const storage = new Map<string, readonly WaitingChange[]>([['u1', stored]]);
  const waitingOf = (account: string | null) => storage.get(account ?? '') ?? [];
  const send = vi.fn(async (_sent: { uid: string; changes: readonly WaitingChange[] }) => {});
  const clock = new SimulatedClock();
  let notify: (event: OutboxEvent) => void = () => {};
  const actor = createActor(
    outboxMachine.provide({
      actors: {
        watch: fromCallback(({ sendBack }) => {
          notify = sendBack;
          sendBack({ type: 'account.changed', uid, waiting: waitingOf(uid) });
        }),
        send: fromPromise(({ input }) => send(input)),
      },
      actions: {
        store: (_, params) => {
          storage.set(params.uid ?? '', withChange(waitingOf(params.uid), params.change));
        },
        remove: (_, params) => {
          storage.set(params.uid ?? '', withoutTaken(waitingOf(params.uid), params.changes));
        },
      },
    }),
    { input: { intervalMs: INTERVAL, callSize }, clock },
  );
  const refusals: string[] = [];
  actor.on('changes.refused', ({ changes }) => refusals.push(...changes.map(({ key }) => key)));
  actor.start();
  return {
    actor,
    clock,
    send,
    storage,
    refusals,
    notify: (event: OutboxEvent) => notify(event),
    make: (made: WaitingChange, isUrgent = true) =>
      actor.send({ type: 'change.make', change: made, isUrgent }),
    state: () => actor.getSnapshot().value,
    kept: () => waitingOf('u1').map(({ key }) => key),
    calls: () => send.mock.calls.map(([{ changes }]) => changes.map(({ key }) => key)),
  };
}

describe('the changes that wait (spec §15)', () => {
  it('has no gap', () => {
    const findings = exploreMachine(outboxMachine, {
      inputs: [{ intervalMs: INTERVAL, callSize: 2 }],
      events: [
        { type: 'account.changed', uid: null, waiting: [] },
        { type: 'account.changed', uid: 'u1', waiting: [change('a'), change('b'), change('c')] },
        { type: 'account.changed', uid: 'u2', waiting: [] },
        { type: 'change.make', change: change('a', 2), isUrgent: true },
        { type: 'change.make', change: change('d'), isUrgent: false },
        { type: 'storage.changed', waiting: [] },
        { type: 'storage.changed', waiting: [change('a')] },
        { type: 'connection.restored' },
        { type: 'page.leaving' },
      ],
      listeners: ['watch'],
      effects: { send: { results: [undefined], failures: [refused, unknown, broken, offline] } },
      settle: ({ uid, waiting, sent, isUrgent, isSingle }: Record<string, { length: number } | null>) => [
        uid,
        Math.min(3, waiting?.length ?? 0),
        Math.min(2, sent?.length ?? 0),
        isUrgent,
        isSingle,
      ],
    });
    expect(findings).toMatchObject(noGaps);
  });

  it('stores a change before it is sent, and removes it when it was taken', async () => {
    const { make, kept, calls, state } = start();
    make(change('a'));
    expect(kept()).toEqual(['a']);
    await settled();
    expect([calls(), kept(), state()]).toEqual([[['a']], [], 'idle']);
  });

  it('collects what isn’t urgent, and sends it in one call', async () => {
    const { make, clock, calls } = start();
    make(change('a'), false);
    make(change('b'), false);
    make(change('a', 2), false);
    clock.increment(INTERVAL - 1);
    expect(calls()).toEqual([]);
    clock.increment(1);
    await settled();
    expect(calls()).toEqual([['b', 'a']]);
  });

  it('sends at once what is urgent, with what was collected', async () => {
    const { make, calls } = start();
    make(change('a'), false);
    make(change('b'));
    await settled();
    expect(calls()).toEqual([['a', 'b']]);
  });

  it('sends many in calls of a size, the oldest first', async () => {
    const { calls, kept } = start({ stored: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => change(key)) });
    for (let round = 0; round < 3; round += 1) await settled();
    expect([calls(), kept()]).toEqual([[['a', 'b', 'c'], ['d', 'e', 'f'], ['g']], []]);
  });

  it('sends what is made while a call is pending afterwards, and nothing older in its place', async () => {
    const { make, send, kept } = start();
    make(change('a', 1));
    make(change('a', 2));
    expect(kept()).toEqual(['a']);
    await settled();
    await settled();
    expect(send.mock.calls.map(([{ changes }]) => changes.map(({ at }) => at))).toEqual([[1], [2]]);
    expect(kept()).toEqual([]);
  });

  it('sends what waits as soon as the connection is restored', async () => {
    const { make, send, state, notify, kept, calls } = start();
    send.mockRejectedValueOnce(offline);
    make(change('a'));
    await settled();
    make(change('b'));
    expect([state(), kept(), calls().length]).toEqual(['backingOff', ['a', 'b'], 1]);
    notify({ type: 'connection.restored' });
    await settled();
    expect([state(), kept()]).toEqual(['idle', []]);
  });

  it('retries soon a call that began offline and fails once the connection is restored', async () => {
    const { make, send, clock, notify, kept } = start();
    send.mockRejectedValue(offline);
    make(change('a'));
    for (const delay of RETRY_DELAYS_MS) {
      await settled();
      clock.increment(delay);
    }
    notify({ type: 'connection.restored' });
    await settled();
    send.mockResolvedValue(undefined);
    clock.increment(RETRY_DELAYS_MS[0]);
    await settled();
    expect(kept()).toEqual([]);
  });

  it('backs off longer each time where the server fails', async () => {
    const { make, send, clock, state, kept, calls } = start();
    send.mockRejectedValue(broken);
    make(change('a'));
    for (const [index, delay] of RETRY_DELAYS_MS.entries()) {
      await settled();
      expect([state(), calls().length]).toEqual(['backingOff', index + 1]);
      clock.increment(delay - 1);
      expect(calls()).toHaveLength(index + 1);
      clock.increment(1);
    }
    send.mockResolvedValue();
    await settled();
    clock.increment(60_000);
    await settled();
    expect([state(), kept()]).toEqual(['idle', []]);
  });

  it('waits as long as the server says, a minute at most (spec §15)', () => {
    expect(retryDelay(0, { kind: 'http', status: 429, retryAfterSeconds: 9 })).toBe(9000);
    expect(retryDelay(0, { kind: 'http', status: 503, retryAfterSeconds: 86_400 })).toBe(60_000);
    expect(retryDelay(99, broken)).toBe(60_000);
  });

  it('finds the one change that the server refuses, and loses no other', async () => {
    const { send, make, kept, refusals, calls } = start();
    send.mockImplementation(async ({ changes }) => {
      if (changes.some(({ key }) => key === 'bad')) throw refused;
    });
    for (const key of ['a', 'bad', 'c']) make(change(key), key === 'c');
    for (let round = 0; round < 5; round += 1) await settled();
    expect([kept(), refusals]).toEqual([[], ['bad']]);
    expect(calls()).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']]);
  });

  it('keeps the changes where the server doesn’t know the call, and sends them at the next visit', async () => {
    const first = start();
    first.send.mockRejectedValue(unknown);
    first.make(change('a'));
    await settled();
    first.make(change('b'));
    expect([first.state(), first.kept(), first.calls().length]).toEqual(['kept', ['a', 'b'], 1]);
    const next = start({ stored: [...(first.storage.get('u1') ?? [])] });
    await settled();
    expect([next.calls(), next.kept()]).toEqual([[['a', 'b']], []]);
  });

  it('keeps the changes of an account that ends, and sends them with its own sign-in alone', async () => {
    const { make, send, notify, storage, kept, calls } = start();
    send.mockRejectedValueOnce({ kind: 'http', status: 401 });
    make(change('a'));
    await settled();
    notify({ type: 'account.changed', uid: null, waiting: [] });
    make(change('b'));
    notify({ type: 'account.changed', uid: 'u2', waiting: [] });
    await settled();
    expect([kept(), calls().length]).toEqual([['a'], 1]);
    notify({ type: 'account.changed', uid: 'u1', waiting: storage.get('u1') ?? [] });
    await settled();
    expect([kept(), calls().at(-1)]).toEqual([[], ['a']]);
    expect(send.mock.calls.at(-1)?.[0].uid).toBe('u1');
  });

  it('takes over the changes of another tab that is gone, and none that it has sent', async () => {
    const { notify, clock, calls, state } = start();
    notify({ type: 'storage.changed', waiting: [change('a')] });
    expect(state()).toBe('collecting');
    notify({ type: 'storage.changed', waiting: [] });
    expect(state()).toBe('idle');
    notify({ type: 'storage.changed', waiting: [change('b')] });
    clock.increment(INTERVAL);
    await settled();
    expect(calls()).toEqual([['b']]);
  });

  it.each([
    ['refused', refused],
    ['broken', broken],
    ['offline', offline],
  ])(
    'sends nothing more, and says nothing of a refusal, once another tab has sent what a call that ends as %s held',
    async (_, error) => {
      const { make, send, notify, clock, calls, refusals, state } = start();
      send.mockRejectedValue(error);
      make(change('a'), false);
      make(change('b'));
      notify({ type: 'storage.changed', waiting: [] });
      await settled();
      clock.increment(MAX_RETRY_DELAY_MS);
      await settled();
      expect([calls(), refusals, state()]).toEqual([[['a', 'b']], [], 'idle']);
    },
  );

  it('sends while the page is left, also beside a call that is pending', () => {
    const { make, notify, calls } = start();
    make(change('a'), false);
    notify({ type: 'page.leaving' });
    expect(calls()).toEqual([['a']]);
    notify({ type: 'page.leaving' });
    make(change('a', 2), false);
    notify({ type: 'page.leaving' });
    expect(calls()).toEqual([['a'], ['a']]);
  });

  it('sends while the page is left what a pending call had no room for, not that call again', () => {
    const stored = ['a', 'b', 'c'].map((key) => change(key));
    const { notify, calls } = start({ stored, callSize: 2 });
    notify({ type: 'page.leaving' });
    expect(calls()).toEqual([['a', 'b'], ['c']]);
  });

  it.each([
    ['refused', refused],
    ['offline', offline],
    ['broken', broken],
  ])('sends again what a call that ends as %s held', async (_, error) => {
    const { send, clock, kept } = start({ stored: [change('a'), change('b')] });
    send.mockRejectedValueOnce(error);
    await settled();
    clock.increment(MAX_RETRY_DELAY_MS);
    for (let round = 0; round < 3; round += 1) await settled();
    expect(kept()).toEqual([]);
  });
});
