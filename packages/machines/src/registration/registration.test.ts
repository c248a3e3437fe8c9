import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { samplePaidRecord, sampleSession } from '../shared/samples';
import { exploreMachine, noGaps } from '../shared/testing/exploreMachine';
import { settled } from '../shared/testing/settled';
import { REGISTER_RETRY_MS } from './registration.constants';
import { registrationMachine } from './registration.machine';

const fields = {
  name: 'Asha Rao ',
  email: ' asha@example.in',
  phone: '919876543210',
  password: 'Monsoon2026',
  confirmation: 'Monsoon2026',
} as const;

const newAccount = { ...sampleSession, isResumed: false };
const resumedAccount = { ...sampleSession, isResumed: true };
const undone = { uid: sampleSession.user.uid, isResumed: false };

function start() {
  const clock = new SimulatedClock();
  const createAccount = vi.fn().mockResolvedValue(newAccount);
  const register = vi.fn().mockResolvedValue(undefined);
  const undoSignUp = vi.fn().mockResolvedValue(undefined);
  const loadPaymentHistory = vi.fn().mockResolvedValue([]);
  const startSession = vi.fn();
  const machine = registrationMachine.provide({
    actors: {
      createAccount: fromPromise(({ input }) => createAccount(input)),
      register: fromPromise(({ input }) => register(input)),
      undoSignUp: fromPromise(({ input }) => undoSignUp(input)),
      loadPaymentHistory: fromPromise(({ input }) => loadPaymentHistory(input)),
      watchAccount: fromCallback(() => {}),
    },
    actions: { startSession: (_, params) => startSession(params) },
  });
  const actor = createActor(machine, { clock }).start();
  const fill = () => {
    for (const field of ['name', 'email', 'phone', 'password', 'confirmation'] as const) {
      actor.send({ type: 'field.edit', field, value: fields[field] });
    }
  };
  return { actor, clock, createAccount, register, undoSignUp, loadPaymentHistory, startSession, fill };
}

const secondSession = { ...sampleSession, user: { ...sampleSession.user, uid: 'u2' } };
const secondAccount = { ...secondSession, isResumed: false };

/** An account that was created, and could be neither registered nor deleted. */
async function startWithLeftover() {
  const started = start();
  started.createAccount.mockResolvedValueOnce(newAccount).mockResolvedValue(secondAccount);
  started.register.mockRejectedValueOnce({ kind: 'http', status: 503 });
  started.undoSignUp.mockRejectedValueOnce({ code: 'network-request-failed' });
  started.fill();
  started.actor.send({ type: 'registration.submit' });
  await settled();
  expect(started.actor.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { failure: { code: 'registrationFailed' } },
  });
  return started;
}

