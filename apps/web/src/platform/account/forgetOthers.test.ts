import { expect, it, vi } from 'vitest';
import { createMemoryStore } from '../storage';
import { createFakeSession } from '../testing/createFakeSession';
import { storeWatchlist } from '../viewing/storedWatchlist';
import { forgetOthers } from './forgetOthers';

function start(uid: string | null) {
  const local = createMemoryStore();
  const { actor, become } = createFakeSession(uid);
  const postMessage = vi.fn();
  const window = { navigator: { serviceWorker: { controller: { postMessage } } } } as unknown as Window;
  for (const one of ['u1', 'u2']) storeWatchlist(local, one, []);
  local.set('outbox:u1:watchlist:a', 'waits');
  local.set('recentlyWatched', '[]');
  forgetOthers(window, local, actor);
  return { local, keys: () => local.keys('').sort(), become, postMessage };
}

const own = ['outbox:u1:watchlist:a', 'recentlyWatched'];

it('keeps the watchlist of nobody but the signed-in user', () => {
  expect(start('u1').keys()).toEqual([...own, 'watchlist:u1']);
  expect(start(null).keys()).toEqual(own);
});

it('removes at sign-out what the server has, and leaves what waits and what this browser alone has (spec §15)', () => {
  const { keys, become, postMessage } = start('u1');
  become('u1');
  expect(postMessage).not.toHaveBeenCalled();
  become(null);
  expect(keys()).toEqual(own);
  expect(postMessage).toHaveBeenCalledOnce();
  become('u2');
  expect(postMessage).toHaveBeenCalledOnce();
});

it('leaves the watchlist of whoever has signed in since in another tab', () => {
  const { local, keys, become } = start('u1');
  storeWatchlist(local, 'u2', []);
  become(null);
  expect(keys()).toEqual([...own, 'watchlist:u2']);
});
