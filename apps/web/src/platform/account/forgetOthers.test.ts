import type { SessionActor } from '@chalchitra/machines';
import { expect, it, vi } from 'vitest';
import { createCell } from '../../cell';
import { createStore } from '../storage';
import { storeWatchlist } from '../viewing/storedWatchlist';
import { forgetOthers } from './forgetOthers';

function start(uid: string | null) {
  const local = createStore(() => {
    throw new Error('no storage');
  });
  const user = createCell(uid);
  const session = {
    getSnapshot: () => ({ context: { uid: user.get() } }),
    subscribe: user.subscribe,
  } as unknown as SessionActor;
  const postMessage = vi.fn();
  const page = { navigator: { serviceWorker: { controller: { postMessage } } } } as unknown as Window;
  for (const one of ['u1', 'u2']) storeWatchlist(local, one, []);
  local.set('outbox:u1:watchlist:a', 'waits');
  local.set('recentlyWatched', '[]');
  forgetOthers(page, local, session);
  return { local, keys: () => local.keys('').sort(), user, postMessage };
}

const own = ['outbox:u1:watchlist:a', 'recentlyWatched'];

it('keeps the watchlist of nobody but the signed-in user', () => {
  expect(start('u1').keys()).toEqual([...own, 'watchlist:u1']);
  expect(start(null).keys()).toEqual(own);
});

it('removes at sign-out what the server has, and leaves what waits and what this browser alone has (spec §15)', () => {
  const { keys, user, postMessage } = start('u1');
  user.set('u1');
  expect(postMessage).not.toHaveBeenCalled();
  user.set(null);
  expect(keys()).toEqual(own);
  expect(postMessage).toHaveBeenCalledOnce();
  user.set('u2');
  expect(postMessage).toHaveBeenCalledOnce();
});

it('leaves the watchlist of whoever has signed in since in another tab', () => {
  const { local, keys, user } = start('u1');
  storeWatchlist(local, 'u2', []);
  user.set(null);
  expect(keys()).toEqual([...own, 'watchlist:u2']);
});
