import { describe, expect, it } from 'vitest';
import type { Runtime } from '../../runtime';
import { accountDeletionOf } from './accountDeletionFlow';

/** A page on which each user is signed in by the method that their token names. */
function signedIn() {
  let token = 'password';
  const runtime = {
    session: { getSnapshot: () => ({ context: { token } }) },
    readToken: (signInMethod: string) => ({ signInMethod }),
    clients: () => new Promise(() => {}),
    identity: async () => ({ reauthenticate: async () => true }),
  } as unknown as Runtime;
  const signInBy = (method: string) => {
    token = method;
  };
  return { runtime, signInBy };
}

describe('accountDeletionOf (spec §4)', () => {
  it('is one for a user who stays signed in, and another for another user', () => {
    const { runtime } = signedIn();
    const deletion = accountDeletionOf(runtime, 'u1');
    expect(accountDeletionOf(runtime, 'u1')).toBe(deletion);
    expect(accountDeletionOf(runtime, 'u2')).not.toBe(deletion);
  });

  it('asks for the proof by which the user has signed in since', () => {
    const { runtime, signInBy } = signedIn();
    expect(accountDeletionOf(runtime, 'u1').getSnapshot().context.method).toBe('password');
    signInBy('google');
    expect(accountDeletionOf(runtime, 'u1').getSnapshot().context.method).toBe('google');
  });

  it('goes on where it has begun', async () => {
    const { runtime, signInBy } = signedIn();
    const deletion = accountDeletionOf(runtime, 'u1');
    deletion.send({ type: 'deletion.open' });
    deletion.send({ type: 'deletion.confirm' });
    deletion.send({ type: 'password.edit', value: 'Monsoon24' });
    deletion.send({ type: 'proof.submit' });
    await expect.poll(() => deletion.getSnapshot().value).toBe('deleting');
    signInBy('google');
    expect(accountDeletionOf(runtime, 'u1')).toBe(deletion);
  });
});
