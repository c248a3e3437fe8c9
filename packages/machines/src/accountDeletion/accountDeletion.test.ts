import type { SignInMethod } from '@chalchitra/api/types';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exploreMachine, noGaps } from '../shared/testing/exploreMachine';
import { settled } from '../shared/testing/settled';
import { accountDeletionMachine } from './accountDeletion.machine';
import { deletionFieldOf } from './accountDeletion.rules';

function start(method: SignInMethod = 'password') {
  const reauthenticate = vi.fn().mockResolvedValue(true);
  const deleteAccount = vi.fn().mockResolvedValue(undefined);
  const isAccountGone = vi.fn().mockResolvedValue(false);
  const endSession = vi.fn();
  const actor = createActor(
    accountDeletionMachine.provide({
      actors: {
        reauthenticate: fromPromise(({ input }) => reauthenticate(input)),
        deleteAccount: fromPromise(({ input }) => deleteAccount(input)),
        isAccountGone: fromPromise(() => isAccountGone()),
      },
      actions: { endSession: (_, params) => endSession(params.uid) },
    }),
    { input: { uid: 'u1', method } },
  ).start();
  return { actor, reauthenticate, deleteAccount, isAccountGone, endSession };
}

function startProving(method?: SignInMethod) {
  const started = start(method);
  started.actor.send({ type: 'deletion.open' });
  started.actor.send({ type: 'deletion.confirm' });
  return started;
}

async function submit({ actor }: ReturnType<typeof start>, password = 'Monsoon24') {
  actor.send({ type: 'password.edit', value: password });
  actor.send({ type: 'proof.submit' });
  await settled();
}

