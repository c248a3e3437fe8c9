import { expect, it } from 'vitest';
import { createMemoryStore } from '../storage';
import { createLazyIdentity } from './identity';

const KEY = 'firebase:authUser:key:[DEFAULT]';

it('forgets one user in both storages, without the provider’s code (spec §4)', () => {
  const stores = [
    createMemoryStore(),
    createMemoryStore(),
    createMemoryStore(),
    createMemoryStore(),
  ] as const;
  const [local, session, ofAnother, damaged] = stores;
  for (const store of [local, session]) store.set(KEY, JSON.stringify({ uid: 'u1', stsTokenManager: {} }));
  ofAnother.set(KEY, JSON.stringify({ uid: 'u2' }));
  damaged.set(KEY, 'x');
  const settings = { apiKey: 'key', projectId: 'p', authDomain: 'd', emulator: false };
  const identity = createLazyIdentity(settings, 'https://films.example', 'en', stores);
  identity.forget(null);
  expect(local.get(KEY)).not.toBeNull();
  identity.forget('u1');
  expect(stores.map((store) => store.get(KEY))).toEqual([null, null, JSON.stringify({ uid: 'u2' }), 'x']);
  expect(identity.isLoaded()).toBe(false);
});
