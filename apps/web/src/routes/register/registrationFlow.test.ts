import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { Runtime } from '../../runtime';
import { registrationOf } from './registrationFlow';

const started = { user: { uid: 'u1', displayName: 'Asha', email: 'a@b', photoUrl: null }, token: 't' };

function start() {
  const provider = {
    signUp: vi.fn().mockResolvedValue({ ...started, isResumed: false }),
    ready: vi.fn().mockResolvedValue(started.user),
    deleteAccount: vi.fn().mockResolvedValue(undefined),
    signOut: vi.fn().mockResolvedValue(undefined),
    endSignUp: vi.fn(),
  };
  const account = { register: vi.fn().mockResolvedValue({}) };
  const payments = { history: vi.fn().mockResolvedValue({ items: [], skipped: [] }) };
  let uid: string | null = null;
  let report = () => {};
  const session = {
    send: vi.fn(),
    getSnapshot: () => ({ context: { uid } }),
    subscribe(listener: () => void) {
      report = listener;
      return { unsubscribe() {} };
    },
  };
  const signedIn = (next: string | null) => {
    uid = next;
    report();
  };
  const runtime = {
    clients: async () => ({ account, payments }),
    identity: async () => provider,
    queryClient: new QueryClient(),
    session,
    settings: { brand: { termsVersion: '2026-11-23' } },
  } as unknown as Runtime;
  const actor = registrationOf(runtime);
  const fields = { name: 'Asha', email: 'a@b', phone: '919876543210', password: 'Monsoon24' };
  for (const [field, value] of Object.entries({ ...fields, confirmation: fields.password })) {
    actor.send({ type: 'field.edit', field: field as keyof typeof fields, value });
  }
  actor.send({ type: 'registration.submit' });
  return { runtime, actor, provider, account, payments, session, signedIn };
}

describe('registrationOf (spec §5, §7)', () => {
  it('goes from the identity to the server to the session, which it remembers', async () => {
    const { actor, provider, account, payments, session } = start();
    await waitFor(actor, ({ status }) => status === 'done');
    expect(provider.signUp.mock.calls).toEqual([
      [{ name: 'Asha', email: 'a@b', password: 'Monsoon24', remember: true }],
    ]);
    expect(account.register.mock.calls[0]?.[0]).toEqual({
      name: 'Asha',
      email: 'a@b',
      phone: '+919876543210',
      uid: 'u1',
      agreedTerms: '2026-11-23',
    });
    expect(payments.history.mock.calls[0]?.[0]).toBe('u1');
    expect(session.send.mock.calls).toEqual([
      [{ type: 'session.start', session: started, isRemembered: true }],
    ]);
    await vi.waitFor(() => expect(provider.endSignUp.mock.calls).toEqual([['u1']]));
  });

  it('deletes the identity account that the server refused', async () => {
    const { actor, provider, account, session } = start();
    account.register.mockRejectedValue({ kind: 'http', status: 400, detail: 'No' });
    await waitFor(actor, ({ context }) => context.failure !== null && context.session === null);
    expect(provider.deleteAccount.mock.calls).toEqual([['u1']]);
    expect(session.send).not.toHaveBeenCalled();
    expect(provider.endSignUp).not.toHaveBeenCalled();
  });

  it('signs out of an account that an earlier try has created, and deletes nothing', async () => {
    const { actor, provider, account } = start();
    provider.signUp.mockResolvedValue({ ...started, isResumed: true });
    account.register.mockRejectedValue({ kind: 'http', status: 400, detail: 'No' });
    await waitFor(actor, ({ context }) => context.failure !== null && context.session === null);
    expect(provider.signOut.mock.calls).toEqual([['u1']]);
    expect(provider.deleteAccount).not.toHaveBeenCalled();
  });

  it.each([
    ['has just created', false],
    ['goes on with', true],
  ])('leaves signed in who has signed in meanwhile to the account that it %s', async (_, isResumed) => {
    const { actor, provider, account, signedIn } = start();
    provider.signUp.mockResolvedValue({ ...started, isResumed });
    account.register.mockImplementation(async () => {
      signedIn('u1');
      throw { kind: 'http', status: 400 };
    });
    await waitFor(actor, ({ context }) => context.failure !== null && context.session === null);
    expect(provider.signOut).not.toHaveBeenCalled();
    expect(provider.deleteAccount).not.toHaveBeenCalled();
  });

  it('neither registers nor deletes whoever has signed in since, in another tab', async () => {
    const { actor, provider, account } = start();
    provider.ready.mockResolvedValue({ ...started.user, uid: 'u2' });
    await waitFor(actor, ({ context }) => context.failure !== null && context.session === null);
    expect(account.register).not.toHaveBeenCalled();
    expect(provider.deleteAccount.mock.calls).toEqual([['u1']]);
  });

  it('keeps nothing of whoever signs in another way for the next at this page', async () => {
    const { runtime, actor, payments, session, signedIn } = start();
    payments.history.mockRejectedValue({ kind: 'http', status: 500 });
    await waitFor(actor, (state) => state.matches('historyFailed'));
    actor.send({ type: 'page.left' });
    signedIn('u1');
    signedIn(null);
    const { value, context } = registrationOf(runtime).getSnapshot();
    expect({ value, ...context }).toMatchObject({ value: 'editing', session: null, failure: null });
    expect(Object.values(context.fields).join('')).toBe('');
    expect(session.send).not.toHaveBeenCalled();
  });
});