describe('the deletion of an account (spec §4, §8)', () => {
  it('has no gap', () => {
    const findings = exploreMachine(accountDeletionMachine, {
      inputs: [
        { uid: 'u1', method: 'password' },
        { uid: 'u1', method: 'google' },
      ],
      events: [
        { type: 'deletion.open' },
        { type: 'deletion.confirm' },
        { type: 'deletion.cancel' },
        { type: 'deletion.retry' },
        { type: 'password.edit', value: 'Monsoon24' },
        { type: 'proof.submit' },
        { type: 'page.left' },
      ],
      effects: {
        reauthenticate: { results: [true, false], failures: [{ code: 'wrong-password' }] },
        deleteAccount: {
          results: [undefined],
          failures: [{ kind: 'http', status: 403 }, { kind: 'http', status: 500 }, { kind: 'offline' }],
        },
        isAccountGone: { results: [true, false], failures: [{ code: 'network-request-failed' }] },
      },
      settle: (context: { refusals: number }) => ({ ...context, refusals: 0 }),
    });
    expect(findings).toMatchObject(noGaps);
  });

  it('asks twice, deletes and ends the session', async () => {
    const started = startProving();
    await submit(started);
    expect(started.reauthenticate.mock.calls).toEqual([[{ method: 'password', password: 'Monsoon24' }]]);
    expect(started.deleteAccount.mock.calls).toEqual([[{ uid: 'u1' }]]);
    expect(started.actor.getSnapshot()).toMatchObject({
      value: 'deleted',
      status: 'done',
      context: { password: '' },
    });
    expect(started.endSession.mock.calls).toEqual([['u1']]);
  });

  it('wants a password, and the right one', async () => {
    const started = startProving();
    await submit(started, '');
    expect(started.reauthenticate).not.toHaveBeenCalled();
    expect(started.actor.getSnapshot().context.failure).toEqual({ code: 'passwordMissing' });
    started.reauthenticate.mockRejectedValueOnce({ code: 'wrong-password' });
    await submit(started, 'Wrong123');
    expect(started.deleteAccount).not.toHaveBeenCalled();
    expect(started.actor.getSnapshot()).toMatchObject({
      value: { open: 'proving' },
      context: { failure: { code: 'passwordWrong' }, refusals: 2 },
    });
    await submit(started);
    expect(started.actor.getSnapshot().value).toBe('deleted');
  });

  it('takes the provider’s word, of the same account alone', async () => {
    const started = startProving('google');
    started.reauthenticate.mockRejectedValueOnce({ code: 'user-mismatch' });
    started.actor.send({ type: 'proof.submit' });
    await settled();
    expect(started.actor.getSnapshot().context.failure).toEqual({ code: 'accountMismatch' });
    started.actor.send({ type: 'proof.submit' });
    started.actor.send({ type: 'proof.submit' });
    await settled();
    expect(started.reauthenticate).toHaveBeenCalledTimes(3);
    expect(started.actor.getSnapshot().value).toBe('deleted');
    expect(started.deleteAccount).toHaveBeenCalledOnce();
  });

  it('can be given up until it has begun, and forgets the password', async () => {
    for (const type of ['deletion.cancel', 'page.left'] as const) {
      const started = startProving();
      started.actor.send({ type: 'password.edit', value: 'Monsoon24' });
      started.actor.send({ type: 'proof.submit' });
      started.actor.send({ type });
      await settled();
      expect(started.actor.getSnapshot()).toMatchObject({ value: 'closed', context: { password: '' } });
      expect(started.deleteAccount).not.toHaveBeenCalled();
    }
  });

  it('goes on once it has begun, though the page is left', async () => {
    const started = startProving();
    let done: () => void = () => {};
    started.deleteAccount.mockReturnValueOnce(
      new Promise<void>((resolve) => {
        done = resolve;
      }),
    );
    await submit(started);
    started.actor.send({ type: 'page.left' });
    started.actor.send({ type: 'deletion.cancel' });
    expect(started.actor.getSnapshot().value).toBe('deleting');
    done();
    await settled();
    expect(started.actor.getSnapshot().value).toBe('deleted');
  });

  it('asks for the proof again where the server finds it too old', async () => {
    const started = startProving();
    started.deleteAccount.mockRejectedValueOnce({ kind: 'http', status: 403 });
    await submit(started);
    expect(started.actor.getSnapshot()).toMatchObject({
      value: { open: 'proving' },
      context: { failure: { code: 'proofTooOld' }, refusals: 1 },
    });
  });

  it('says that nothing came of it, and can be tried again', async () => {
    const started = startProving();
    started.deleteAccount.mockRejectedValueOnce({ kind: 'http', status: 503 });
    await submit(started);
    expect(started.isAccountGone).not.toHaveBeenCalled();
    expect(started.actor.getSnapshot()).toMatchObject({
      value: { open: 'failed' },
      context: { failure: { code: 'accountDeletionFailed' } },
    });
    started.actor.send({ type: 'deletion.retry' });
    await settled();
    expect(started.actor.getSnapshot().value).toBe('deleted');
  });

  it.each([
    ['a lost response', { kind: 'offline' }],
    ['a repetition that is refused', { kind: 'http', status: 401 }],
  ])('looks after %s whether the account is gone', async (_, error) => {
    const gone = startProving();
    gone.deleteAccount.mockRejectedValueOnce(error);
    gone.isAccountGone.mockResolvedValueOnce(true);
    await submit(gone);
    expect(gone.endSession).toHaveBeenCalledOnce();

    const there = startProving();
    there.deleteAccount.mockRejectedValueOnce(error);
    await submit(there);
    expect(there.actor.getSnapshot().value).toEqual({ open: 'failed' });
    expect(there.endSession).not.toHaveBeenCalled();
  });
});

describe('deletionFieldOf', () => {
  it('places what is about the password at its field', () => {
    expect(deletionFieldOf('passwordMissing')).toBe('password');
    expect(deletionFieldOf('passwordWrong')).toBe('password');
    expect(deletionFieldOf('accountDeletionFailed')).toBeNull();
  });
});
