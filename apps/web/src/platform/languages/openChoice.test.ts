import { string } from 'valibot';
import { expect, it, vi } from 'vitest';
import type { Clients } from '../clients';
import { changeKey, storeChange } from '../outbox/keys';
import { createStore } from '../storage';
import { createArea } from '../testing/createArea';
import { createFakeSession } from '../testing/createFakeSession';
import { openChoice } from './openChoice';

const settle = () => new Promise((done) => setTimeout(done));

/** A tab in which users sign in and out, with what other tabs write. */
function start(find: (uid: string) => Promise<string | null> = async (uid) => `of ${uid}`) {
  const window = new EventTarget() as Window;
  const area = createArea();
  const local = createStore(() => area, window);
  const session = createFakeSession(null);
  const onFound = vi.fn();
  const onChosen = vi.fn();
  let endCall = () => {};
  const choice = openChoice<string, string>(
    window,
    local,
    { session: session.actor, clients: async () => ({ language: {} }) as Clients },
    {
      name: 'colour',
      body: string(),
      find: (_client, ofUid) => find(ofUid),
      choose: (_client, _uid, chosen) =>
        new Promise((done) => {
          endCall = () => done(chosen);
        }),
      onFound,
      onChosen,
    },
  );
  const become = async (next: string | null) => {
    session.become(next);
    await settle();
  };
  const wait = (of: string, body: string) =>
    storeChange(local, changeKey(of, 'colour', 'chosen'), { at: Date.now() - 1, body });
  const respond = async () => {
    endCall();
    await settle();
  };
  const foundFor = () => onFound.mock.calls.map(([of, found]) => [of, found]);
  return { choice, become, wait, respond, onChosen, foundFor };
}

it('is fetched once for each user, and again after they have signed out', async () => {
  const { become, foundFor } = start();
  for (const uid of [null, 'u1', 'u1', null, 'u1', 'u2']) await become(uid);
  expect(foundFor()).toEqual([
    ['u1', 'of u1'],
    ['u1', 'of u1'],
    ['u2', 'of u2'],
  ]);
});

it('isn’t fetched while it waits to be sent, nor after the server has responded to it', async () => {
  const { become, wait, respond, onChosen, foundFor } = start();
  wait('u1', 'red');
  await become('u1');
  expect(onChosen).not.toHaveBeenCalled();
  await respond();
  expect(onChosen).toHaveBeenCalledExactlyOnceWith('u1', 'red', expect.any(Function));
  expect(foundFor()).toEqual([]);
});

it('knows whether the user has chosen again since', async () => {
  const { choice, become, wait, respond, onChosen } = start();
  wait('u1', 'red');
  await become('u1');
  await respond();
  const hasChosen = onChosen.mock.calls[0]?.[2];
  expect(hasChosen()).toBe(false);
  choice.make('green');
  expect(hasChosen()).toBe(true);
});

it('isn’t fetched again after a failure while the user stays', async () => {
  const find = vi.fn(() => Promise.reject(new Error('no server')));
  const { become, foundFor } = start(find);
  await become('u1');
  await become('u1');
  expect(find).toHaveBeenCalledOnce();
  expect(foundFor()).toEqual([]);
});
