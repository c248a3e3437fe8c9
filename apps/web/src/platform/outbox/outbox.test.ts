import { MAX_AGE_MS, MINUTE_MS } from '@chalchitra/api/constants';
import { number, object } from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createStore, type KeyValueStore } from '../storage';
import { createArea } from '../testing/createArea';
import { createFakeSession } from '../testing/createFakeSession';
import { type OutboxOptions, openOutbox, readChanges } from './outbox';
import { ageOf } from './sendOrder';

const body = object({ value: number() });
const options = { name: 'things', body };

/** A storage area, and the page that is notified of other tabs' changes. */
function browser() {
  const kept: Record<string, string> = {};
  const window = new EventTarget() as Window;
  return { kept, window, local: createStore(() => createArea(kept), window) };
}

const soon = () => new Promise((done) => setTimeout(done));

type Send = OutboxOptions<{ value: number }>['send'];

function open(
  window: Window,
  local: KeyValueStore,
  send: Send = vi.fn(async () => {}),
  uid: string | null = 'u1',
) {
  const outbox = openOutbox(window, local, createFakeSession(uid).actor, {
    ...options,
    intervalMs: 1000,
    callSize: 50,
    send,
  });
  outbox.actor.start();
  const make = (key: string, at: number, isUrgent = true) => outbox.make(key, { value: at }, isUrgent, at);
  return { actor: outbox.actor, waiting: outbox.waiting, send, make };
}

describe('an outbox in the browser (spec §15)', () => {
  it('stores each change under a key of its own until it is sent', async () => {
    const { kept, window, local } = browser();
    const { make, send } = open(window, local);
    make('a', 1);
    expect(Object.keys(kept)).toEqual(['outbox:u1:things:a']);
    await soon();
    expect(send).toHaveBeenCalledExactlyOnceWith('u1', [{ key: 'a', at: 1, body: { value: 1 } }]);
    expect(kept).toEqual({});
  });

  it('sends what a page before has left, the oldest first, and leaves out what is damaged or another account’s', async () => {
    const { kept, window, local } = browser();
    kept['outbox:u1:things:late'] = '{"at":2,"body":{"value":2}}';
    kept['outbox:u1:things:early'] = '{"at":1,"body":{"value":1}}';
    kept['outbox:u1:things:damaged'] = '{broken';
    kept['outbox:u1:other:a'] = '{"at":1,"body":{"value":1}}';
    kept['outbox:u2:things:a'] = '{"at":1,"body":{"value":1}}';
    const { send } = open(window, local);
    await soon();
    expect(send).toHaveBeenCalledExactlyOnceWith('u1', [
      expect.objectContaining({ key: 'early' }),
      expect.objectContaining({ key: 'late' }),
    ]);
  });

  it('leaves a later change of another tab where its own was sent', async () => {
    const { kept, window, local } = browser();
    const send = vi.fn(async () => {
      kept['outbox:u1:things:a'] = '{"at":9,"body":{"value":9}}';
    });
    const { make } = open(window, local, send);
    make('a', 1);
    await soon();
    expect(readChanges(local, 'u1', options)).toEqual([{ key: 'a', at: 9, body: { value: 9 } }]);
  });

  it('sends what was changed again while a call was pending as made when that call ended', async () => {
    vi.useFakeTimers({ now: 1000 });
    const { window, local } = browser();
    const sent: string[][] = [];
    const { make } = open(window, local, (_uid, changes) => {
      sent.push(changes.map(({ key, at }) => `${key} ${at}`));
      return new Promise<void>((done) => setTimeout(done, 500));
    });
    make('a', 1000);
    make('b', 1000);
    await vi.advanceTimersByTimeAsync(100);
    make('a', 1100);
    await vi.advanceTimersByTimeAsync(600);
    vi.useRealTimers();
    expect(sent).toEqual([['a 1000'], ['b 1000', 'a 1500']]);
  });

  it('sends a change again as made when it was made, however many tries have failed', async () => {
    vi.useFakeTimers({ now: 1000 });
    const { window, local } = browser();
    const sent: number[] = [];
    const { make, actor } = open(window, local, async (_uid, changes) => {
      sent.push(...changes.map(({ at }) => at));
      if (sent.length < 3) throw { kind: 'offline' };
    });
    make('a', 1000);
    for (let retry = 0; retry < 2; retry += 1) {
      await vi.advanceTimersByTimeAsync(0);
      vi.setSystemTime(Date.now() + 10 * MINUTE_MS);
      actor.send({ type: 'connection.restored' });
    }
    vi.useRealTimers();
    expect(sent).toEqual([1000, 1000, 1000]);
  });

  it('sends what waits for one account as made when it was made, whatever another has sent before', async () => {
    const { kept, window, local } = browser();
    kept['outbox:u2:things:chosen'] = '{"at":1,"body":{"value":1}}';
    const { actor: session, become } = createFakeSession(null);
    const send = vi.fn(async () => {});
    const { actor, make } = openOutbox(window, local, session, {
      ...options,
      intervalMs: 0,
      callSize: 1,
      send,
    });
    actor.start();
    become('u1');
    make('chosen', { value: 2 }, true);
    await soon();
    become(null);
    become('u2');
    await soon();
    expect(send).toHaveBeenCalledTimes(2);
    expect(send).toHaveBeenLastCalledWith('u2', [{ key: 'chosen', at: 1, body: { value: 1 } }]);
  });

  it('shows what another tab has stored, and is told of nothing else', () => {
    const { kept, window, local } = browser();
    const { actor, waiting } = open(window, local);
    const before = actor.getSnapshot();
    window.dispatchEvent(new Event('storage'));
    expect(actor.getSnapshot()).toBe(before);
    kept['outbox:u1:things:a'] = '{"at":1,"body":{"value":1}}';
    window.dispatchEvent(new Event('storage'));
    expect(waiting()).toHaveLength(1);
    actor.stop();
  });

  it('sends when the page is left', async () => {
    const { window, local } = browser();
    const { make, send } = open(window, local);
    make('a', 1, false);
    window.dispatchEvent(new Event('pagehide'));
    expect(send).toHaveBeenCalledOnce();
  });

  it('works in the page’s memory where the storage is full or forbidden', async () => {
    const local = createStore(() => {
      throw new Error('forbidden');
    });
    const send = vi.fn().mockRejectedValueOnce({ kind: 'offline' }).mockResolvedValue(undefined);
    const { make, actor } = open(new EventTarget() as Window, local, send);
    make('a', 1);
    await soon();
    expect(readChanges(local, 'u1', options)).toHaveLength(1);
    actor.send({ type: 'connection.restored' });
    await soon();
    expect(send).toHaveBeenCalledTimes(2);
    expect(readChanges(local, 'u1', options)).toEqual([]);
  });

  it.each([
    [1000, 1500, 500],
    [2000, 1000, 0],
    [0, 1e15, MAX_AGE_MS],
  ])('made at %i and sent at %i it is %i ms old', (at, now, age) => expect(ageOf(at, now)).toBe(age));
});
