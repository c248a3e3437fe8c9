import type { Id } from '@chalchitra/api/types';
import type { OutboxActor } from '@chalchitra/machines';
import { expect, it, vi } from 'vitest';
import { oncePerUser } from './oncePerUser';

const settle = () => new Promise((done) => setTimeout(done));

/** An outbox that becomes a user's, with so many changes waiting. */
function start(load: (uid: Id) => Promise<string> = async (uid) => `of ${uid}`) {
  let context = { uid: null as Id | null, waiting: [] as unknown[] };
  let notify = () => {};
  const outbox = {
    getSnapshot: () => ({ context }),
    subscribe: (listener: () => void) => {
      notify = listener;
    },
  } as unknown as OutboxActor;
  const onLoaded = vi.fn();
  const { markLoaded } = oncePerUser(outbox, { load, onLoaded });
  const become = async (uid: Id | null, waiting = 0) => {
    context = { uid, waiting: Array.from({ length: waiting }) };
    notify();
    await settle();
  };
  const loadedFor = () => onLoaded.mock.calls.map(([uid, response]) => [uid, response]);
  return { become, markLoaded, loadedFor };
}

it('loads once for each user, and again after they have signed out', async () => {
  const { become, loadedFor } = start();
  for (const uid of [null, 'u1', 'u1', null, 'u1', 'u2']) await become(uid);
  expect(loadedFor()).toEqual([
    ['u1', 'of u1'],
    ['u1', 'of u1'],
    ['u2', 'of u2'],
  ]);
});

it('loads nothing while changes wait, nor after a call has sent them', async () => {
  const { become, markLoaded, loadedFor } = start();
  await become('u1', 1);
  markLoaded('u1');
  await become('u1');
  expect(loadedFor()).toEqual([]);
  // Another tab has sent this one.
  await become('u2', 1);
  await become('u2');
  expect(loadedFor()).toEqual([['u2', 'of u2']]);
});

it('isn’t retried after a failure while the user stays', async () => {
  const load = vi.fn(() => Promise.reject(new Error('no server')));
  const { become, loadedFor } = start(load);
  await become('u1');
  await become('u1');
  expect(load).toHaveBeenCalledOnce();
  expect(loadedFor()).toEqual([]);
});
