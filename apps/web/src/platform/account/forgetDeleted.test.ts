import { sessionMachine } from '@chalchitra/machines';
import { expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { createMemoryStore } from '../storage';
import { forgetDeleted } from './forgetDeleted';

function start() {
  let endSignOut = () => {};
  const machine = sessionMachine.provide({
    actors: {
      watchTabs: fromCallback(() => {}),
      watchUse: fromCallback(() => {}),
      signOut: fromPromise(() => new Promise<void>((done) => (endSignOut = done))),
    },
    actions: { clearToken() {}, clearUserData() {} },
  });
  const stored = { uid: 'u1', token: 'token', lifetimeMs: 3_600_000 };
  const session = createActor(machine, { input: { stored } }).start();
  const local = createMemoryStore();
  let announce: (uid: string) => void = () => {};
  forgetDeleted(local, { onDeletion: (listener) => (announce = listener) }, session);
  return { session, local, announce: (uid: string) => announce(uid), endSignOut: () => endSignOut() };
}

it('removes what this tab has stored of a deleted account until its session has ended', async () => {
  const { session, local, announce, endSignOut } = start();
  announce('u1');
  session.send({ type: 'session.endedElsewhere', uid: 'u1' });
  local.set('playbackPositions:u1', 'of a film in this tab');
  local.set('playbackPositions:u2', 'of another account');
  endSignOut();
  await vi.waitFor(() => expect(local.keys('')).toEqual(['playbackPositions:u2']));
});

it('leaves what a film stores when its user has signed out in another tab', async () => {
  const { session, local, endSignOut } = start();
  session.send({ type: 'session.endedElsewhere', uid: 'u1' });
  local.set('playbackPositions:u1', 'of a film in this tab');
  endSignOut();
  await vi.waitFor(() => expect(session.getSnapshot().matches('signedOut')).toBe(true));
  expect(local.keys('')).toEqual(['playbackPositions:u1']);
});
