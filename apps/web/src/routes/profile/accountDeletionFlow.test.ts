import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Runtime } from '../../runtime';
import { accountDeletionOf, provideAccountDeletion } from './accountDeletionFlow';

let window: EventTarget;

beforeEach(() => {
  window = new EventTarget();
  vi.stubGlobal('window', window);
});

/** Whether the browser would ask before it closes the page. */
const isClosingAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

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
    expect(isClosingAsked()).toBe(false);
    await expect.poll(() => deletion.getSnapshot().value).toBe('deleting');
    expect(isClosingAsked()).toBe(true);
    signInBy('google');
    expect(accountDeletionOf(runtime, 'u1')).toBe(deletion);
  });
});

/** A deletion whose response is lost, after which the identity service knows nobody. */
async function loseResponse(endedBy: string | null) {
  const forgetAccount = vi.fn();
  const runtime = {
    session: { getSnapshot: () => ({ context: { endedBy } }), send: vi.fn() },
    identity: async () => ({
      reauthenticate: async () => ({}),
      confirm: async () => {},
      ready: async () => null,
    }),
    clients: async () => ({ personalData: { delete: () => Promise.reject({ kind: 'offline' }) } }),
    loadForgetAccount: async () => forgetAccount,
  } as unknown as Runtime;
  const actor = createActor(provideAccountDeletion(runtime), { input: { uid: 'u1', method: 'google' } });
  actor.start();
  for (const type of ['deletion.open', 'deletion.confirm', 'proof.submit'] as const) actor.send({ type });
  await vi.waitFor(() => {
    const { value } = actor.getSnapshot();
    expect([{ open: 'failed' }, 'deleted']).toContainEqual(value);
  });
  return { value: actor.getSnapshot().value, forgetAccount };
}

describe('a deletion whose response is lost (spec §4)', () => {
  it.each([null, 'identity'])('is done where the identity service ended the session: %s', async (endedBy) => {
    const { value, forgetAccount } = await loseResponse(endedBy);
    expect(value).toBe('deleted');
    expect(isClosingAsked()).toBe(false);
    await vi.waitFor(() => expect(forgetAccount.mock.calls).toEqual([['u1']]));
  });

  it.each(['visitor', 'otherTab'])('is not known to be done after a sign-out: %s', async (endedBy) => {
    const { value, forgetAccount } = await loseResponse(endedBy);
    expect(value).toEqual({ open: 'failed' });
    expect(forgetAccount).not.toHaveBeenCalled();
  });
});
