import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { samplePaidRecord, sampleSession } from '../shared/samples';
import { exploreMachine, noGaps } from '../shared/testing/exploreMachine';
import { settled } from '../shared/testing/settled';
import { signInMachine } from './signIn.machine';
import { signInFieldOf } from './signIn.rules';

function start(
  uid: string | null = null,
  loadPaymentHistory = vi.fn().mockResolvedValue([samplePaidRecord]),
) {
  const signIn = vi.fn().mockResolvedValue(sampleSession);
  const signInWithPopup = vi.fn().mockResolvedValue(sampleSession);
  const sendPasswordReset = vi.fn().mockResolvedValue(undefined);
  const startSession = vi.fn();
  const machine = signInMachine.provide({
    actors: {
      signIn: fromPromise(({ input }) => signIn(input)),
      signInWithPopup: fromPromise(({ input }) => signInWithPopup(input)),
      sendPasswordReset: fromPromise(({ input }) => sendPasswordReset(input)),
      loadPaymentHistory: fromPromise(({ input }) => loadPaymentHistory(input)),
    },
    actions: { startSession: (_, params) => startSession(params) },
  });
  const actor = createActor(machine, { input: { uid } }).start();
  const fill = (email = ' asha@example.in', password = 'secret') => {
    actor.send({ type: 'field.edit', field: 'email', value: email });
    actor.send({ type: 'field.edit', field: 'password', value: password });
  };
  return { actor, fill, signIn, signInWithPopup, sendPasswordReset, loadPaymentHistory, startSession };
}

