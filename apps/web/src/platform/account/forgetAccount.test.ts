import { expect, it } from 'vitest';
import { createRecentSearches } from '../recentSearches';
import { createMemoryStore } from '../storage';
import { forgetAccount } from './forgetAccount';

function storeOf(entries: Record<string, string>) {
  const local = createMemoryStore();
  for (const [key, value] of Object.entries(entries)) local.set(key, value);
  return local;
}

const pending = JSON.stringify({ orderId: 'basic', url: 'https://pay.example/1', begunAt: 1 });
const details = JSON.stringify({ displayName: 'Asha', phoneNumber: null });

it('removes what belongs to the account, and nothing else', () => {
  const own = {
    recentlyWatched: '[]',
    recentlyWatchedOwner: 'u1',
    'recentlyWatched:u1': '[]',
    'playbackPositions:u1': '[["film",10,100]]',
    'userDetails:u1': details,
    userDetails: '{"uid":"u1"}',
    'recentSearches:u1': '["kayal"]',
    'watchlist:u1': '[]',
    'contentLanguages:u1': '["Tamil"]',
    'pendingPayment:u1': pending,
    'outbox:u1:watchlist:lamps': '{"at":1}',
    pendingPayment: '{"uid":"u1"}',
    deviceId: '5f0c2d2e-8f5e-4a57-9d0a-0d6f3a1b2c3d',
  };
  const others = {
    'recentlyWatched:u2': '[]',
    'playbackPositions:u2': '[]',
    'recentSearches:u2': '[]',
    'watchlist:u2': '[]',
    'contentLanguages:u2': '[]',
    'userDetails:u2': details,
    'pendingPayment:u2': pending,
    'outbox:u2:watchlist:u1': '{"at":1}',
    'outbox:u10:watchlist:lamps': '{"at":1}',
    'outbox:u1%3A:watchlist:lamps': '{"at":1}',
    'outbox::language:u1': '{"at":1}',
    motionPaused: 'true',
  };
  const local = storeOf({ ...own, ...others });
  forgetAccount(local, 'u1');
  for (const key of Object.keys(own)) expect([key, local.get(key)]).toEqual([key, null]);
  for (const [key, value] of Object.entries(others)) expect(local.get(key)).toBe(value);
});

it('leaves what another account keeps under the same keys', () => {
  const entries = {
    recentlyWatched: '[]',
    recentlyWatchedOwner: 'u2',
  };
  const local = storeOf(entries);
  forgetAccount(local, 'u1');
  for (const [key, value] of Object.entries(entries)) expect(local.get(key)).toBe(value);
});

it.each([
  ['a:b', ['recentSearches:a', 'outbox:a:places:film', 'watchlist:b']],
  ['a', ['recentSearches:a%3Ab', 'outbox:a%3Ab:places:film', 'watchlist:b']],
])('removes for %s no other account’s whose uid begins or ends like it', (uid, left) => {
  const keys = [
    'recentSearches:a',
    'recentSearches:a%3Ab',
    'outbox:a:places:film',
    'outbox:a%3Ab:places:film',
  ];
  const local = storeOf(Object.fromEntries([...keys, 'watchlist:b'].map((key) => [key, '[]'])));
  forgetAccount(local, uid);
  expect(local.keys('')).toEqual(left);
});

it('leaves the searches of an account whose uid contains the deleted one’s', () => {
  const local = createMemoryStore();
  const searches = createRecentSearches(local);
  for (const uid of ['a', 'a:b']) searches.add(uid, 'kayal');
  forgetAccount(local, 'a');
  expect([searches.read('a'), searches.read('a:b')]).toEqual([[], ['kayal']]);
  forgetAccount(local, 'a:b');
  expect(searches.read('a:b')).toEqual([]);
});
