import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Runtime } from '../../runtime';
import { provideSignIn } from './signInFlow';

const started = { user: { uid: 'u1', displayName: 'Asha', email: 'a@b', photoUrl: null }, token: 't' };
const paidRecord = {
  id: 'p',
  status: 'paid',
  orderId: 'family',
  amount: 199,
  createdAt: '',
  paymentLinkId: null,
};

function createRuntime() {
  const provider = {
    signIn: vi.fn().mockResolvedValue(started),
    signInWithPopup: vi.fn().mockResolvedValue(started),
    sendPasswordReset: vi.fn().mockResolvedValue(undefined),
  };
  const session = { send: vi.fn() };
  const payments = { history: vi.fn().mockResolvedValue({ items: [paidRecord], skipped: [] }) };
  const runtime = {
    session,
    queryClient: new QueryClient(),
    clients: async () => ({ payments }),
    identity: async () => provider,
  } as unknown as Runtime;
  return { provider, session, runtime };
}

describe('provideSignIn', () => {
  it('signs in by password and starts the session as it is to be remembered', async () => {
    const { runtime, provider, session } = createRuntime();
    const actor = createActor(provideSignIn(runtime), { input: { uid: null } }).start();
    actor.send({ type: 'field.edit', field: 'email', value: 'a@b' });
    actor.send({ type: 'field.edit', field: 'password', value: 'secret' });
    actor.send({ type: 'remember.toggle' });
    actor.send({ type: 'signIn.submit' });
    await waitFor(actor, ({ value }) => value === 'paid');
    expect(provider.signIn.mock.calls).toEqual([[{ email: 'a@b', password: 'secret', remember: false }]]);
    expect(session.send.mock.calls).toEqual([
      [{ type: 'session.start', session: started, isRemembered: false }],
    ]);
  });

  it('signs in by pop-up', async () => {
    const { runtime, provider } = createRuntime();
    const actor = createActor(provideSignIn(runtime), { input: { uid: null } }).start();
    actor.send({ type: 'provider.choose', provider: 'facebook' });
    await waitFor(actor, ({ value }) => value === 'paid');
    expect(provider.signInWithPopup.mock.calls).toEqual([[{ provider: 'facebook', remember: true }]]);
  });

  it('sends the password reset', async () => {
    const { runtime, provider } = createRuntime();
    const actor = createActor(provideSignIn(runtime), { input: { uid: null } }).start();
    actor.send({ type: 'field.edit', field: 'email', value: 'a@b' });
    actor.send({ type: 'password.forget' });
    await waitFor(actor, ({ context }) => context.notice !== null);
    expect(provider.sendPasswordReset.mock.calls).toEqual([['a@b']]);
  });
});