describe('registration (spec §2, §4, §5, §7, §8)', () => {
  it('has no gap', () => {
    const findings = exploreMachine(registrationMachine, {
      events: [
        ...Object.entries(fields).map(([field, value]) => ({ type: 'field.edit', field, value })),
        { type: 'registration.submit' },
        { type: 'history.retry' },
        { type: 'page.left' },
        { type: 'account.changed', uid: null },
        { type: 'account.changed', uid: 'another' },
      ],
      effects: {
        createAccount: {
          results: [newAccount, resumedAccount],
          failures: [{ code: 'email-already-in-use' }],
        },
        register: {
          results: [undefined],
          failures: [{ kind: 'timeout' }, { kind: 'http', status: 409 }, { kind: 'http', status: 500 }],
        },
        undoSignUp: { results: [undefined], failures: [{}] },
        loadPaymentHistory: { results: [[], [samplePaidRecord]], failures: [{ kind: 'offline' }] },
      },
      settle: (context: { refusals: number }) => ({ ...context, refusals: 0 }),
      listeners: ['watchAccount'],
    });
    expect(findings).toMatchObject(noGaps);
  });

  it('formats the phone number as it is typed', () => {
    const { actor } = start();
    actor.send({ type: 'field.edit', field: 'phone', value: '919876543210' });
    expect(actor.getSnapshot().context.fields.phone).toBe('+91 9876543210');
  });

  it('keeps what was typed when the page is left, but for the passwords', () => {
    const { actor, fill } = start();
    fill();
    actor.send({ type: 'page.left' });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { fields: { name: 'Asha Rao ', phone: '+91 9876543210', password: '', confirmation: '' } },
    });
  });

  it('goes on when the page is left in the middle', async () => {
    const { actor, fill, register, startSession } = start();
    fill();
    actor.send({ type: 'registration.submit' });
    actor.send({ type: 'page.left' });
    await settled();
    expect(register).toHaveBeenCalledOnce();
    expect(startSession).toHaveBeenCalledOnce();
  });

  it('keeps no password once the page is left while the account is being created, nor at the end', async () => {
    const { actor, fill, createAccount } = start();
    createAccount.mockRejectedValueOnce({ code: 'email-already-in-use' });
    fill();
    actor.send({ type: 'registration.submit' });
    actor.send({ type: 'page.left' });
    await settled();
    const withoutPasswords = { value: 'editing', context: { fields: { password: '', confirmation: '' } } };
    expect(actor.getSnapshot()).toMatchObject(withoutPasswords);
    fill();
    actor.send({ type: 'registration.submit' });
    await settled();
    expect(createAccount).toHaveBeenLastCalledWith(expect.objectContaining({ password: 'Monsoon2026' }));
    expect(actor.getSnapshot()).toMatchObject({ ...withoutPasswords, value: 'unpaid' });
  });

  it.each(['editing', 'checkingPayment', 'historyFailed'])(
    'starts over when somebody signs in another way: %s',
    async (value) => {
      const { actor, fill, loadPaymentHistory, startSession } = start();
      const blank = actor.getSnapshot().context;
      if (value === 'checkingPayment') loadPaymentHistory.mockReturnValue(new Promise(() => {}));
      else loadPaymentHistory.mockRejectedValue({ kind: 'http', status: 500 });
      fill();
      if (value !== 'editing') actor.send({ type: 'registration.submit' });
      await settled();
      actor.send({ type: 'account.changed', uid: null });
      expect(actor.getSnapshot().value).toBe(value);
      actor.send({ type: 'account.changed', uid: 'another' });
      expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: blank });
      expect(startSession).not.toHaveBeenCalled();
    },
  );

  it('goes on with a call that is under way when somebody signs in another way', async () => {
    const { actor, fill, register } = start();
    register.mockReturnValue(new Promise(() => {}));
    fill();
    actor.send({ type: 'registration.submit' });
    await settled();
    actor.send({ type: 'account.changed', uid: 'another' });
    expect(actor.getSnapshot().value).toEqual({ registering: 'sending' });
  });

  it('refuses by the first broken rule, counts refusals and forgets the failure on editing', () => {
    const { actor, createAccount } = start();
    actor.send({ type: 'registration.submit' });
    actor.send({ type: 'registration.submit' });
    expect(actor.getSnapshot().context).toMatchObject({ failure: { code: 'nameInvalid' }, refusals: 2 });
    actor.send({ type: 'field.edit', field: 'name', value: 'Asha' });
    expect(actor.getSnapshot().context.failure).toBeNull();
    expect(createAccount).not.toHaveBeenCalled();
  });

  it('creates the account once, registers it and starts the session at the end of the whole flow', async () => {
    const { actor, fill, createAccount, register, loadPaymentHistory, startSession } = start();
    fill();
    actor.send({ type: 'registration.submit' });
    actor.send({ type: 'registration.submit' });
    expect(startSession).not.toHaveBeenCalled();
    await settled();
    expect(createAccount.mock.calls).toEqual([
      [{ name: 'Asha Rao', email: 'asha@example.in', password: 'Monsoon2026' }],
    ]);
    expect(register.mock.calls).toEqual([
      [{ name: 'Asha Rao', email: 'asha@example.in', phone: '+919876543210', uid: 'sample-viewer' }],
    ]);
    expect(loadPaymentHistory).toHaveBeenCalledWith({ uid: 'sample-viewer' });
    expect(actor.getSnapshot().value).toBe('unpaid');
    expect(startSession.mock.calls).toEqual([[{ session: sampleSession }]]);
  });

  it('knows a person who has paid already', async () => {
    const { actor, fill, loadPaymentHistory } = start();
    loadPaymentHistory.mockResolvedValue([samplePaidRecord]);
    fill();
    actor.send({ type: 'registration.submit' });
    await settled();
    expect(actor.getSnapshot().value).toBe('paid');
  });

  it.each([
    [{ code: 'email-already-in-use', message: 'Firebase: …' }, { code: 'emailTaken' }],
    [
      { code: 'something-new', message: 'Provider says no' },
      { code: 'accountFailed', detail: 'Provider says no' },
    ],
    [{}, { code: 'accountFailed' }],
  ])('shows the identity service failure %j', async (error, failure) => {
    const { actor, fill, createAccount, undoSignUp, register } = start();
    createAccount.mockRejectedValue(error);
    fill();
    actor.send({ type: 'registration.submit' });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { failure } });
    expect(register).not.toHaveBeenCalled();
    expect(undoSignUp).not.toHaveBeenCalled();
  });

  it.each([
    [
      { kind: 'http', status: 400, detail: 'Phone taken' },
      { code: 'registrationFailed', detail: 'Phone taken' },
    ],
    [{ kind: 'http', status: 500 }, { code: 'registrationFailed' }],
  ])('deletes the identity account when the server refuses with %j', async (error, failure) => {
    const { actor, fill, register, undoSignUp, startSession } = start();
    register.mockRejectedValue(error);
    fill();
    actor.send({ type: 'registration.submit' });
    await settled();
    expect(undoSignUp.mock.calls).toEqual([[undone]]);
    expect(register).toHaveBeenCalledOnce();
    expect(startSession).not.toHaveBeenCalled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { failure, session: null } });
  });

  it('keeps the reason when the account cannot be deleted either', async () => {
    const { actor, fill, register, undoSignUp } = start();
    register.mockRejectedValue({ kind: 'http', status: 400, detail: 'Phone taken' });
    undoSignUp.mockRejectedValue({ code: 'network-request-failed' });
    fill();
    actor.send({ type: 'registration.submit' });
    await settled();
    expect(actor.getSnapshot().context.failure).toEqual({
      code: 'registrationFailed',
      detail: 'Phone taken',
    });
  });

  it('deletes an account that was left behind before it creates the next', async () => {
    const { actor, createAccount, register, undoSignUp, startSession } = await startWithLeftover();
    actor.send({ type: 'registration.submit' });
    await settled();
    expect(undoSignUp.mock.calls).toEqual([[undone], [undone]]);
    expect(createAccount).toHaveBeenCalledTimes(2);
    const [, deleted = 0] = undoSignUp.mock.invocationCallOrder;
    const [, created = 0] = createAccount.mock.invocationCallOrder;
    expect(deleted).toBeLessThan(created);
    expect(register).toHaveBeenLastCalledWith(expect.objectContaining({ uid: 'u2' }));
    expect(actor.getSnapshot().value).toBe('unpaid');
    expect(startSession.mock.calls).toEqual([[{ session: secondSession }]]);
  });

  it('says why no account can be created while another is left behind, and deletes that later', async () => {
    const { actor, createAccount, undoSignUp } = await startWithLeftover();
    undoSignUp.mockRejectedValueOnce({ code: 'network-request-failed' });
    createAccount.mockReset().mockRejectedValueOnce({ code: 'network-request-failed' });
    createAccount.mockResolvedValue(secondAccount);
    actor.send({ type: 'registration.submit' });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { failure: { code: 'identityOffline' }, session: sampleSession },
    });
    actor.send({ type: 'registration.submit' });
    await settled();
    expect(undoSignUp).toHaveBeenCalledTimes(3);
    expect(actor.getSnapshot().value).toBe('unpaid');
  });

  it('creates no account without a password where the page is left while another is deleted', async () => {
    const { actor, createAccount } = await startWithLeftover();
    actor.send({ type: 'registration.submit' });
    actor.send({ type: 'page.left' });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { fields: { password: '', confirmation: '' }, failure: null },
    });
    expect(createAccount).toHaveBeenCalledOnce();
  });

  it.each([
    ['succeeds', undefined, 'unpaid', 0],
    ['says that it has the person already', { kind: 'http', status: 409 }, 'unpaid', 0],
    ['is lost again', { kind: 'offline' }, 'editing', 1],
  ])(
    'sends the request again after a lost response; the second one %s',
    async (_, second, value, deletions) => {
      const { actor, clock, fill, register, undoSignUp } = start();
      register.mockRejectedValueOnce({ kind: 'timeout' });
      if (second !== undefined) register.mockRejectedValueOnce(second);
      fill();
      actor.send({ type: 'registration.submit' });
      await settled();
      expect(undoSignUp).not.toHaveBeenCalled();
      clock.increment(REGISTER_RETRY_MS);
      await settled();
      expect(register).toHaveBeenCalledTimes(2);
      expect(actor.getSnapshot().value).toBe(value);
      expect(undoSignUp).toHaveBeenCalledTimes(deletions);
    },
  );

  it.each([
    ['takes it', undefined, 'unpaid', 1],
    ['says that it has the person already', { kind: 'http', status: 409 }, 'unpaid', 1],
    ['refuses it', { kind: 'http', status: 400 }, 'editing', 1],
    ['gives no response', { kind: 'timeout' }, 'editing', 2],
  ])(
    'registers an account that an earlier page has created, and signs it out where that fails; the server %s',
    async (_, failure, value, calls) => {
      const { actor, clock, fill, createAccount, register, undoSignUp } = start();
      createAccount.mockResolvedValue(resumedAccount);
      if (failure !== undefined) register.mockRejectedValue(failure);
      fill();
      actor.send({ type: 'registration.submit' });
      await settled();
      clock.increment(REGISTER_RETRY_MS);
      await settled();
      expect(register).toHaveBeenCalledTimes(calls);
      expect(actor.getSnapshot().value).toBe(value);
      expect(undoSignUp.mock.calls).toEqual(value === 'editing' ? [[{ ...undone, isResumed: true }]] : []);
    },
  );

  it('sends nobody to pay while the payment history is unknown', async () => {
    const { actor, fill, loadPaymentHistory, startSession } = start();
    loadPaymentHistory.mockRejectedValueOnce({ kind: 'offline' });
    fill();
    actor.send({ type: 'registration.submit' });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'historyFailed',
      context: { failure: { code: 'paymentHistoryFailed' } },
    });
    actor.send({ type: 'history.retry' });
    await settled();
    expect(actor.getSnapshot().value).toBe('unpaid');
    expect(startSession).toHaveBeenCalledOnce();
  });
});
