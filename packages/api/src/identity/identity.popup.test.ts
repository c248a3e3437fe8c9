import { afterAll, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memoryStorage';
import { createIdentity } from './identity';

const thrown = { code: 'auth/brand-new', message: 'Not today' };
const user = { uid: 'u1', getIdToken: () => Promise.reject(thrown) };

vi.mock('firebase/auth', async (importOriginal) => ({
  ...(await importOriginal<typeof import('firebase/auth')>()),
  signInWithPopup: async () => ({ user }),
}));

const identity = createIdentity(
  {
    projectId: 'demo-chalchitra',
    apiKey: 'demo-key',
    authDomain: 'localhost',
    languageCode: 'ta',
  },
  memoryStorage(),
);
afterAll(() => identity.dispose());

it('says of a token that can’t be had that it was not the pop-up that failed, whatever its code (spec §8)', async () => {
  await expect(identity.signInWithPopup({ provider: 'google', remember: true })).rejects.toMatchObject({
    name: 'IdentityError',
    code: 'no-token',
    cause: thrown,
  });
});
