import { type AccountClient, ApiError } from '@chalchitra/api';
import type { UserDetails } from '@chalchitra/api/types';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../storage';
import { storeDetails } from './storedDetails';

function start(known: UserDetails | null | ApiError, store = createMemoryStore()) {
  const account: AccountClient = {
    register: async ({ name, phone }) => ({ displayName: name, phoneNumber: phone }),
    update: async (_, { displayName, phone }) => ({ displayName, phoneNumber: phone || null }),
    details: async () => {
      if (known instanceof ApiError) throw known;
      return known;
    },
    emailReminders: async () => null,
    chooseEmailReminders: async () => {},
  };
  return storeDetails(account, store);
}

const registration = { name: 'Asha', email: 'asha@example.in', phone: '9876543210', uid: 'u1' };

describe('storeDetails', () => {
  it('returns what the server knows', async () => {
    const account = start({ displayName: 'Server', phoneNumber: null });
    await account.register(registration);
    expect(await account.details('u1')).toEqual({ displayName: 'Server', phoneNumber: null });
  });

  it('returns what was last registered or saved, where the server has nothing to fetch', async () => {
    const account = start(null);
    expect(await account.details('u1')).toBeNull();
    await account.register(registration);
    expect(await account.details('u1')).toEqual({ displayName: 'Asha', phoneNumber: '9876543210' });
    await account.update('u1', { displayName: 'Asha Rao', phone: '' });
    expect(await account.details('u1')).toEqual({ displayName: 'Asha Rao', phoneNumber: null });
  });

  it.each([
    { kind: 'http', status: 400 },
    { kind: 'http', status: 401 },
    { kind: 'http', status: 403 },
    { kind: 'notJson' },
    { kind: 'badShape' },
  ] as const)('takes %j for a server that has nothing to fetch (spec §7)', async (failure) => {
    const account = start(new ApiError(failure));
    await account.register(registration);
    expect(await account.details('u1')).toEqual({ displayName: 'Asha', phoneNumber: '9876543210' });
  });

  it('fails where the server failed', async () => {
    const account = start(new ApiError({ kind: 'http', status: 500 }));
    await expect(account.details('u1')).rejects.toMatchObject({ status: 500 });
  });

  it('stores nothing that can be fetched from the server', async () => {
    const store = createMemoryStore();
    const account = start({ displayName: 'Server', phoneNumber: '9876543210' }, store);
    await account.register(registration);
    await account.details('u1');
    await account.update('u1', { displayName: 'Asha Rao', phone: '' });
    expect(store.keys('')).toEqual([]);
  });

  it('returns each user’s own', async () => {
    const account = start(null);
    await account.register(registration);
    expect(await account.details('u2')).toBeNull();
    await account.register({ ...registration, uid: 'u2', phone: '9000000000' });
    expect(await account.details('u1')).toMatchObject({ phoneNumber: '9876543210' });
    expect(await account.details('u2')).toMatchObject({ phoneNumber: '9000000000' });
  });

  it.each(['{broken', '[]', '{"phoneNumber":"1"}'])('takes %j for nothing', async (text) => {
    const store = createMemoryStore();
    store.set('userDetails:u1', text);
    expect(await start(null, store).details('u1')).toBeNull();
  });
});