describe('signIn (spec §2, §4, §5)', () => {
  it('fetches the payments of a user whose session started elsewhere, unless it is signing in itself', async () => {
    const { actor } = start();
    actor.send({ type: 'session.found', uid: 'u2' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'checkingPayment', context: { uid: 'u2' } });
    const own = start();
    own.fill();
    own.actor.send({ type: 'signIn.submit' });
    own.actor.send({ type: 'session.found', uid: 'u2' });
    await settled();
    expect(own.actor.getSnapshot().context.uid).toBe(sampleSession.user.uid);
  });

  it('has no gap', () => {
    const findings = exploreMachine(signInMachine, {
      inputs: [{ uid: null }, { uid: 'u1' }],
      events: [
        { type: 'field.edit', field: 'email', value: 'asha@example.in' },
        { type: 'field.edit', field: 'password', value: 'secret' },
        { type: 'remember.toggle' },
        { type: 'signIn.submit' },
        { type: 'provider.choose', provider: 'google' },
        { type: 'password.forget' },
        { type: 'history.retry' },
        { type: 'session.found', uid: 'u1' },
      ],
      effects: {
        signIn: { results: [sampleSession], failures: [{ code: 'invalid-credential' }] },
        signInWithPopup: { results: [sampleSession, null], failures: [{ code: 'popup-blocked' }] },
        sendPasswordReset: { results: [undefined], failures: [{}, { code: 'auth/user-not-found' }] },
        loadPaymentHistory: { results: [[], [samplePaidRecord]], failures: [{}] },
      },
      settle: (context: object) => ({ ...context, refusals: 0 }),
    });
    expect(findings).toMatchObject(noGaps);
  });

  it('signs in while the e-mail for a new password is still being sent, and sends that once', async () => {
    const { actor, fill, sendPasswordReset, startSession } = start();
    sendPasswordReset.mockReturnValue(new Promise(() => {}));
    fill();
    actor.send({ type: 'password.forget' });
    actor.send({ type: 'password.forget' });
    actor.send({ type: 'signIn.submit' });
    await settled();
    expect(startSession).toHaveBeenCalledOnce();
    expect(sendPasswordReset).toHaveBeenCalledOnce();
  });

  it('asks for the email, then the password, before any request', () => {
    const { actor, fill, signIn } = start();
    actor.send({ type: 'signIn.submit' });
    expect(actor.getSnapshot().context.failure).toEqual({ code: 'emailMissing' });
    fill('asha', '');
    actor.send({ type: 'signIn.submit' });
    expect(actor.getSnapshot().context.failure).toEqual({ code: 'emailInvalid' });
    fill('asha@example.in', '');
    actor.send({ type: 'signIn.submit' });
    expect(actor.getSnapshot().context).toMatchObject({ failure: { code: 'passwordMissing' }, refusals: 3 });
    expect(signIn).not.toHaveBeenCalled();
  });

  it('signs in once on a double click, starts the session and drops the password', async () => {
    const { actor, fill, signIn, startSession, loadPaymentHistory } = start();
    fill();
    actor.send({ type: 'signIn.submit' });
    actor.send({ type: 'signIn.submit' });
    await settled();
    expect(signIn.mock.calls).toEqual([
      [{ email: 'asha@example.in', password: 'secret', isRemembered: true }],
    ]);
    expect(startSession.mock.calls).toEqual([[{ session: sampleSession, isRemembered: true }]]);
    expect(loadPaymentHistory).toHaveBeenCalledWith({ uid: 'sample-viewer' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'paid', context: { fields: { password: '' } } });
  });

  it('remembers only where that is ticked', async () => {
    const { actor, fill, startSession } = start();
    fill();
    actor.send({ type: 'remember.toggle' });
    actor.send({ type: 'signIn.submit' });
    await settled();
    expect(startSession).toHaveBeenCalledWith(expect.objectContaining({ isRemembered: false }));
  });

  it.each([
    [{ code: 'invalid-credential' }, { code: 'credentialsWrong' }],
    [{ code: 'auth/too-many-requests' }, { code: 'tooManyAttempts' }],
    [{ code: 'network-request-failed' }, { code: 'identityOffline' }],
    [
      { code: 'brand-new', message: 'Not today' },
      { code: 'signInFailed', detail: 'Not today' },
    ],
    [new Error('a bug'), { code: 'signInFailed' }],
  ])('shows %j as %j', async (error, failure) => {
    const { actor, fill, signIn, startSession } = start();
    signIn.mockRejectedValue(error);
    fill();
    actor.send({ type: 'signIn.submit' });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: { form: { open: { reset: 'idle', popup: 'closed' } } },
      context: { failure },
    });
    expect(startSession).not.toHaveBeenCalled();
  });

  it.each([
    ['google', { code: 'popup-blocked' }, 'popupBlocked'],
    ['google', { code: 'internal-error' }, 'identityInternal'],
    ['google', { code: 'brand-new', message: 'No' }, 'googlePopupFailed'],
    ['google', { code: 'no-user' }, 'userNotFound'],
    ['google', { code: 'no-token' }, 'googleLoginFailed'],
    ['facebook', {}, 'facebookPopupFailed'],
    ['facebook', { code: 'no-token' }, 'facebookLoginFailed'],
  ] as const)('%s pop-up: %j is %s', async (provider, error, code) => {
    const { actor, signInWithPopup } = start();
    signInWithPopup.mockRejectedValue(error);
    actor.send({ type: 'provider.choose', provider });
    await settled();
    expect(actor.getSnapshot().context.failure).toEqual({ code });
  });

  it('opens the pop-up inside the click and leaves the form usable meanwhile', async () => {
    const { actor, fill, signInWithPopup } = start();
    signInWithPopup.mockReturnValue(new Promise(() => {}));
    actor.send({ type: 'provider.choose', provider: 'google' });
    expect(signInWithPopup).toHaveBeenCalledOnce();
    fill();
    actor.send({ type: 'signIn.submit' });
    await settled();
    expect(actor.getSnapshot().value).toBe('paid');
  });

  it('signs in by the pop-up also where a reset email was asked for meanwhile', async () => {
    const { actor, fill, signInWithPopup, sendPasswordReset } = start();
    let complete = (_session: typeof sampleSession) => {};
    const completed = new Promise<typeof sampleSession>((resolve) => {
      complete = resolve;
    });
    signInWithPopup.mockReturnValue(completed);
    fill();
    actor.send({ type: 'provider.choose', provider: 'google' });
    actor.send({ type: 'password.forget' });
    await settled();
    expect(sendPasswordReset).toHaveBeenCalledOnce();
    complete(sampleSession);
    await settled();
    expect(actor.getSnapshot().value).toBe('paid');
  });

  it('remembers whoever comes by a pop-up as was chosen when it was opened, as the identity service does', async () => {
    const { actor, signInWithPopup, startSession } = start();
    actor.send({ type: 'provider.choose', provider: 'google' });
    actor.send({ type: 'remember.toggle' });
    await settled();
    expect(signInWithPopup).toHaveBeenCalledWith({ provider: 'google', isRemembered: true });
    expect(startSession).toHaveBeenCalledWith({ session: sampleSession, isRemembered: true });
  });

  it('lets a second pop-up replace the first without a word', async () => {
    const { actor, signInWithPopup } = start();
    signInWithPopup.mockRejectedValueOnce({ code: 'cancelled-popup-request' });
    actor.send({ type: 'provider.choose', provider: 'google' });
    actor.send({ type: 'provider.choose', provider: 'facebook' });
    await settled();
    expect(signInWithPopup).toHaveBeenLastCalledWith({ provider: 'facebook', isRemembered: true });
    expect(actor.getSnapshot()).toMatchObject({ value: 'paid', context: { failure: null } });
  });

  it('goes back to the form without a word when another page took the pop-up', async () => {
    const { actor, signInWithPopup, startSession } = start();
    signInWithPopup.mockResolvedValue(null);
    actor.send({ type: 'provider.choose', provider: 'google' });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: { form: { open: { reset: 'idle', popup: 'closed' } } },
      context: { failure: null },
    });
    expect(startSession).not.toHaveBeenCalled();
  });

  it('sends the reset email, or asks for the address', async () => {
    const { actor, sendPasswordReset } = start();
    actor.send({ type: 'password.forget' });
    expect(actor.getSnapshot().context.failure).toEqual({ code: 'emailMissing' });
    actor.send({ type: 'field.edit', field: 'email', value: 'asha@example.in' });
    actor.send({ type: 'password.forget' });
    await settled();
    expect(sendPasswordReset.mock.calls).toEqual([[{ email: 'asha@example.in' }]]);
    expect(actor.getSnapshot().context).toMatchObject({ notice: 'passwordResetSent', failure: null });
    actor.send({ type: 'field.edit', field: 'email', value: 'a' });
    expect(actor.getSnapshot().context.notice).toBeNull();
  });

  it('doesn’t say who has an account when a reset email is asked for', async () => {
    const { actor, sendPasswordReset } = start();
    sendPasswordReset.mockRejectedValue({ code: 'auth/user-not-found' });
    actor.send({ type: 'field.edit', field: 'email', value: 'nobody@example.in' });
    actor.send({ type: 'password.forget' });
    await settled();
    expect(actor.getSnapshot().context).toMatchObject({ notice: 'passwordResetSent', failure: null });
  });

  it('says why the reset email was not sent', async () => {
    const { actor, sendPasswordReset } = start();
    sendPasswordReset.mockRejectedValue({});
    actor.send({ type: 'field.edit', field: 'email', value: 'asha@example.in' });
    actor.send({ type: 'password.forget' });
    await settled();
    expect(actor.getSnapshot().context.failure).toEqual({ code: 'passwordResetFailed' });
  });

  it('fetches the payments of a user who is signed in already, and ends unpaid', async () => {
    const loadPaymentHistory = vi.fn().mockResolvedValue([{ ...samplePaidRecord, status: 'expired' }]);
    const { actor, startSession } = start('u1', loadPaymentHistory);
    actor.send({ type: 'history.retry' });
    expect(actor.getSnapshot().value).toBe('checkingPayment');
    await settled();
    expect(loadPaymentHistory.mock.calls).toEqual([[{ uid: 'u1' }]]);
    expect(actor.getSnapshot().value).toBe('unpaid');
    expect(startSession).not.toHaveBeenCalled();
  });

  it('sends nobody to pay while the payment history is unknown', async () => {
    const loadPaymentHistory = vi.fn().mockRejectedValueOnce({ kind: 'offline' });
    const { actor } = start('u1', loadPaymentHistory.mockResolvedValue([samplePaidRecord]));
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'historyFailed',
      context: { failure: { code: 'paymentHistoryFailed' } },
    });
    actor.send({ type: 'history.retry' });
    await settled();
    expect(actor.getSnapshot().value).toBe('paid');
  });
});

describe('signInFieldOf', () => {
  it('places rules at their fields and refusals at none', () => {
    expect(signInFieldOf('emailMissing')).toBe('email');
    expect(signInFieldOf('passwordMissing')).toBe('password');
    expect(signInFieldOf('credentialsWrong')).toBeNull();
  });
});
